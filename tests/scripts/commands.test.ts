import { spawnSync } from 'node:child_process'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const wrong: [args: string[], said: string][] = [
  [['job', '--wrong'], "Unknown option '--wrong'"],
  [['migrate', 'down'], "Unexpected argument 'down'"],
  [['seed-demo', '--parents'], "Option '--parents <value>' argument missing"],
]

for (const [args, said] of wrong)
  test(`the command ${args.join(' ')} ends with one line that says what is wrong`, () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], { encoding: 'utf8' })
    assert.is(stderr, `An Nhi: ${said}; see README.md.\n`)
    assert.is(status, 1)
  })

test.run()
