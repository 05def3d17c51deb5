import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { sealFor } from '../../src/accounts/index.ts'
import type { TestApp } from '../helpers/app.ts'
import { idOf } from '../helpers/family.ts'
import { people } from '../helpers/people.ts'
import { reveal, traces, withCopies } from '../helpers/sealed.ts'
import { day, hour, minute, timed } from '../helpers/time.ts'

const { mat_khau } = people.mother

/** As if so many had been counted in the windows that end this many seconds from now. */
async function counted(app: TestApp, seconds: number, count: number) {
  const ends = app.world.clock.now().getTime() + seconds * 1_000
  const rows = app.db('rate_limits').whereBetween('ends_at', [new Date(ends - 60_000), new Date(ends)])
  assert.ok((await rows.update({ count })) > 0)
}

test('R64: after five wrong tries in 15 minutes even the right one waits', () =>
  withCopies(async (app, mother) => {
    const at = timed(app)
    for (let i = 0; i < 5; i++) assert.is((await reveal(app, mother, 'Wrong@123')).status, 400)
    const refused = await reveal(app, mother)
    const wait = Number(refused.headers.get('retry-after'))
    assert.equal([refused.status, wait > 14 * minute && wait <= 15 * minute], [429, true])
    at(15 * minute)
    assert.is((await reveal(app, mother)).status, 200)
  }))

test('R64: twenty wrong tries are the end for a day, and a right one counts as none', () =>
  withCopies(async (app, mother) => {
    const at = timed(app)
    assert.is((await reveal(app, mother, 'Wrong@123')).status, 400)
    await counted(app, day, 19)
    for (let i = 0; i < 2; i++) assert.is((await reveal(app, mother)).status, 200)
    assert.is((await reveal(app, mother, 'Wrong@123')).status, 400)
    at(hour)
    assert.is((await reveal(app, mother)).status, 429)
    at(day)
    await app.db('sessions').update({ expires_at: new Date(8e12) })
    assert.is((await reveal(app, mother)).status, 200)
  }))

test('R64: thirty passwords a day are the end, whoever they belong to', () =>
  withCopies(async (app, mother) => {
    timed(app)
    const stranger = await idOf(app.db, 'stranger')
    await sealFor(app.db, { ma_phu_huynh: stranger, la_admin: false }, people.stranger.mat_khau)
    assert.is((await reveal(app, mother)).status, 200)
    await app.db('rate_limits').where({ count: 1 }).update({ count: 29 })
    assert.is((await reveal(app, stranger)).status, 200)
    const { status, text } = await reveal(app, mother)
    assert.is(status, 429)
    assert.not.match(text, mat_khau)
    assert.is((await traces(app)).length, 2)
  }))

test.run()
