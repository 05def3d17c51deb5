import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withApp } from '../helpers/app.ts'
import { people } from '../helpers/people.ts'
import { trySignIn, wrongPassword } from '../helpers/sign-in.ts'

const pairs = 40

for (const shows of ['nothing', 'its device cookie'])
  test(`R5: how long a failed sign-in takes does not tell whether the phone is known; the browser shows ${shows}`, () =>
    withApp(async app => {
      const device = shows === 'nothing' ? undefined : (await trySignIn(app)).device
      const took = async (sdt: string) => {
        // A new window for each, so that no limit steps in.
        app.services.clock.set(new Date(app.services.clock.now().getTime() + 3_600_000))
        const began = performance.now()
        assert.is((await trySignIn(app, { phone: sdt, password: wrongPassword, device })).status, 401)
        return performance.now() - began
      }
      const compare = async () => {
        const known: number[] = []
        const unknown: number[] = []
        for (let i = 0; i < pairs; i++) {
          // By turns and in changing order: what else the machine does weighs on both alike.
          const first = i % 2 === 0
          if (first) known.push(await took(people.mother.sdt))
          unknown.push(await took(`09871${String(i).padStart(5, '0')}`))
          if (!first) known.push(await took(people.mother.sdt))
        }
        return [median(known), median(unknown)] as const
      }
      await compare()
      let [known, unknown] = await compare()
      for (let again = 0; again < 2 && !alike(known, unknown); again++) [known, unknown] = await compare()
      assert.ok(alike(known, unknown), `known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`)
    }))

function alike(known: number, unknown: number): boolean {
  const apart = Math.abs(known - unknown)
  return apart < 10 || apart < 0.15 * known
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!
}

test.run()
