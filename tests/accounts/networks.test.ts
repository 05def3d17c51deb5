import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { networkOf } from '../../src/shared/address.ts'

test('all addresses of an IPv6 /64 count as one, and the next /64 as another', () => {
  const home = ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::9', '2001:db8:1:2:3:4:5:6']
  assert.equal([...new Set(home.map(networkOf))], ['2001:db8:1:2::/64'])
  assert.is(networkOf('2001:db8:1:3::1'), '2001:db8:1:3::/64')
  assert.is(networkOf('::1'), '0:0:0:0::/64')
})

test('an IPv4 address counts as itself, also when written as IPv6', () => {
  assert.equal(['203.0.113.9', '::ffff:203.0.113.9'].map(networkOf), ['203.0.113.9', '203.0.113.9'])
})

test.run()
