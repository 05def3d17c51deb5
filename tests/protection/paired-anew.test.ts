import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { seedChildWithDevice } from '../helpers/family.ts'
import { pairMachine } from '../helpers/machine.ts'
import { later, withMachine } from '../helpers/paired.ts'
import { mapOf } from '../helpers/protection.ts'

const today = '2026-11-23'
const used = (...minutes: number[]) => ({ days: [{ day: today, minutes: mapOf(...minutes), items: [] }] })
const seen = (minute: number, seconds: Record<string, number>) => {
  const items = Object.entries(seconds).map(([name, seconds]) => ({ kind: 'site', name, seconds }))
  return { days: [{ day: today, minutes: mapOf(minute), items }] }
}

async function itemsIn(app: TestApp) {
  const { items } = await app.db('usage_days').first('items')
  return items.map(({ name, seconds }: { name: string; seconds: number }) => [name, seconds])
}

test('a machine that is paired anew is told what was used on it before that day, and nothing of its own since', () =>
  withMachine(async (family, machine) => {
    const { app, child } = family
    assert.equal((await machine.sync(used(1, 2))).json.data.elsewhere, [])
    const { ma_thiet_bi } = await app.db('thiet_bi').where({ nguoi_dung_id: machine.device }).first()
    const anew = await pairMachine(app, child, { ma_thiet_bi })
    assert.is(anew.device, machine.device)
    const before = [{ day: today, minutes: mapOf(1, 2) }]
    assert.equal((await anew.sync()).json.data.elsewhere, before)
    assert.equal((await anew.sync(used(3))).json.data.elsewhere, before)
    assert.is((await family.today()).used, 3)
    later(family, 24 * 60)
    assert.equal((await anew.sync()).json.data.elsewhere, [], 'the next day begins with nothing')
  }))

test('the seconds at a site before and after a machine is paired anew add up, however often they are sent', () =>
  withMachine(async ({ app, child }, machine) => {
    const stored = () => itemsIn(app)
    await machine.sync(seen(1, { 'a.vn': 60, 'b.vn': 10 }))
    const { ma_thiet_bi } = await app.db('thiet_bi').where({ nguoi_dung_id: machine.device }).first()
    const anew = await pairMachine(app, child, { ma_thiet_bi })
    for (let again = 0; again < 2; again++) await anew.sync(seen(2, { 'a.vn': 30, 'c.vn': 5 }))
    assert.equal(await stored(), [
      ['a.vn', 90],
      ['b.vn', 10],
      ['c.vn', 5],
    ])
    await anew.sync(seen(2, { 'a.vn': 45, 'c.vn': 5 }))
    const third = await pairMachine(app, child, { ma_thiet_bi })
    await third.sync(seen(3, { 'c.vn': 1 }))
    assert.equal(await stored(), [
      ['a.vn', 105],
      ['b.vn', 10],
      ['c.vn', 6],
    ])
  }))

test('the seconds at a site are never more than a day has, however often the machine is paired anew', () =>
  withMachine(async ({ app, child }, machine) => {
    const { ma_thiet_bi } = await app.db('thiet_bi').where({ nguoi_dung_id: machine.device }).first()
    await machine.sync(seen(1, { 'a.vn': 80_000 }))
    await (await pairMachine(app, child, { ma_thiet_bi })).sync(seen(2, { 'a.vn': 80_000 }))
    assert.equal(await itemsIn(app), [['a.vn', 86_400]])
  }))

test('the seconds of a machine that forgot nothing count once: it went to a sister and came back, or is paired anew', () =>
  withMachine(async ({ app, parent, child, call }, machine) => {
    const sister = (await seedChildWithDevice(app.db, parent, 'TEST-0003')).child
    await machine.sync(seen(1, { 'a.vn': 60 }))
    for (const ma_tre_em of [sister, child]) await call('PUT', `/thiet-bi/${machine.device}`, { ma_tre_em })
    const whole = { days: [{ ...seen(1, { 'a.vn': 70 }).days[0]!, minutes: mapOf(1, 2) }] }
    await machine.sync(whole)
    assert.equal(await itemsIn(app), [['a.vn', 70]])
    const { ma_thiet_bi } = await app.db('thiet_bi').where({ nguoi_dung_id: machine.device }).first()
    await (await pairMachine(app, child, { ma_thiet_bi })).sync(whole)
    assert.equal(await itemsIn(app), [['a.vn', 70]])
  }))

test('a machine that is paired anew for another child is told nothing of the first one, and gets the rules of the other', () =>
  withMachine(async ({ app, parent, call }, machine) => {
    await machine.sync(used(1))
    const sibling = await seedChildWithDevice(app.db, parent, 'TEST-0002')
    await call('PUT', `/tre-em/${sibling.child}/consents`, { time: true })
    const { ma_thiet_bi } = await app.db('thiet_bi').where({ nguoi_dung_id: machine.device }).first()
    const { version } = (await machine.call('GET', '/policy')).json.data
    const anew = await pairMachine(app, sibling.child, { ma_thiet_bi })
    const policy = await anew.call('GET', '/policy', undefined, { 'If-None-Match': `"${version}"` })
    assert.is(policy.json.data.child.id, sibling.child)
    assert.ok(policy.json.data.version > version)
    assert.equal((await anew.sync()).json.data.elsewhere, [])
  }))

test.run()
