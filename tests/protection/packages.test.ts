import { randomUUID } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rulesFor } from '../../src/shared/rules/opens.ts'
import type { Grant, Rule } from '../../src/shared/rules/policy.ts'
import { seedChildWithDevice } from '../helpers/family.ts'
import { pairMachine } from '../helpers/machine.ts'
import { putPackage, withFamily } from '../helpers/protection.ts'

const free: Rule[] = [
  { kind: 'window', weekday: 1, from: '06:00', to: '21:00' },
  { kind: 'site', name: 'bad.vn', block: true },
  { kind: 'site', name: 'good.vn', allow: true },
  { kind: 'only_listed', on: false },
  { kind: 'safe_search', on: true },
]
const paid: Rule[] = [
  { kind: 'budget', weekday: 1, minutes: 60 },
  { kind: 'category', name: 'gambling', block: true },
  { kind: 'site', name: 'game.vn', minutes: 20 },
]

test('a free machine is sent the rules of its own kinds, and of a rule with a limit what else it says', () => {
  const both: Rule = { kind: 'site', name: 'video.vn', block: true, minutes: 5 }
  const grants = (['minutes', 'until', 'site', 'app', 'lock'] as const).map(
    (kind): Grant => ({ kind, at: 0, until: 1 }),
  )
  const policy = { rules: [...free, ...paid, both], grants, grace_ends: 5 }
  assert.equal(rulesFor(policy, true), policy)
  assert.equal(rulesFor(policy, false), {
    rules: [...free, { kind: 'site', name: 'video.vn', block: true }],
    grants: [{ kind: 'lock', at: 0, until: 1 }],
    grace_ends: 5,
  })
})

test('rules and gifts that none of the machines pays for are refused; without a machine all may be laid down', () =>
  withFamily(async family => {
    const { child, device, call, today, use } = family
    await call('PUT', `/tre-em/${child}/consents`, { time: true })
    const save = (rules: Rule[]) => call('PUT', `/tre-em/${child}/policy`, { rules })
    const give = (kind: string, more: object) =>
      call('POST', `/tre-em/${child}/grants`, { id: randomUUID(), kind, ...more })
    assert.is((await save([...free, ...paid])).status, 200)
    await use(30)
    assert.equal([(await today()).left, (await today()).why], [30, 'budget'])
    await putPackage(family, device, 'free')
    assert.equal([(await today()).left, (await today()).why], [null, 'no_limit'])
    const chan = { kind: 'site', name: 'chan.vn', block: true } as const
    assert.is((await save([...free, ...paid, chan])).status, 200, 'what the package of before has left may stay')
    assert.is((await save([chan])).status, 200)
    for (const rule of paid) {
      const refused = await save([rule])
      assert.equal([refused.status, refused.json.error], [409, 'not_in_package'], JSON.stringify(rule))
    }
    assert.is((await save(free)).status, 200)
    assert.is((await give('minutes', { minutes: 15 })).json.error, 'not_in_package')
    assert.is((await give('site', { name: 'a.vn' })).json.error, 'not_in_package')
    assert.is((await give('lock', {})).status, 201)
  }))

test('one machine that is paid for is enough, and a machine of another child does not count', () =>
  withFamily(async family => {
    const { app, child, parent, device, call } = family
    await putPackage(family, device, 'paid')
    const sibling = await seedChildWithDevice(app.db, parent, 'TEST-0012')
    await putPackage(family, sibling.device, 'free')
    const save = (id: number) => call('PUT', `/tre-em/${id}/policy`, { rules: paid.slice(1, 2) })
    assert.equal([(await save(child)).status, (await save(sibling.child)).status], [200, 409])
  }))

test('a free machine asks for nothing, as what is given would not reach it, while a paid one of the child may ask', () =>
  withFamily(async ({ app, child }) => {
    const [paidOne, freeOne] = [await pairMachine(app, child), await pairMachine(app, child, { thong_tin_goi_id: 8 })]
    const ask = async ({ call }: typeof paidOne) => {
      const { status, json } = await call('POST', '/requests', { id: randomUUID(), kind: 'minutes', minutes: 15 })
      return [status, json.error]
    }
    assert.equal(await ask(paidOne), [201, undefined])
    assert.equal(await ask(freeOne), [409, 'not_in_package'])
  }))

test('of each machine the parent learns whether its free package withholds rules or gifts from it', () =>
  withFamily(async ({ app, child, call, today }) => {
    await pairMachine(app, child)
    await pairMachine(app, child, { thong_tin_goi_id: 8 })
    const withheld = async () =>
      ((await today()).devices as { rules_withheld: boolean }[]).map(({ rules_withheld }) => rules_withheld)
    const save = (rules: Rule[]) => call('PUT', `/tre-em/${child}/policy`, { rules })
    await save(free)
    assert.equal(await withheld(), [false, false, false])
    await save([{ kind: 'category', name: 'gambling', block: true }])
    assert.equal(await withheld(), [false, false, true])
    await save([])
    const until = '2026-11-23T21:30:00+07:00'
    const gifts = [
      { id: randomUUID(), kind: 'until', until },
      { id: randomUUID(), kind: 'minutes', minutes: 15 },
    ]
    for (const gift of gifts) {
      await call('POST', `/tre-em/${child}/grants`, gift)
      assert.equal(await withheld(), [false, false, true])
      await call('POST', `/grants/${gift.id}/undo`)
      assert.equal(await withheld(), [false, false, false], `${gift.kind} was taken back`)
    }
  }))

test.run()
