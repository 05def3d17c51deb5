/**
 * What counts as one address where tries are limited: an IPv6 household is given 2^64 of them, so the network counts.
 * An IPv4 address that is written as IPv6 is still that address.
 */
export function networkOf(address: string): string {
  const v4 = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (v4) return v4
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const between = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return `${[...before, ...between, ...after].slice(0, 4).join(':').toLowerCase()}::/64`
}

/** An address by which a machine reaches itself. */
export function isLoopback(address: string): boolean {
  return /^(::ffff:)?127(\.\d{1,3}){3}$/i.test(address) || address === '::1'
}
