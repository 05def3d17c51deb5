type Row = Record<string, unknown>

/** Says which bytes these are to the spreadsheet that opens them. */
const byteOrderMark = '\ufeff'

/** The lines of a CSV, some at a time, with the names of the fields as its head. */
export async function* csvOf(columns: readonly string[], batches: AsyncIterable<Row[]>): AsyncIterable<string> {
  yield `${byteOrderMark}${columns.join(',')}\r\n`
  for await (const rows of batches) yield rows.map(row => lineOf(columns.map(name => row[name]))).join('')
}

function lineOf(values: unknown[]): string {
  return `${values.map(cell).join(',')}\r\n`
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = defused(typeof value === 'string' ? value : JSON.stringify(value))
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A text that a spreadsheet would run as a formula is made plain by an apostrophe, which it does not show. */
function defused(text: string): string {
  return /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text
}
