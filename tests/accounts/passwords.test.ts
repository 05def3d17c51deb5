import argon2 from 'argon2'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { hashPassword, isOutdated, isPassword } from '../../src/accounts/passwords.ts'
import { type TestApp, withApp } from '../helpers/app.ts'
import { idOf } from '../helpers/family.ts'
import { people } from '../helpers/people.ts'

const { sdt } = people.mother
const current = /^\$argon2id\$v=19\$m=19456,(t=2,p=1|p=1,t=2)\$/

async function setHash(app: TestApp, mat_khau: string): Promise<void> {
  const ma_phu_huynh = await idOf(app.db, 'mother')
  await app.db('phu_huynh').where({ ma_phu_huynh }).update({ mat_khau })
}

async function storedHash(app: TestApp): Promise<string> {
  return (
    await app
      .db('phu_huynh')
      .where({ ma_phu_huynh: await idOf(app.db, 'mother') })
      .first()
  ).mat_khau
}

test('R1: a password is hashed with argon2id, 19 MiB, two rounds and its own salt', async () => {
  const [one, other] = await Promise.all([hashPassword('Mother@123'), hashPassword('Mother@123')])
  assert.match(one, current)
  assert.is.not(one, other)
  assert.not.ok(isOutdated(one))
})

test('R1: the database refuses a plain-text password', () =>
  withApp(async app => {
    for (const plain of ['Mother@123', '', 'argon2id', '$2b$10$abcdefghijklmnopqrstuv']) {
      const write = app.db.transaction(tx => tx('phu_huynh').update({ mat_khau: plain }))
      const refused = await write.catch(error => error.constraint)
      assert.is(refused, 'phu_huynh_mat_khau_hashed', plain)
    }
  }))

test('R2: a sign-in with a hash of older parameters upgrades the hash; a wrong password does not', () =>
  withApp(async app => {
    const old = await argon2.hash('Mother@123', { memoryCost: 8_192, timeCost: 2, parallelism: 1 })
    await setHash(app, old)
    assert.is((await app.post('/api/auth/login', { sdt, mat_khau: 'Wrong@123' })).status, 401)
    assert.is(await storedHash(app), old)
    assert.is((await app.post('/api/auth/login', { sdt, mat_khau: 'Mother@123' })).status, 200)
    assert.match(await storedHash(app), current)
    const renewed = await storedHash(app)
    assert.is((await app.post('/api/auth/login', { sdt, mat_khau: 'Mother@123' })).status, 200)
    assert.is(await storedHash(app), renewed)
  }))

test('R3: long passwords, accents and emoji are compared in full', () =>
  withApp(async app => {
    const passwords = [
      'Ab1@xy',
      `Ab1@${'x'.repeat(60)}`,
      `Ab1@${'ữ'.repeat(124)}`,
      'Mật khẩu Ễ Ậ 1@',
      'Pass1@👨‍👩‍👧',
      ' Ab1@ ',
    ]
    for (const mat_khau of passwords) {
      const hash = await hashPassword(mat_khau)
      await setHash(app, hash)
      assert.is((await app.post('/api/auth/login', { sdt, mat_khau })).status, 200, mat_khau)
      for (const other of [
        [...mat_khau].slice(0, -1).join(''),
        `${mat_khau}x`,
        mat_khau.toUpperCase(),
        mat_khau.trim(),
      ])
        if (other !== mat_khau) assert.not.ok(await isPassword(hash, other), `${mat_khau} / ${other}`)
    }
  }))

test('R3: a password is the same in composed and decomposed Unicode', async () => {
  const word = 'Mật khẩu 1@'
  assert.is.not(word.normalize('NFC'), word.normalize('NFD'))
  assert.ok(await isPassword(await hashPassword(word.normalize('NFD')), word.normalize('NFC')))
  assert.ok(await isPassword(await hashPassword(word.normalize('NFC')), word.normalize('NFD')))
  assert.not.ok(await isPassword(await hashPassword(word), 'Mat khau 1@'))
})

test('R3: a password of more than 128 characters is refused before hashing', () =>
  withApp(async app => {
    let hashed = 0
    const { hashing } = app.services
    app.services.hashing = (network, work) => {
      hashed++
      return hashing(network, work)
    }
    for (const mat_khau of ['x'.repeat(129), 'ữ'.repeat(129), '👨'.repeat(129)]) {
      const { status, json } = await app.post('/api/auth/login', { sdt, mat_khau })
      assert.is(status, 400)
      assert.is(json.error, 'too_long')
      assert.ok(json.fields.mat_khau)
    }
    assert.is(hashed, 0)
    assert.is((await app.post('/api/auth/login', { sdt, mat_khau: '👨'.repeat(128) })).status, 401)
    assert.is(hashed, 1)
  }))

test.run()
