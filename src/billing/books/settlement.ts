import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { audit } from '../../kernel/audit.ts'
import { fail } from '../../kernel/failure.ts'
import type { Writer } from '../../kernel/given.ts'
import { reply } from '../../kernel/reply.ts'
import type { Values } from '../../shared/fields.ts'
import type { closingNote } from '../../shared/order-fields.ts'
import type { settlementOutcomes } from '../../shared/settlement.ts'
import { failIfOwn } from '../orders/index.ts'
import { closeEarlier, compareLines, findMissing, saysTheSame } from './comparison-store.ts'
import { type Heads, readFile } from './read-file.ts'
import {
  closeByHand,
  dropSettlement,
  findLine,
  findSettlement,
  insertSettlement,
  lastHeads,
  lastOfFile,
  linesOfSettlement,
  lockSettlements,
  type SettlementLine,
  type SettlementRow,
  saveCounts,
} from './settlement-store.ts'

type Result = SettlementRow & Record<(typeof settlementOutcomes)[number], SettlementLine[]>

/** The same file, read by the same columns, counts again only where it finds something else than the last time. */
export async function settleFile(given: Writer & { query: Heads }, csv: string) {
  const { tx, now, caller, query } = given
  await lockSettlements(tx)
  const { heads, lines } = await readFile(csv, query, await lastHeads(tx), { language: caller.language, now })
  const file_hash = createHash('sha256').update(JSON.stringify(heads)).update(csv).digest()
  const days = lines.map(({ ngay }) => ngay).sort()
  const period = { first_day: days[0]!, last_day: days.at(-1)! }
  const earlier = await lastOfFile(tx, file_hash)
  const file = { at: now, actor: caller.person!.ma_phu_huynh, file_hash, columns: heads, ...period }
  const id = await insertSettlement(tx, file)
  await compareLines(tx, id, lines)
  await findMissing(tx, id)
  const message = 'settlement_saved'
  if (earlier !== undefined && (await saysTheSame(tx, id, earlier))) {
    await dropSettlement(tx, id)
    return reply({ data: await readSettlement(tx, earlier), message })
  }
  await closeEarlier(tx, id, now)
  const detail = { ...period, ...(await saveCounts(tx, id)) }
  await audit(given, { action: 'settlement_read', kind: 'settlements', subject: id, detail })
  return reply({ data: await readSettlement(tx, id), message })
}

export async function readSettlement(db: Knex, id: number): Promise<Result> {
  const row = (await findSettlement(db, id)) ?? fail('not_found')
  const result: Result = { ...row, khop: [], lech: [], la: [], thieu: [] }
  for (const { ket_qua, ...line } of await linesOfSettlement(db, id)) result[ket_qua].push(line)
  return result
}

export async function readLine(db: Knex, id: number) {
  return (await findLine(db, id)) ?? fail('not_found')
}

/** An admin says what became of a difference, but of their own order; other admins read it. */
export async function closeLine(given: Writer & { id: number; body: Values<typeof closingNote> }) {
  const { tx, id, now, body } = given
  const line = await readLine(tx, id)
  const { ma_don, doi_soat_id } = line
  failIfOwn(given, line)
  if (!(await closeByHand(tx, id, body.ly_do, now))) fail('settlement_line_closed')
  const detail = { vnp_txn_ref: ma_don, ly_do_dong: body.ly_do }
  await audit(given, { action: 'settlement_closed', kind: 'settlements', subject: doi_soat_id, detail })
  return reply({ data: await readLine(tx, id), message: 'settlement_noted' })
}
