import { isSite } from '../../shared/rules/read-rules.ts'

/** The host of an address in punycode; empty for what is no site. */
export function hostOf(address: string): string {
  try {
    const { protocol, hostname } = new URL(address)
    const name = hostname.replace(/\.$/, '')
    return (protocol === 'http:' || protocol === 'https:') && isSite(name) ? name : ''
  } catch {
    return ''
  }
}

/** As a child and its parents call a site, and as its time is counted. */
export function siteOf(address: string): string {
  const host = hostOf(address)
  const bare = host.replace(/^www\./, '')
  return isSite(bare) ? bare : host
}
