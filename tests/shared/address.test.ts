import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isLoopback, isThisMachine, networkOf, widerNetworkOf } from '../../src/shared/address.ts'

const cases: [address: string, network: string, wider: string][] = [
  ['1.2.3.4', '1.2.3.4', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4', '1.2.3.4'],
  ['::FFFF:1.2.3.4', '1.2.3.4', '1.2.3.4'],
  ['::ffff:102:304', '1.2.3.4', '1.2.3.4'],
  ['::ffff:CB00:7109', '203.0.113.9', '203.0.113.9'],
  ['0:0:0:0:0:ffff:1.2.3.4', '1.2.3.4', '1.2.3.4'],
  ['0000:0000:0000:0000:0000:ffff:0102:0304', '1.2.3.4', '1.2.3.4'],
  ['2001:0db8:0001:0002:0:0:0:9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['64:ff9b::1.2.3.4', '64:ff9b:0:0::/64', '64:ff9b:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:1:3::9', '2001:db8:1:3::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['2402:800:61ab:ffff::', '2402:800:61ab:ffff::/64', '2402:800:61ab::/48'],
]

test('networkOf maps IPv6 to its /64 and widerNetworkOf to its /48; IPv4 stays as it is', () => {
  for (const [address, network, wider] of cases) {
    assert.is(networkOf(address), network, address)
    assert.is(widerNetworkOf(address), wider, address)
  }
})

test('this machine is its name and its loopback addresses, and nothing that looks like them', () => {
  for (const host of [
    'localhost',
    '127.0.0.1',
    '127.255.0.9',
    '[::1]',
    '::1',
    '::ffff:127.0.0.1',
    '[::FFFF:127.0.0.1]',
  ])
    assert.is(isThisMachine(host), true, host)
  for (const host of ['', 'localhost.vn', '128.0.0.1', '127.0.0.1.vn', '::2', '[::]', '0.0.0.0', '1127.0.0.1'])
    assert.is(isThisMachine(host), false, host)
  assert.equal([isLoopback('::1'), isLoopback('[::1]'), isLoopback('10.0.0.1')], [true, false, false])
})

test.run()
