import { isSite } from '../../shared/rules/read-rules.ts'

/** The host of an address in punycode, also of a blob: that a site made; empty if it is not the address of a site. */
export function hostOf(address: string): string {
  try {
    const { protocol, hostname } = new URL(address.replace(/^blob:/, ''))
    const name = hostname.replace(/\.$/, '')
    return (protocol === 'http:' || protocol === 'https:') && isSite(name) ? name : ''
  } catch {
    return ''
  }
}
