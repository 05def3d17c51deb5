type Row = Record<string, unknown>

/** Tells the spreadsheet that opens the file that it is UTF-8. */
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
 * Where a cell may begin: in some countries, Vietnam among them, spreadsheets take a semicolon for the separator. They
 * then drop the quotes at its beginning, which are those of the text, doubled.
 */
const formula = /(?<=^|[;\t\r\n][\s"]*)[=+\-@\uff1d\uff0b\uff0d\uff20]/g

/** Puts an apostrophe, which spreadsheets hide, before text that they would run as a formula. */
function defused(text: string): string {
  return text.replace(formula, "'$&")
}
