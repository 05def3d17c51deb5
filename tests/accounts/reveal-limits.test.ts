import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { sealFor } from '../../src/accounts/index.ts'
import { failWithRetry } from '../../src/kernel/failure.ts'
import type { TestApp } from '../helpers/app.ts'
import { idOf } from '../helpers/family.ts'
import { logWritten } from '../helpers/log.ts'
import { people } from '../helpers/people.ts'
import { reveal, traces, withCopies } from '../helpers/sealed.ts'
import { day, hour, minute, timed } from '../helpers/time.ts'

const { mat_khau } = people.mother

/** Sets the count of the limits whose window ends this many seconds from now. */
async function counted(app: TestApp, seconds: number, count: number) {
  const ends = app.services.clock.now().getTime() + seconds * 1_000
  const rows = app.db('rate_limits').whereBetween('ends_at', [new Date(ends - 60_000), new Date(ends)])
  assert.ok((await rows.update({ count })) > 0)
}

test('R64: after five wrong tries in 15 minutes even the right password is refused', () =>
  withCopies(async (app, mother) => {
    const at = timed(app)
    for (let i = 0; i < 5; i++) assert.is((await reveal(app, mother, 'Wrong@123')).status, 400)
    const refused = await reveal(app, mother)
    const wait = Number(refused.headers.get('retry-after'))
    assert.equal([refused.status, wait > 14 * minute && wait <= 15 * minute], [429, true])
    at(15 * minute)
    assert.is((await reveal(app, mother)).status, 200)
  }))

test('R64: after twenty wrong tries a day reveals are refused, and right tries do not count', () =>
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

test('R64: an admin can reveal at most thirty passwords a day, of all parents together', () =>
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
    assert.equal(
      (await traces(app)).map(({ action }) => action),
      ['password_revealed', 'password_revealed', 'password_reveal_limited'],
    )
  }))

const limits = ({ logged }: TestApp) =>
  logged
    .map(line => JSON.parse(line))
    .filter(({ event }) => event === 'reveal_limit')
    .map(({ level, limit }) => `${level} ${limit}`)
const limited = async (app: TestApp) => (await traces(app)).filter(({ action }) => action === 'password_reveal_limited')

test('R64, R67: refusals by the limit of wrong tries are audited and logged once per window', () =>
  withCopies(async (app, mother) => {
    const at = timed(app)
    for (const window of [0, 15 * minute]) {
      at(window)
      for (let i = 0; i < 5; i++) assert.is((await reveal(app, mother, 'Wrong@123')).status, 400)
      for (const seconds of [0, 1.5, 840]) {
        at(window + seconds)
        for (let i = 0; i < 3; i++) assert.is((await reveal(app, mother)).status, 429)
      }
    }
    await logWritten()
    assert.equal(limits(app), ['warn wrong_tries', 'warn wrong_tries'])
    const rows = (await limited(app)).map(row => [row.actor, row.subject, row.address])
    assert.equal(rows, Array(2).fill([await idOf(app.db, 'admin'), mother, '127.0.0.1']))
  }))

test('R64, R67: the last allowed reveal of a day is logged as a warning, and so is the first refused one', () =>
  withCopies(async (app, mother) => {
    timed(app)
    assert.is((await reveal(app, mother)).status, 200)
    await app.db('rate_limits').where({ count: 1 }).update({ count: 29 })
    await logWritten()
    assert.equal(limits(app), [])
    assert.is((await reveal(app, mother)).status, 200)
    await logWritten()
    assert.equal(limits(app), ['warn last_reveal'])
    for (let i = 0; i < 3; i++) assert.is((await reveal(app, mother)).status, 429)
    await logWritten()
    assert.equal(limits(app), ['warn last_reveal', 'warn reveals'])
    assert.is((await limited(app)).length, 1)
  }))

test('if hashing was refused, the reveal does not count as a wrong try', () =>
  withCopies(async (app, mother) => {
    timed(app)
    await app.token('admin')
    const { hashing } = app.services
    app.services.hashing = async () => failWithRetry('busy', 2)
    for (let i = 0; i < 21; i++) assert.is((await reveal(app, mother)).status, 503)
    app.services.hashing = hashing
    assert.is((await reveal(app, mother)).status, 200)
  }))

test.run()
