import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { median } from '../../scripts/bench/median.ts'
import { withApp } from '../helpers/app.ts'
import { people } from '../helpers/people.ts'
import { day, timed } from '../helpers/time.ts'

const { sdt } = people.mother
const nobody = '0987000000'

test('R11: the response time does not reveal whether the phone is known', () =>
  withApp(async app => {
    const at = timed(app)
    app.services.sms = () => new Promise(sent => setTimeout(() => sent({ ok: true }), 100))
    const took: Record<string, number[]> = { [sdt]: [], [nobody]: [] }
    for (let i = 0; i < 20; i++)
      for (const phone of i % 2 ? [sdt, nobody] : [nobody, sdt]) {
        at(i * day)
        const began = performance.now()
        assert.is((await app.post('/api/auth/send-reset-otp', { sdt: phone })).status, 200)
        took[phone]!.push(performance.now() - began)
      }
    const [known, unknown] = [median(took[sdt]!), median(took[nobody]!)]
    const apart = Math.abs(known - unknown)
    assert.ok(apart < 10 || apart < 0.15 * known, `known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`)
  }))

test.run()
