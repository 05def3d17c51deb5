import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isDeviceOf, readDeviceCookie, renewDeviceCookie } from '../../src/accounts/device-cookie.ts'

const secret = 'x'.repeat(32)
const now = new Date('2026-11-21T08:00:00Z')
const day = 86_400_000
const inDays = (days: number) => new Date(now.getTime() + days * day)
const account = (ma_phu_huynh: number, device_generation = 0) => ({ ma_phu_huynh, device_generation })

const first = renewDeviceCookie(secret, null, account(1), now)

test('the cookie is valid only for the account that signed in', () => {
  const read = readDeviceCookie(secret, first, now)!
  assert.ok(isDeviceOf(account(1), read))
  assert.not.ok(isDeviceOf(account(2), read))
  assert.not.ok(isDeviceOf(account(1, 1), read), 'a reset starts a new generation')
})

test('a cookie without our signature is ignored', () => {
  const [payload, signature] = first.split('.') as [string, string]
  const other = Buffer.from(payload, 'base64url').toString().replace('"account":1', '"account":2')
  const forged = `${Buffer.from(other).toString('base64url')}.${signature}`
  const withOtherSecret = renewDeviceCookie('y'.repeat(32), null, account(1), now)
  for (const sent of [null, '', '.', payload, `${payload}.`, `${first}.`, `${first}x`, forged, withOtherSecret])
    assert.is(readDeviceCookie(secret, sent, now), null, String(sent))
})

test('an entry is valid for 90 days from the last sign-in of its account', () => {
  const both = renewDeviceCookie(secret, readDeviceCookie(secret, first, now), account(2), inDays(60))
  const at = (days: number) => readDeviceCookie(secret, both, inDays(days))!.entries.map(entry => entry.account)
  assert.equal([at(89), at(91), at(149), at(151)], [[2, 1], [2], [2], []])
})

test('in a shared browser the cookie keeps its id and the newest five accounts', () => {
  let cookie = first
  for (const id of [2, 3, 4, 5, 1, 6])
    cookie = renewDeviceCookie(secret, readDeviceCookie(secret, cookie, now), account(id), now)
  const read = readDeviceCookie(secret, cookie, now)!
  assert.equal(
    read.entries.map(entry => entry.account),
    [6, 1, 5, 4, 3],
  )
  assert.is(read.id, readDeviceCookie(secret, first, now)!.id)
  assert.ok(cookie.length < 1_000)
})

test('two browsers have different ids', () => {
  const other = renewDeviceCookie(secret, null, account(1), now)
  assert.is.not(readDeviceCookie(secret, other, now)!.id, readDeviceCookie(secret, first, now)!.id)
})

test.run()
