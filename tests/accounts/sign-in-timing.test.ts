import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { median } from '../../scripts/bench/median.ts'
import { withApp } from '../helpers/app.ts'
import { people } from '../helpers/people.ts'
import { proof } from '../helpers/proof.ts'
import { trySignIn, wrongPassword } from '../helpers/sign-in.ts'

const [few, most] = proof ? [60, 60] : [9, 40]

for (const cookie of ['no', 'a'])
  test(`R5: the time of a failed sign-in does not reveal if the phone is known, with ${cookie} device cookie`, () =>
    withApp(async app => {
      const device = cookie === 'no' ? undefined : (await trySignIn(app)).device
      const took = async (sdt: string) => {
        // A new window for each try, so that no limit applies.
        app.services.clock.set(new Date(app.services.clock.now().getTime() + 3_600_000))
        const began = performance.now()
        assert.is((await trySignIn(app, { phone: sdt, password: wrongPassword, device })).status, 401)
        return performance.now() - began
      }
      const compare = async (pairs: number) => {
        const known: number[] = []
        const unknown: number[] = []
        for (let i = 0; i < pairs; i++) {
          // Alternates the order, so that other load on the machine affects both equally.
          const first = i % 2 === 0
          if (first) known.push(await took(people.mother.sdt))
          unknown.push(await took(`09871${String(i).padStart(5, '0')}`))
          if (!first) known.push(await took(people.mother.sdt))
        }
        return [median(known), median(unknown)] as const
      }
      // the first ones are slower than the rest
      await compare(3)
      let [known, unknown] = await compare(few)
      for (let again = 0; again < 2 && !alike(known, unknown); again++) [known, unknown] = await compare(most)
      assert.ok(alike(known, unknown), `known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`)
    }))

function alike(known: number, unknown: number): boolean {
  const apart = Math.abs(known - unknown)
  return apart < 10 || apart < 0.15 * known
}

test.run()
