import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { networkOf, widerNetworkOf } from '../../src/shared/address.ts'

const cases: [address: string, network: string, wider: string][] = [
  ['1.2.3.4', '1.2.3.4', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4', '1.2.3.4'],
  ['::FFFF:1.2.3.4', '1.2.3.4', '1.2.3.4'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:1:3::9', '2001:db8:1:3::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['2402:800:61ab:ffff::', '2402:800:61ab:ffff::/64', '2402:800:61ab::/48'],
]

test('an IPv6 address counts by its /64, and by its /48 where a wider network is limited; IPv4 by itself', () => {
  for (const [address, network, wider] of cases) {
    assert.is(networkOf(address), network, address)
    assert.is(widerNetworkOf(address), wider, address)
  }
})

test.run()
