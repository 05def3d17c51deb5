/**
 * What counts as one address where tries are limited: an IPv6 household is given 2^64 of them, so the network counts.
 * An IPv4 address that is written as IPv6 is still that address.
 */
export function networkOf(address: string): string {
  return asIPv4(address) ?? `${groupsOf(address).slice(0, 4).join(':')}::/64`
}

/** What one customer of a provider can have in IPv6, a whole /48; of IPv4 it is one address. */
export function widerNetworkOf(address: string): string {
  return asIPv4(address) ?? `${groupsOf(address).slice(0, 3).join(':')}::/48`
}

function asIPv4(address: string): string | undefined {
  return /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? (address.includes(':') ? undefined : address)
}

function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const between = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...between, ...after]
}

/** An address by which a machine reaches itself. */
export function isLoopback(address: string): boolean {
  return /^(::ffff:)?127(\.\d{1,3}){3}$/i.test(address) || address === '::1'
}
