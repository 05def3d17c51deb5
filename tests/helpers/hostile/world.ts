import type { Answered, TestApp } from '../app.ts'
import { people } from '../people.ts'
import { type MarkedFamily, seedMarkedRows } from './family.ts'
import { readKnown } from './known.ts'
import type { Request } from './requests.ts'
import { hash, type Secrets } from './secrets.ts'
import { asJson, type Known } from './values.ts'

export interface World {
  app: TestApp
  families: MarkedFamily[]
  known: Known
  secrets: Secrets
  send: (request: Request) => Promise<Answered & { ms: number }>
}

export const appSecret = 'canary-of-the-app-0123456789abcdef'

/** Texts that may be tried as they are: marks of a family only where they name a row, so that nobody stores them elsewhere. */
const codes = new Set(['ma_thiet_bi', 'vnp_txn_ref', 'pairings.ma_thiet_bi'])

/** Two families with marks, an admin, and a machine of each family. */
export async function createWorld(app: TestApp): Promise<World> {
  const families = await seedMarkedRows(app, ['mother', 'stranger'])
  await app.db('rate_limits').delete()
  const passwords = Object.values(people).map(({ mat_khau }) => mat_khau)
  const tokens = new Map<Request['who'], string>()
  for (const name of ['mother', 'stranger', 'admin'] as const) tokens.set(name, `Bearer ${await app.token(name)}`)
  tokens.set('machine', `Device ${families[0]!.machine.token}`)
  tokens.set('foreign machine', `Device ${families[1]!.machine.token}`)
  const phones = Object.values(people).map(({ sdt }) => sdt)
  const known = await readKnown(app.db, {
    sdt: phones,
    mat_khau: passwords,
    mat_khau_cu: passwords,
    mat_khau_xac_minh: passwords,
    key: families.map(({ machine }) => machine.removed_key),
    rules: [[], [{ kind: 'site', name: 'a.vn', block: true }], [{ kind: 'budget', weekday: 1, minutes: 30 }]],
    days: [
      [
        {
          day: new Date().toISOString().slice(0, 10),
          minutes: '',
          items: [{ kind: 'site', name: 'a.vn', seconds: 5 }],
        },
      ],
    ],
  })
  return {
    app,
    families,
    known: name => known(name).filter(value => codes.has(name) || !asJson(value).toLowerCase().includes('qz')),
    secrets: {
      kept: [
        ...passwords,
        ...[...tokens.values()].map(token => token.split(' ')[1]!),
        ...families.map(({ machine }) => machine.removed_key),
        appSecret,
        app.config.vnpay!.secret,
        hash,
      ],
      given: new Set(),
    },
    send: async ({ who, method, path, headers, body }) => {
      const token = tokens.get(who)
      const began = performance.now()
      const answered = await app.ask(method, path, {
        ...(body !== undefined && { body }),
        headers: { ...headers, ...(token && { Authorization: token }) },
      })
      return { ...answered, ms: performance.now() - began }
    },
  }
}
