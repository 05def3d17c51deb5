export type Line =
  | { name: string; ours: number; bare: number; ratio: number; least: number; refused: number }
  | { name: string; value: number; most: number; unit: string }

/** Milliseconds before something grew and after, and how many times as long it may take then. */
export interface Growth {
  name: string
  before: number
  after: number
  most: number
}

/** Prints the table and returns how many lines miss their target. */
export function printGrowth(lines: Growth[]): number {
  print('', 'before', 'after', 'ratio', 'target', '')
  const isOver = ({ before, after, most }: Growth) => after / before > most
  for (const line of lines) {
    const { name, before, after, most } = line
    const times = [before, after].map(time => `${time.toFixed(1)} ms`) as [string, string]
    print(name, ...times, (after / before).toFixed(2), `≤ ${most}`, isOver(line) ? 'MISS' : 'ok')
  }
  return lines.filter(isOver).length
}

/** Prints the table and returns how many lines miss their target. */
export function printTable(lines: Line[]): number {
  print('', 'ours', 'bare', 'ratio', 'target', '')
  for (const line of lines) {
    const verdict = isMissed(line) ? 'MISS' : 'ok'
    if ('unit' in line) {
      const { name, value, most, unit } = line
      print(name, `${value.toFixed(1)} ${unit}`, '', '', `≤ ${most} ${unit}`, verdict)
    } else {
      const { name, ours, bare, ratio, least, refused } = line
      const note = refused > 0 ? `${verdict} (${refused} turned away)` : verdict
      print(name, `${ours.toFixed(0)}/s`, `${bare.toFixed(0)}/s`, ratio.toFixed(2), `≥ ${least}`, note)
    }
  }
  const missed = lines.filter(isMissed).length
  console.log(missed === 0 ? '\nEvery target is met.' : `\n${missed} of ${lines.length} targets missed.`)
  return missed
}

function isMissed(line: Line): boolean {
  return 'unit' in line ? line.value > line.most : line.ratio < line.least
}

function print(name: string, ...columns: string[]): void {
  console.log(
    `${name.padEnd(24)}${columns.map((column, at) => (at < 4 ? column.padStart(12) : `  ${column}`)).join('')}`,
  )
}
