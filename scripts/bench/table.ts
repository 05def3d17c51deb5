export type Line =
  | { name: string; ours: number; bare: number; ratio: number; least: number; refused: number }
  | { name: string; value: number; most: number; unit: string }

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
    `${name.padEnd(22)}${columns.map((column, at) => (at < 4 ? column.padStart(12) : `  ${column}`)).join('')}`,
  )
}
