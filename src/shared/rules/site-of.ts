import { isSite } from './read-rules.ts'

/** The site of an address as people paste or type it: `https://www.youtube.com/watch` is youtube.com. Null if there is none. */
export function siteOf(address: string): string | null {
  const typed = address.trim()
  try {
    const { protocol, hostname } = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`)
    const host = hostname.replace(/\.$/, '')
    const bare = host.replace(/^www\./, '')
    if (!/^https?:$/.test(protocol)) return null
    return [bare, host].find(isSite) ?? null
  } catch {
    return null
  }
}
