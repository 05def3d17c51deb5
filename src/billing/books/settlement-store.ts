import type { Knex } from 'knex'
import type { settlementOutcomes } from '../../shared/settlement.ts'
import { isOfOrder, isSent } from '../orders/index.ts'
import type { FileLine, Heads } from './read-file.ts'

type Outcome = (typeof settlementOutcomes)[number]

export interface SettlementRow {
  id: number
  luc: Date
  /** The first and the last day of the file. */
  tu: string
  den: string
  /** The heads of the columns that were read. */
  cot: Heads
}

export interface SettlementLine {
  id: number
  /** The number of the line; null for a payment that the file lacks. */
  dong: number | null
  ma_don: string
  so_tien: number | null
  ma_giao_dich: string | null
  ngay: string
  /** The amount that is recorded here; null where there is no such order. */
  da_ghi: number | null
  /** When the difference was closed: by a later file, or by an admin with a note. */
  dong_luc: Date | null
  ghi_chu: string | null
}

export async function lastHeads(db: Knex): Promise<Heads> {
  return (await db('settlements').orderBy('id', 'desc').first('columns'))?.columns ?? {}
}

interface NewSettlement {
  at: Date
  actor: number
  file_hash: Buffer
  columns: Heads
  first_day: string
  last_day: string
}

/** A second upload of the same file waits here until the first is compared. */
export async function insertSettlement(tx: Knex, file: NewSettlement): Promise<{ id: number; isNew: boolean }> {
  const none = { khop: 0, lech: 0, la: 0, thieu: 0 }
  const [made] = await tx('settlements')
    .insert({ ...file, columns: JSON.stringify(file.columns), ...none })
    .onConflict('file_hash')
    .ignore()
    .returning('id')
  if (made) return { id: made.id, isNew: true }
  return { ...(await tx('settlements').where({ file_hash: file.file_hash }).first('id')), isNew: false }
}

/** What VNPay took for an order: its price where it was paid, what was sent back where it was refunded from a review. */
const taken = `case when orders.trang_thai in ('paid', 'refunded') and payment_day is not null then orders.so_tien
  else coalesce((select sum(so_tien)::bigint from refunds
                 where order_id = orders.id and of_review and ${isOfOrder} and ${isSent}), 0) end`
/** Of the n-th line of an amount that went back: the amount where there are as many refunds of it, else 0. */
const sentBack = `case when nth_back <= (select count(*) from refunds
  where order_id = orders.id and ${isSent} and so_tien = -file.so_tien)
  then file.so_tien else 0 end`

/**
 * Compares each line with its order, and then the paid orders of the days of the file with its lines. A line with a minus
 * is a refund, and a second one of its amount another refund. A further line of money in for an order is what its buyer
 * paid twice, or money that is not recorded here. What earlier files left open about an order of this file is closed:
 * this file is newer.
 */
export async function compareLines(tx: Knex, id: number, lines: FileLine[], now: Date): Promise<void> {
  const file = `jsonb_to_recordset(:lines::jsonb) as file (line int, ma_don text, so_tien bigint, ma_giao_dich text, ngay date)`
  const given = { id, lines: JSON.stringify(lines), now }
  await tx.raw(
    `with file as materialized (
       select * from ${file}
     ), paired as (
       select file.*, orders.id as order_id, second.so_tien as paid_again,
              row_number() over (partition by ma_don, file.so_tien < 0, second.id order by line) as nth,
              row_number() over (partition by ma_don, file.so_tien order by line) as nth_back
       from file left join orders on vnp_txn_ref = ma_don and transfer_reference is null
         left join second_payments second on second.order_id = orders.id and second.transaction_no = ma_giao_dich
     ), known as (
       select file.*,
              case when file.so_tien < 0 then ${sentBack} when nth > 1 then 0
                   -- what was set apart of a transaction stands in the file as one amount with the rest of it
                   when paid_again is null or ma_giao_dich = orders.transaction_no then coalesce(paid_again, 0) + ${taken}
                   else paid_again end as expected
       from paired file left join orders on orders.id = order_id
     )
     insert into settlement_lines (settlement_id, line, ma_don, so_tien, ma_giao_dich, ngay, ket_qua, da_ghi)
     select :id, line, ma_don, so_tien, ma_giao_dich, ngay,
            case when order_id is null then 'la' when so_tien = expected then 'khop' else 'lech' end,
            case when order_id is not null then expected end
     from known order by line`,
    given,
  )
  await tx.raw(
    `with file as materialized (select * from ${file})
     insert into settlement_lines (settlement_id, ma_don, ma_giao_dich, ngay, ket_qua, da_ghi)
     select :id, vnp_txn_ref, transaction_no, payment_day, 'thieu', so_tien from orders
     where trang_thai in ('paid', 'refunded') and so_tien > 0 and transfer_reference is null
       and payment_day in (select ngay from file where so_tien > 0)
       and not exists (select from file where ma_don = vnp_txn_ref)
       -- VNPay may count the minutes around midnight to the other day
       and not exists (select from settlement_lines where ma_don = vnp_txn_ref and ket_qua in ('khop', 'lech'))
     order by payment_day, id`,
    given,
  )
  await tx.raw(
    `update settlement_lines earlier set closed_at = :now, closed_by = :id
     where ket_qua <> 'khop' and closed_at is null and settlement_id <> :id
       and exists (select from settlement_lines newer where newer.settlement_id = :id and newer.ma_don = earlier.ma_don)`,
    given,
  )
}

/** Counts the lines of the file and keeps the numbers with it. */
export async function saveCounts(tx: Knex, id: number): Promise<Record<Outcome, number>> {
  const { rows } = await tx.raw(
    `update settlements set (khop, lech, la, thieu) = (
       select count(*) filter (where ket_qua = 'khop'), count(*) filter (where ket_qua = 'lech'),
              count(*) filter (where ket_qua = 'la'), count(*) filter (where ket_qua = 'thieu')
       from settlement_lines where settlement_id = settlements.id)
     where id = ? returning khop, lech, la, thieu`,
    [id],
  )
  return rows[0]
}

export async function findSettlement(db: Knex, id: number): Promise<SettlementRow | undefined> {
  return db('settlements')
    .where({ id })
    .first({ id: 'id', luc: 'at', tu: 'first_day', den: 'last_day', cot: 'columns' })
}

const shown = {
  id: 'id',
  dong: 'line',
  ma_don: 'ma_don',
  so_tien: 'so_tien',
  ma_giao_dich: 'ma_giao_dich',
  ngay: 'ngay',
  da_ghi: 'da_ghi',
  dong_luc: 'closed_at',
  ghi_chu: 'note',
}

type Judged = SettlementLine & { ket_qua: Outcome }

export async function linesOfSettlement(db: Knex, settlement_id: number): Promise<Judged[]> {
  return db('settlement_lines')
    .where({ settlement_id })
    .orderBy('id')
    .select({ ...shown, ket_qua: 'ket_qua' })
}

export async function findLine(db: Knex, id: number): Promise<(Judged & { doi_soat_id: number }) | undefined> {
  return db('settlement_lines')
    .where({ id })
    .first({ ...shown, ket_qua: 'ket_qua', doi_soat_id: 'settlement_id' })
}

/** False if it does not wait any more. */
export async function closeByHand(tx: Knex, id: number, note: string, closed_at: Date): Promise<boolean> {
  const open = tx('settlement_lines').where({ id, closed_at: null }).whereNot({ ket_qua: 'khop' })
  return (await open.update({ closed_at, note })) === 1
}
