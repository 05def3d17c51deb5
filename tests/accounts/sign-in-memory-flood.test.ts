import { existsSync, readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { memorySettings, nodeFlags } from '../../scripts/bench/served.ts'
import { production, withDatabase, withService } from '../helpers/process.ts'
import { proof } from '../helpers/proof.ts'
import { skip } from '../helpers/skip.ts'

const logins = proof ? 500 : 200

/** In MB. */
function memoryOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1_024
}

const memoryTest = (name: string, run: () => Promise<void>) =>
  existsSync('/proc/self/status')
    ? test(name, run)
    : skip(test, name, 'needs the memory of a process, as Linux tells it')

memoryTest('R9: a flood of sign-ins adds less than 150 MB to the memory of the service, run as in the container', () =>
  withDatabase(url =>
    withService(
      { ...production, ...memorySettings, DATABASE_URL: url, JOBS: 'off', TRUST_PROXY: '1' },
      async ({ url, process }) => {
        const signIn = async (i: number) => {
          const answer = await fetch(`${url}/api/auth/login`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.0.${i >> 8}.${i & 255}` },
            body: JSON.stringify({ sdt: `09870${String(i).padStart(5, '0')}`, mat_khau: 'Wrong@123' }),
          })
          await answer.text()
          return answer.status
        }
        // the first ones make room for what stays: prepared statements, and the built-in database's pages
        for (let i = 0; i < 5; i++) await signIn(logins + i)
        const before = memoryOf(process.pid!)
        let most = before
        const watch = setInterval(() => {
          most = Math.max(most, memoryOf(process.pid!))
        }, 20)
        const statuses = await Promise.all(Array.from({ length: logins }, (_, i) => signIn(i)))
        clearInterval(watch)
        assert.equal(new Set(statuses), new Set([401, 503]))
        assert.ok(most - before < 150, `from ${before.toFixed(0)} to ${most.toFixed(0)} MB`)
      },
      nodeFlags,
    ),
  ),
)

test.run()
