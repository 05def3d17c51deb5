import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withApp } from '../helpers/app.ts'
import { people } from '../helpers/people.ts'

const pairs = 40

test('R5: how long a failed sign-in takes does not tell whether the phone is known', () =>
  withApp(async app => {
    const took = async (sdt: string) => {
      // A new window for each, so that no limit steps in.
      app.world.clock.set(new Date(app.world.clock.now().getTime() + 3_600_000))
      const began = performance.now()
      assert.is((await app.post('/api/auth/login', { sdt, mat_khau: 'Wrong@123' })).status, 401)
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
    if (!alike(known, unknown)) [known, unknown] = await compare()
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
