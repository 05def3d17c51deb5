import { randomUUID } from 'node:crypto'
import type { Rule } from '../../src/shared/rules/policy.ts'
import { type TestApp, withApp } from './app.ts'
import { idOf, seedChildWithDevice } from './family.ts'
import { opened } from './pages.ts'
import type { Name } from './people.ts'

const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' }

export interface Portal {
  app: TestApp
  parent: number
  child: number
  device: number
  call: (method: string, path: string, body?: object) => ReturnType<TestApp['ask']>
  rules: () => Promise<{ phien_ban: number; rules: Rule[] }>
  /** A page as it comes without JavaScript; paths begin below `/user`. */
  page: (path: string, as?: Name) => Promise<HTMLElement>
  /** Sends a form without JavaScript, and returns the page that it leads to. */
  send: (path: string, typed: Record<string, string>) => Promise<HTMLElement>
}

/** The service on the noon of Monday 23 November 2026, with the mother's child and its machine. */
export const withPortal = (work: (portal: Portal) => Promise<void>) =>
  withApp(async app => {
    app.services.clock.set(new Date('2026-11-23T12:00:00+07:00'))
    const parent = await idOf(app.db, 'mother')
    const { child, device } = await seedChildWithDevice(
      app.db,
      parent,
      `TEST-${randomUUID().slice(0, 4).toUpperCase()}`,
    )
    const call: Portal['call'] = (method, path, body) =>
      app.ask(method, `/api${path}`, { as: 'mother', ...(body && { body }) })
    const page: Portal['page'] = (path, as = 'mother') => opened(app, `/user${path}`, 'vi', as)
    await work({
      app,
      parent,
      child,
      device,
      call,
      page,
      rules: async () => (await call('GET', `/tre-em/${child}/policy`)).json.data,
      send: async (path, typed) => {
        const headers = { ...form, Cookie: `token=${await app.token('mother')}; language=vi` }
        const body = String(new URLSearchParams(typed))
        const { status, text, headers: got } = await app.ask('POST', `/user${path}`, { body, headers })
        if (status === 303) return page(got.get('location')!.slice('/user'.length))
        const box = document.createElement('div')
        box.innerHTML = text
        return box
      },
    })
  })
