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
  if (!address.includes(':')) return address
  const groups = groupsOf(address)
  return groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff' ? groups.slice(6).map(bytesOf).join('.') : undefined
}

function bytesOf(group: string): string {
  const value = Number.parseInt(group, 16)
  return `${value >> 8}.${value & 255}`
}

/** The eight groups in their shortest form, however a proxy writes them: the last two may be written as IPv4. */
function groupsOf(address: string): string[] {
  const hex = (high: string, low: string) => (Number(high) * 256 + Number(low)).toString(16)
  const plain = address.replace(
    /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/,
    (_, a, b, c, d) => `${hex(a, b)}:${hex(c, d)}`,
  )
  const [head = '', tail = ''] = plain.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const between = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...between, ...after].map(group => group.replace(/^0+(?=.)/, ''))
}

/** Whether the host of a URL, or what a service listens on, is this machine alone. */
export function isThisMachine(host: string): boolean {
  return host === 'localhost' || isLoopback(host.replace(/^\[(.*)\]$/, '$1'))
}

export function isLoopback(address: string): boolean {
  return /^(::ffff:)?127(\.\d{1,3}){3}$/i.test(address) || address === '::1'
}
