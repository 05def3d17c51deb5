type Row = Record<string, unknown>

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = '\ufeff'

/** Yields a CSV batch by batch, with the field names as header row. */
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
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A formula at the start of a cell. In some countries, such as Vietnam, spreadsheets also split cells at semicolons and
 * then drop quotes at the start of the new cell.
 */
const formula = /(?<=^|[;\t\r\n][\s"]*)[=+\-@\uff1d\uff0b\uff0d\uff20]/g

/** Puts an apostrophe, which spreadsheets hide, before text that they would run as a formula. */
function defused(text: string): string {
  return text.replace(formula, "'$&")
}
