import { execFile } from 'node:child_process'
import { operatorError } from '../src/kernel/operator-error.ts'
import { answerFault } from './check/answers.ts'
import { bundleFaults } from './check/bundle.ts'
import { kitFault } from './check/kit.ts'
import { migrationFaults } from './check/migrations.ts'
import { schemaFault } from './check/schema.ts'
import { runFile } from './test/run-file.ts'

/** A step returns what is wrong, or '' if nothing is. */
type Step = [name: string, step: () => string | Promise<string>]

const rules = ['architecture', 'exports', 'promises', 'sheets', 'style', 'words'].map(rule => `tests/${rule}.test.ts`)

/** Takes about as long as the others together. */
const types: Step = ['types', () => tool('node_modules/typescript/bin/tsc')]
/** One after the other: some write files that later ones read. */
const others: Step[] = [
  ['answers in OpenAPI', answerFault],
  ['conformance kit', kitFault],
  ['lint and format', () => tool('node_modules/@biomejs/biome/bin/biome', 'check', '.')],
  ...rules.map((file): Step => [file, () => test(file)]),
  ['migrations', () => migrationFaults('migrations').join('\n')],
  ['schema', schemaFault],
  ['bundle proof', async () => (await bundleFaults()).join('\n')],
]

export async function run(): Promise<void> {
  const failed: string[] = []
  const runInTurn = async (steps: Step[]) => {
    for (const [name, step] of steps) {
      const start = Date.now()
      const wrong = await step()
      console.log(`${wrong ? '✘' : '•'} ${name}  ${((Date.now() - start) / 1000).toFixed(1)} s`)
      if (!wrong) continue
      failed.push(name)
      console.log(wrong)
    }
  }
  await Promise.all([runInTurn([types]), runInTurn(others)])
  if (failed.length > 0) throw operatorError(`the check failed: ${failed.join(', ')}.`)
}

function tool(...command: string[]): Promise<string> {
  return new Promise(resolve => {
    execFile(process.execPath, command, { maxBuffer: 50_000_000 }, (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}` || error.message : ''),
    )
  })
}

async function test(file: string): Promise<string> {
  const { failed, output } = await runFile(file, process.env, 60_000)
  return failed > 0 ? output : ''
}
