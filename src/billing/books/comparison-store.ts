import type { Knex } from 'knex'
import { isOfOrder, isSent } from '../orders/index.ts'
import type { FileLine } from './read-file.ts'

/** What VNPay took for an order: what of its price was paid, what was sent back where it was refunded from a review. */
const taken = `case when orders.trang_thai in ('paid', 'refunded') and payment_day is not null then orders.da_thu
  else coalesce((select sum(so_tien)::bigint from refunds
                 where order_id = orders.id and of_review and ${isOfOrder} and ${isSent}), 0) end`
/** Of the n-th line of an amount that went back: the amount where there are as many refunds of it, else 0. */
const sentBack = `case when nth_back <= (select count(*) from refunds
  where order_id = orders.id and ${isSent} and so_tien = -file.so_tien)
  then file.so_tien else 0 end`

/** A statement for all lines of a file of 5 MB would take longer than a statement may. */
const portion = 5_000

/** The lines of one order are judged together, so that a portion ends where those of an order do. */
function* portionsOf(lines: FileLine[]): Iterable<FileLine[]> {
  const byOrder = lines.toSorted((a, b) => (a.ma_don < b.ma_don ? -1 : a.ma_don > b.ma_don ? 1 : 0))
  for (let from = 0, to = 0; from < byOrder.length; from = to) {
    to = Math.min(from + portion, byOrder.length)
    while (to < byOrder.length && isOfSameOrder(byOrder[to - 1]!, byOrder[to]!)) to++
    yield byOrder.slice(from, to)
  }
}

function isOfSameOrder(line: FileLine, next: FileLine): boolean {
  return next.ma_don !== '' && line.ma_don === next.ma_don
}

/**
 * Compares each line with its order. A line with a minus is a refund, and a second one of its amount another refund. A
 * further line of money in for an order is what its buyer paid twice, or money that is not recorded here.
 */
export async function compareLines(tx: Knex, id: number, lines: FileLine[]): Promise<void> {
  for (const some of portionsOf(lines)) await comparePortion(tx, id, some)
}

async function comparePortion(tx: Knex, id: number, lines: FileLine[]): Promise<void> {
  await tx.raw(
    `with file as materialized (
       select * from jsonb_to_recordset(:lines::jsonb)
         as file (line int, ma_don text, so_tien bigint, ma_giao_dich text, ngay date)
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
    { id, lines: JSON.stringify(lines) },
  )
}

/** Of a line: whether it is what its buyer paid twice, which says nothing about the payment of the order. */
const isSecond = (line: string) => `exists (
  select from second_payments second join orders its_order on its_order.id = second.order_id
  where its_order.vnp_txn_ref = ${line}.ma_don and second.transaction_no = ${line}.ma_giao_dich
    and second.transaction_no is distinct from its_order.transaction_no)`

/**
 * Finds the payments that the file lacks, from its first day to its last, also on a day of which it has no line. A file
 * of refunds alone is not expected to have any.
 */
export async function findMissing(tx: Knex, id: number): Promise<void> {
  await tx.raw(
    `insert into settlement_lines (settlement_id, ma_don, ma_giao_dich, ngay, ket_qua, da_ghi)
     select file.id, vnp_txn_ref, transaction_no, payment_day, 'thieu', da_thu
     from settlements file join orders on payment_day between first_day and last_day
     where file.id = :id and exists (select from settlement_lines where settlement_id = file.id and so_tien >= 0)
       and trang_thai in ('paid', 'refunded') and so_tien > 0 and transfer_reference is null
       -- in any file: VNPay may count the minutes around midnight to the other day
       and not exists (select from settlement_lines line
                       where ma_don = vnp_txn_ref and ket_qua in ('khop', 'lech') and line.so_tien >= 0
                         and not ${isSecond('line')})
     order by payment_day, orders.id`,
    { id },
  )
}

/** Whether this comparison of a file says the same as that one. */
export async function saysTheSame(tx: Knex, id: number, earlier: number): Promise<boolean> {
  const of = (file: string) =>
    `select line, ma_don, ket_qua, da_ghi from settlement_lines where settlement_id = ${file}`
  const { rows } = await tx.raw(
    `select not exists ((${of(':id')} except all ${of(':earlier')}) union all (${of(':earlier')} except all ${of(':id')}))
       as same`,
    { id, earlier },
  )
  return rows[0].same
}

/**
 * Closes what earlier files left open about the same money, as this file is newer: the payment of an order, or a refund
 * of it, known by the number of its transaction, else by its day. A payment that was missing is there, or missing again.
 * What names no order is known by its amount too.
 */
export async function closeEarlier(tx: Knex, id: number, now: Date): Promise<void> {
  const { first, last } = await tx('settlement_lines')
    .where({ settlement_id: id })
    .first(tx.raw('min(id) as first, max(id) as last'))
  for (let from = first; from <= last; from += portion) {
    await closeByPortion(tx, { id, now, from, to: from + portion - 1 })
  }
}

interface Portion {
  id: number
  now: Date
  /** The first and the last line of the newer file, by their ids. */
  from: number
  to: number
}

async function closeByPortion(tx: Knex, given: Portion): Promise<void> {
  await tx.raw(
    `update settlement_lines earlier set closed_at = :now, closed_by = :id
     where ket_qua <> 'khop' and closed_at is null and settlement_id <> :id
       and exists (
         select from settlement_lines newer
         where newer.settlement_id = :id and newer.id between :from and :to and newer.ma_don = earlier.ma_don
           and (coalesce(newer.so_tien, 0) < 0) = (coalesce(earlier.so_tien, 0) < 0)
           and (earlier.ket_qua = 'thieu' and not ${isSecond('newer')} or coalesce(newer.ma_giao_dich = earlier.ma_giao_dich, newer.ngay = earlier.ngay))
           and (newer.ma_don <> '' or newer.so_tien = earlier.so_tien))`,
    { ...given },
  )
}
