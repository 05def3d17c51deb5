/** The cells of each line that has any, with the number of the line. Quoted cells may hold the separator and line ends. */
export function* linesOf(text: string): Generator<{ line: number; cells: string[] }> {
  const separator = separatorIn(text)
  let line = 1
  let at = 0
  while (at < text.length) {
    const first = line
    const cells: string[] = []
    for (let isMore = true; isMore; ) {
      let cell = ''
      while (text[at] === ' ') at++
      if (text[at] === '"') {
        for (at++; at < text.length; at++) {
          if (text[at] === '"' && text[++at] !== '"') break
          if (text[at] === '\n') line++
          cell += text[at]
        }
      }
      const end = endOfCell(text, at, separator)
      cells.push((cell + text.slice(at, end)).trim())
      isMore = text[end] === separator
      at = end + 1
    }
    // the line feed of a carriage return belongs to it
    if (text[at - 1] === '\r' && text[at] === '\n') at++
    line++
    if (cells.some(cell => cell !== '')) yield { line: first, cells }
  }
}

function endOfCell(text: string, from: number, separator: string): number {
  let at = from
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at++
  return at
}

/** Of comma, semicolon and tab the one that stands most often in the first line. */
function separatorIn(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1)
  const plain = head.replace(/"[^"]*"/g, '')
  const times = (separator: string) => plain.split(separator).length
  return [',', ';', '\t'].reduce((best, each) => (times(each) > times(best) ? each : best))
}
