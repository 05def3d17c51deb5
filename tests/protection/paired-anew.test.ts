import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { seedChildWithDevice } from '../helpers/family.ts'
import { pairMachine } from '../helpers/machine.ts'
import { later, withMachine } from '../helpers/paired.ts'
import { mapOf } from '../helpers/protection.ts'

const today = '2026-11-23'
const used = (...minutes: number[]) => ({ days: [{ day: today, minutes: mapOf(...minutes), items: [] }] })

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

test('a machine that is paired anew for another child is told nothing of the first one', () =>
  withMachine(async ({ app, parent, call }, machine) => {
    await machine.sync(used(1))
    const sibling = await seedChildWithDevice(app.db, parent, 'TEST-0002')
    await call('PUT', `/tre-em/${sibling.child}/consents`, { time: true })
    const { ma_thiet_bi } = await app.db('thiet_bi').where({ nguoi_dung_id: machine.device }).first()
    const anew = await pairMachine(app, sibling.child, { ma_thiet_bi })
    assert.equal((await anew.sync()).json.data.elsewhere, [])
  }))

test.run()
