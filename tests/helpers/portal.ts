import type { Rule } from '../../src/shared/rules/policy.ts'
import { opened, posted } from './pages.ts'
import type { Name } from './people.ts'
import { type Family, withFamily } from './protection.ts'

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
      send: async (path, typed) => (await posted(app, `/user${path}`, new URLSearchParams(typed), 'mother')).page,
    })
  })
