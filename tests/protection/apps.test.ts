import { randomUUID } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pairMachine } from '../helpers/machine.ts'
import { mapOf } from '../helpers/protection.ts'
import { today, withUploads } from '../helpers/uploads.ts'

const spellings = ['Cờ Vua', '  cờ   vua ', 'CỜ VUA'.normalize('NFD')]
const one = 'cờ vua'
const app = (name: string, more = {}) => ({ kind: 'app', name, ...more })

test('an app is one in rules, gifts and wishes, however its name is written', () =>
  withUploads(async ({ app: service, child, call }) => {
    const machine = await pairMachine(service, child)
    const save = (...rules: object[]) => call('PUT', `/tre-em/${child}/policy`, { rules })
    for (const name of spellings) assert.equal((await save(app(name, { block: true }))).json.data.rules[0].name, one)
    const contradicting = await save(app(spellings[0]!, { block: true }), app(spellings[1]!, { allow: true }))
    assert.equal([contradicting.status, contradicting.json.error], [400, 'contradicting_rules'])
    assert.is((await save(app('   ', { block: true }))).status, 400)
    for (const name of spellings) {
      const gift = await call('POST', `/tre-em/${child}/grants`, app(name, { id: randomUUID() }))
      assert.equal([gift.status, gift.json.data.name], [201, one])
      const wish = await machine.call('POST', '/requests', app(name, { id: randomUUID() }))
      assert.equal([wish.status, wish.json.data.name], [201, one])
    }
  }))

test('an app is one in what a machine uploads, however its name is written', () =>
  withUploads(async ({ days, hours, stored }) => {
    const items = spellings.map((name, place) => app(name, { seconds: 60 + place }))
    assert.equal(await days([{ day: today, minutes: mapOf(1), items }]), [])
    const together = [app(one, { seconds: 60 + 61 + 62 })]
    assert.equal((await stored('usage_days'))[0]!.items, together)
    await days([{ day: today, minutes: mapOf(1), items: [...items, items[0]] }])
    assert.equal((await stored('usage_days'))[0]!.items, together, 'also where it is sent again')
    const whole = spellings.map(name => app(name, { seconds: 80_000 }))
    await days([{ day: today, minutes: mapOf(1), items: whole }])
    assert.equal((await stored('usage_days'))[0]!.items, [app(one, { seconds: 86_400 })], 'a day has no more')
    await hours([{ hour: `${today}T11:00:00+07:00`, items: items.map(item => ({ ...item, minute: 1 })) }])
    const kept = (await stored('history_hours'))[0]!.items as { name: string }[]
    assert.equal(
      kept.map(({ name }) => name),
      spellings.map(() => one),
    )
  }))

test.run()
