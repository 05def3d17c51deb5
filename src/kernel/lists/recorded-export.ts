import { auditAs, completeAudit } from '../audit.ts'
import type { Reading } from './reading.ts'

interface Read {
  rows: number
}

export async function* counted<Row>(batches: AsyncIterable<Row[]>, read: Read): AsyncIterable<Row[]> {
  for await (const rows of batches) {
    read.rows += rows.length
    yield rows
  }
}

/**
 * Records the export before its first byte, and how many rows it had at its end, or when it is broken off. An entry
 * without a number is of a process that ended meanwhile.
 */
export async function recorded(
  path: string,
  reading: Reading,
  lines: AsyncIterable<string>,
  read: Read,
): Promise<AsyncIterable<string>> {
  const { db, caller, now, params } = reading.given
  const { chon } = reading.given.query
  const asked = [...Object.entries(params), ...reading.filters, ...(chon ? [['chon', chon.join(', ')]] : [])]
  const filters = asked.map(([name, value]) => `${name}: ${value}`)
  const detail = { list: path.split('/').findLast(part => !part.startsWith(':'))!, filters }
  const actor = caller.person!.ma_phu_huynh
  const entry = { action: 'list_exported', kind: null, subject: null, detail } as const
  const id = await auditAs(db, { at: now, actor, address: caller.address, ...entry })
  return (async function* () {
    let isWhole = false
    try {
      yield* lines
      isWhole = true
    } finally {
      await completeAudit(db, id, { ...detail, rows: read.rows, ...(!isWhole && { broken_off: true }) })
    }
  })()
}
