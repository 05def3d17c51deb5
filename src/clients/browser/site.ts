/** The host of an address of the web in punycode, also of a blob: that a page of it made; else empty. */
export function hostOf(address: string): string {
  try {
    const { protocol, hostname } = new URL(address.replace(/^blob:/, ''))
    return protocol === 'http:' || protocol === 'https:' ? hostname.replace(/\.$/, '') : ''
  } catch {
    return ''
  }
}
