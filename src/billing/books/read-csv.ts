/** A line of a settlement file has a dozen; what follows these is left out. */
const cellsAtMost = 500
/** So much of the first line says how cells are separated. */
const headAtMost = 10_000

/** The cells of each line, with its number. Quoted cells may hold the separator and line ends. */
export function* linesOf(text: string): Generator<{ line: number; cells: string[] }> {
  const separator = separatorIn(text)
  let line = 1
  let at = 0
  while (at < text.length) {
    const first = line
    const cells: string[] = []
    for (let isMore = true; isMore; ) {
      while (text[at] === ' ') at++
      const quoted = quotedAt(text, at)
      line += countLineFeeds(quoted.cell)
      const end = endOfCell(text, quoted.end, separator)
      cells.push((quoted.cell + text.slice(quoted.end, end)).trim())
      isMore = text[end] === separator && cells.length < cellsAtMost
      at = (isMore ? end : endOfCell(text, end, '\n')) + 1
    }
    // the line feed of a carriage return belongs to it
    if (text[at - 1] === '\r' && text[at] === '\n') at++
    line++
    yield { line: first, cells }
  }
}

/** The text between the quotes that begin there, of which two stand for one; empty where none do. */
function quotedAt(text: string, start: number): { cell: string; end: number } {
  let cell = ''
  let at = start
  while (text[at] === '"') {
    if (at > start) cell += '"'
    const next = text.indexOf('"', at + 1)
    const end = next < 0 ? text.length : next
    cell += text.slice(at + 1, end)
    at = end + 1
  }
  return { cell, end: at }
}

function countLineFeeds(cell: string): number {
  let count = 0
  for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) count++
  return count
}

function endOfCell(text: string, from: number, separator: string): number {
  let at = from
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at++
  return at
}

/** Of comma, semicolon and tab the one that stands most often in the first line. */
function separatorIn(text: string): string {
  const [head = ''] = text.slice(0, headAtMost).split(/[\r\n]/, 1)
  const plain = head.replace(/"[^"]*"/g, '')
  const times = (separator: string) => plain.split(separator).length
  return [',', ';', '\t'].reduce((best, each) => (times(each) > times(best) ? each : best))
}
