import type { Knex } from 'knex'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { initEscrow, isEscrowOn, purgeEscrow, rotateEscrow, sealFor } from '../../src/accounts/index.ts'
import { isOperatorError } from '../../src/kernel/operator-error.ts'
import { codeBy, newcomer, newPassword, using } from '../helpers/codes.ts'
import { rolledBack, serverTest } from '../helpers/db.ts'
import { idOf } from '../helpers/family.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import { people } from '../helpers/people.ts'
import { allOpened, keyOf, verification, withCopies } from '../helpers/sealed.ts'

const next = 'Xem lại#2027'
const now = new Date()

async function refused(work: Promise<unknown>, why: RegExp) {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  assert.ok(isOperatorError(error), 'a one-line error for the operator')
  assert.match((error as Error).message, why)
}

test('init is refused while copies are on, and the key stays the same', () =>
  rolledBack(async db => {
    await initEscrow(db, verification, now)
    const before = await keyOf(db)
    await refused(initEscrow(db, next, now), /are on already/)
    assert.equal(await keyOf(db), before)
  }))

test('while copies are on, registration, reset and change store a copy of the password', () =>
  withCopies(async app => {
    await using.register(app, await codeBy(app, 'register'))
    await using.reset(app, await codeBy(app, 'reset'))
    const opened = [...(await allOpened(app.db, verification))!.values()]
    assert.equal(opened, [newPassword, newcomer.mat_khau])
    await app.db('rate_limits').delete()
    const { json } = await app.post('/api/auth/login', { sdt: people.mother.sdt, mat_khau: newPassword })
    const headers = { Authorization: `Bearer ${json.data.token}` }
    await app.post('/api/auth/send-change-password-otp', {}, { headers })
    const otp = app.outbox[0]!.text.match(/\d{6}/)![0]
    const typed = { mat_khau_cu: newPassword, mat_khau_moi: 'Hoa cúc#8', otp }
    assert.is((await app.post('/api/auth/change-password', typed, { headers })).status, 200)
    assert.is([...(await allOpened(app.db, verification))!.values()][0], 'Hoa cúc#8')
  }))

test('a password set while copies are off has no copy', () =>
  withCopies(async app => {
    await purgeEscrow(app.db)
    assert.is((await using.reset(app, await codeBy(app, 'reset'))).status, 200)
    assert.is((await app.db('sealed_passwords')).length, 0)
  }))

test('the registration endpoint says whether admins can see passwords', () =>
  withCopies(async app => {
    const answer = async () => (await app.get('/api/auth/registration')).json.data
    assert.equal(await answer(), { admins_can_see_password: true })
    await purgeEscrow(app.db)
    assert.equal(await answer(), { admins_can_see_password: false })
  }))

test('after rotate only the new verification password opens the copies', () =>
  withCopies(async app => {
    const stranger = await idOf(app.db, 'stranger')
    await sealFor(app.db, { ma_phu_huynh: stranger, la_admin: false }, 'Abc1@#')
    const before = await allOpened(app.db, verification)
    const copies = await app.db('sealed_passwords').orderBy('ma_phu_huynh')
    assert.is(await rotateEscrow(app.db, verification, next, now), 2)
    assert.is(await allOpened(app.db, verification), null)
    assert.equal(await allOpened(app.db, next), before)
    const after = await app.db('sealed_passwords').orderBy('ma_phu_huynh')
    for (const [i, { sealed }] of after.entries()) assert.not.ok(sealed.equals(copies[i].sealed), 're-encrypted')
  }))

test('rotate handles more than one batch of copies, and deletes those that do not open', () =>
  withCopies(async app => {
    await app.db.raw(
      `insert into phu_huynh (ten_phu_huynh, email_phu_huynh, sdt, mat_khau, ngay_tao)
       select 'n', i || '@test.vn', '+8490' || (1000000 + i), '$argon2id$x', now() from generate_series(1, 501) i`,
    )
    const { sealed, key_id } = await app.db('sealed_passwords').first()
    const others = await app.db('phu_huynh').where({ mat_khau: '$argon2id$x' }).select('ma_phu_huynh')
    await app.db('sealed_passwords').insert(others.map(each => ({ ...each, sealed, key_id })))
    await sealFor(app.db, { ma_phu_huynh: others.at(-1).ma_phu_huynh, la_admin: false }, 'Abc1@#')
    assert.is(await rotateEscrow(app.db, verification, next, now), 2)
    assert.equal([...(await allOpened(app.db, next))!.values()], [people.mother.mat_khau, 'Abc1@#'])
  }))

test('rotate with a wrong password, or while copies are off, changes nothing', () =>
  withCopies(async (app, mother) => {
    const before = [await keyOf(app.db), await app.db('sealed_passwords')]
    await refused(rotateEscrow(app.db, 'Wrong@123', next, now), /is not right/)
    assert.equal([await keyOf(app.db), await app.db('sealed_passwords')], before)
    assert.is((await allOpened(app.db, verification))!.get(mother), people.mother.mat_khau)
    await purgeEscrow(app.db)
    await refused(rotateEscrow(app.db, verification, next, now), /are off/)
  }))

test('purge deletes every copy and the key, can be repeated, and init works again after it', () =>
  withCopies(async app => {
    assert.is(await purgeEscrow(app.db), 1)
    assert.equal([await app.db('escrow_keys'), await app.db('sealed_passwords')], [[], []])
    assert.is(await isEscrowOn(app.db), false)
    assert.is(await purgeEscrow(app.db), 0)
    await initEscrow(app.db, next, now)
    assert.ok(await isEscrowOn(app.db))
  }))

/** Two parents keep setting passwords while `work` runs; returns the last password of each. */
async function whileSetting(db: Knex, work: () => Promise<void>): Promise<string[]> {
  let going = true
  const setting = (['mother', 'stranger'] as const).map(async name => {
    const parent = { ma_phu_huynh: await idOf(db, name), la_admin: false }
    let last = ''
    for (let i = 1; going; i++) {
      last = `Abc@${i}`
      await db.transaction(tx => sealFor(tx, parent, last))
    }
    return last
  })
  await work().finally(() => {
    going = false
  })
  return Promise.all(setting)
}

serverTest(test, 'no copy is lost or stale when passwords are set during rotations', () =>
  withOwnApp(async ({ db }) => {
    await initEscrow(db, verification, now)
    let present = verification
    const last = await whileSetting(db, async () => {
      for (let i = 0; i < 8; i++) {
        await rotateEscrow(db, present, `${next}${i}`, now)
        present = `${next}${i}`
      }
    })
    assert.equal([...(await allOpened(db, present))!.values()], last)
  }),
)

serverTest(test, 'no copy remains when passwords are set during a purge', () =>
  withOwnApp(async ({ db }) => {
    for (let i = 0; i < 4; i++) {
      await initEscrow(db, verification, now)
      await whileSetting(db, async () => {
        await new Promise(done => setTimeout(done, 50))
        await purgeEscrow(db)
      })
      assert.equal([await db('escrow_keys'), await db('sealed_passwords')], [[], []])
    }
  }),
)

serverTest(test, 'of two parallel inits one succeeds and the other is refused', () =>
  withOwnApp(async ({ db }) => {
    const both = await Promise.allSettled([initEscrow(db, verification, now), initEscrow(db, next, now)])
    assert.equal(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
    assert.is((await db('escrow_keys')).length, 1)
  }),
)

test.run()
