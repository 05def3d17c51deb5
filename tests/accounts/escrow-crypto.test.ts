import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { newSealingKey, open, seal, unwrap } from '../../src/accounts/escrow-crypto.ts'
import { people } from '../helpers/people.ts'
import { proof } from '../helpers/proof.ts'
import { allOpened, keyOf, verification, withCopies } from '../helpers/sealed.ts'

const key = await newSealingKey(verification)
const secret = (await unwrap(key, verification))!
const passwords = [
  'Abc1@#',
  'Diều@2026',
  'a'.repeat(128),
  'ề'.repeat(128),
  'ề'.normalize('NFD').repeat(42),
  '😀'.repeat(128),
]

test('a copy opens to exactly the sealed password, and two copies of one password look unrelated', () => {
  for (const password of passwords) assert.is(open(secret, 7, seal(key, 7, password)), password)
  const [one, other] = [seal(key, 7, 'Abc1@#'), seal(key, 7, 'Abc1@#')]
  const same = one.subarray(12).filter((byte, i) => byte === other[12 + i]).length
  assert.ok(same < one.length / 10, `${same} bytes are the same`)
})

test('R65: all copies have the same length, so that the length reveals nothing', () => {
  assert.is(new Set(passwords.map(password => seal(key, 7, password).length)).size, 1)
})

test('R65: no copy opens with everything that is in the database and the configuration', () =>
  withCopies(async (app, mother) => {
    const { sealed } = await app.db('sealed_passwords').first()
    const stored = await keyOf(app.db)
    const { mat_khau } = await app.db('phu_huynh').where({ ma_phu_huynh: mother }).first()
    for (const guess of ['', app.config.secret, mat_khau, stored.salt.toString('hex'), people.mother.mat_khau])
      assert.is(await unwrap(stored, guess), null)
    const atRest = [stored.public_key, stored.wrapped_private_key, stored.salt, sealed, Buffer.from(app.config.secret)]
    for (const bytes of atRest) for (const found of privateKeysIn(bytes)) assert.is(open(found, mother, sealed), null)
    assert.is((await allOpened(app.db, verification))!.get(mother), people.mother.mat_khau)
  }))

test('R66: a copy moved to another parent’s row does not open', () => {
  assert.is(open(secret, 8, seal(key, 7, 'Abc1@#')), null)
})

test('R66: a copy with one changed bit or truncated anywhere does not open, and nothing throws', () => {
  const copy = seal(key, 7, 'Abc1@#')
  // at least one bit of each byte
  for (let bit = 0; bit < copy.length * 8; bit += proof ? 1 : 7) {
    const changed = Buffer.from(copy)
    changed[bit >> 3]! ^= 1 << (bit & 7)
    if (open(secret, 7, changed) !== null) assert.unreachable(`bit ${bit}`)
  }
  for (let length = 0; length < copy.length; length++)
    if (open(secret, 7, copy.subarray(0, length)) !== null) assert.unreachable(`${length} bytes`)
  assert.is(open(secret, 7, Buffer.concat([copy, Buffer.alloc(1)])), null)
})

test('another key, and a changed or truncated wrapped key, open nothing', async () => {
  const other = (await unwrap(await newSealingKey(verification), verification))!
  assert.is(open(other, 7, seal(key, 7, 'Abc1@#')), null)
  const changed = Buffer.from(key.wrapped_private_key)
  changed[40]! ^= 1
  assert.is(await unwrap({ ...key, wrapped_private_key: changed }, verification), null)
  assert.is(await unwrap({ ...key, wrapped_private_key: changed.subarray(0, 20) }, verification), null)
})

test('the verification password works in either Unicode composition', async () => {
  assert.ok(await unwrap(key, verification.normalize('NFD')))
  assert.is(await unwrap(key, `${verification} `), null)
})

/** Every private key that can be built from these bytes without another secret. */
function privateKeysIn(bytes: Buffer): KeyObject[] {
  const { privateKey } = generateKeyPairSync('x25519')
  const head = privateKey.export({ type: 'pkcs8', format: 'der' }).subarray(0, 16)
  const found: KeyObject[] = []
  for (let at = 0; at + 32 <= bytes.length; at++) {
    const der = Buffer.concat([head, bytes.subarray(at, at + 32)])
    found.push(createPrivateKey({ key: der, type: 'pkcs8', format: 'der' }))
  }
  assert.ok(found.every(each => createPublicKey(each).asymmetricKeyType === 'x25519'))
  return found
}

test.run()
