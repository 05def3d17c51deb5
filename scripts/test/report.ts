import type { Result } from './run-file.ts'

export type Results = Map<string, Result>

export function report(file: string, result: Result, results: Results, note = result.output, zone = ''): void {
  results.set(file, result)
  const { passed, failed, skipped, output } = result
  const figures = output.match(/^ {3}FIGURE {2}.*$/gm) ?? []
  if (failed > 0) console.log(`✘ ${file}  ${zone}\n${output.trim()}\n`)
  else console.log(`• ${file}  ${passed}${skipped ? ` (${skipped} skipped)` : ''}  ${note}`)
  if (failed === 0) for (const figure of figures) console.log(figure)
}

export function sumUp(results: Results): void {
  const all = (field: 'passed' | 'failed' | 'skipped') =>
    [...results.values()].reduce((sum, result) => sum + result[field], 0)
  const red = [...results].filter(([, { failed }]) => failed > 0).map(([file]) => file)
  if (red.length > 0) console.log(`\nFailed: ${red.join(', ')}`)
  if (all('passed') + all('failed') === 0) console.log('\nNo test ran.')
  console.log(`\n${all('passed')} passed, ${all('failed')} failed, ${all('skipped')} skipped`)
  if (red.length > 0 || all('passed') === 0) process.exitCode = 1
}
