import type { Rule } from '../../src/shared/rules/policy.ts'
import { opened, parsed } from './pages.ts'
import type { Name } from './people.ts'
import { type Family, withFamily } from './protection.ts'

const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' }

export interface Portal extends Family {
  rules: () => Promise<{ phien_ban: number; rules: Rule[] }>
  /** A page as it comes without JavaScript; paths begin below `/user`. */
  page: (path: string, as?: Name) => Promise<HTMLElement>
  /** Posts to a page, as from a form that may be older than the page, and returns the page that it leads to. */
  send: (path: string, typed: Record<string, string>) => Promise<HTMLElement>
}

/** The pages about the child of the mother. */
export const withPortal = (work: (portal: Portal) => Promise<void>) =>
  withFamily(async family => {
    const { app, child, call } = family
    const page: Portal['page'] = (path, as = 'mother') => opened(app, `/user${path}`, 'vi', as)
    await work({
      ...family,
      page,
      rules: async () => (await call('GET', `/tre-em/${child}/policy`)).json.data,
      send: async (path, typed) => {
        const headers = { ...form, Cookie: `token=${await app.token('mother')}; language=vi` }
        const body = String(new URLSearchParams(typed))
        const { status, text, headers: got } = await app.ask('POST', `/user${path}`, { body, headers })
        return status === 303 ? opened(app, got.get('location')!, 'vi', 'mother') : parsed(text)
      },
    })
  })
