/**
 * What rate limits count as one address. An IPv6 household has 2^64 addresses, so its whole /64 counts as one. An IPv4
 * address written as IPv6 counts as IPv4.
 */
export function networkOf(address: string): string {
  return asIPv4(address) ?? `${groupsOf(address).slice(0, 4).join(':')}::/64`
}

/** The largest block that one customer of a provider gets: a /48 in IPv6, one address in IPv4. */
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

export function isLoopback(address: string): boolean {
  return /^(::ffff:)?127(\.\d{1,3}){3}$/i.test(address) || address === '::1'
}
