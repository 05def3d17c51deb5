import type { Knex } from 'knex'
import type { settlementOutcomes } from '../../shared/settlement.ts'
import type { Heads } from './read-file.ts'

type SettlementOutcome = (typeof settlementOutcomes)[number]

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
  /** Empty where a line of the file names no order. */
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

/** One file is compared after another: of two with the same order, the second knows what the first found. */
export async function lockSettlements(tx: Knex): Promise<void> {
  await tx.raw(`select pg_advisory_xact_lock(hashtext('settlements'))`)
}

export async function insertSettlement(tx: Knex, file: NewSettlement): Promise<number> {
  const none = { khop: 0, lech: 0, la: 0, thieu: 0 }
  const [{ id }] = await tx('settlements')
    .insert({ ...file, columns: JSON.stringify(file.columns), ...none })
    .returning('id')
  return id
}

/** The last time that a file was compared, or that it found something new. */
export async function lastOfFile(tx: Knex, file_hash: Buffer): Promise<number | undefined> {
  return (await tx('settlements').where({ file_hash }).orderBy('id', 'desc').first('id'))?.id
}

export async function dropSettlement(tx: Knex, id: number): Promise<void> {
  await tx('settlement_lines').where({ settlement_id: id }).delete()
  await tx('settlements').where({ id }).delete()
}

/** Counts the lines of the file and keeps the numbers with it. */
export async function saveCounts(tx: Knex, id: number): Promise<Record<SettlementOutcome, number>> {
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

type Judged = SettlementLine & { ket_qua: SettlementOutcome }

export async function linesOfSettlement(db: Knex, settlement_id: number): Promise<Judged[]> {
  return (
    db('settlement_lines')
      .where({ settlement_id })
      // in the order of the file, with what it lacks at the end
      .orderBy(['line', 'id'])
      .select({ ...shown, ket_qua: 'ket_qua' })
  )
}

interface FoundLine extends Judged {
  doi_soat_id: number
  /** Whose order it is; null where there is none, or the account is gone. */
  ma_phu_huynh: number | null
}

export async function findLine(db: Knex, id: number): Promise<FoundLine | undefined> {
  const parent = db('orders').whereRaw('vnp_txn_ref = ma_don').select('ma_phu_huynh').as('ma_phu_huynh')
  return db('settlement_lines')
    .where({ id })
    .first({ ...shown, ket_qua: 'ket_qua', doi_soat_id: 'settlement_id' }, parent)
}

/** False if it does not wait any more. */
export async function closeByHand(tx: Knex, id: number, note: string, closed_at: Date): Promise<boolean> {
  const open = tx('settlement_lines').where({ id, closed_at: null }).whereNot({ ket_qua: 'khop' })
  return (await open.update({ closed_at, note })) === 1
}
