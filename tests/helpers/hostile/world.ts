import { randomUUID } from 'node:crypto'
import type { Answered, TestApp } from '../app.ts'
import { newcomer } from '../codes.ts'
import { clientAsking } from '../machine.ts'
import { people } from '../people.ts'
import { type MarkedFamily, seedMarkedRows } from './family.ts'
import { readKnown } from './known.ts'
import { pathsOf } from './page-paths.ts'
import type { Request } from './requests.ts'
import { hash, type Secrets } from './secrets.ts'
import { asJson, type Known } from './values.ts'

export interface World {
  app: TestApp
  families: MarkedFamily[]
  known: Known
  /** The paths of all pages. */
  pages: string[]
  secrets: Secrets
  send: (request: Request) => Promise<Answered & { ms: number }>
}

export const appSecret = 'canary-of-the-app-0123456789abcdef'

/** Texts that may be tried as they are: marks of a family only where they name a row, so that nobody stores them elsewhere. */
const codes = new Set(['ma_thiet_bi', 'vnp_txn_ref', 'pairings.ma_thiet_bi'])

/** Two families with marks, an admin, and a machine of each family. */
export async function createWorld(app: TestApp): Promise<World> {
  const families = await seedMarkedRows(app, ['mother', 'stranger'])
  const asking = (await app.post('/api/device/pairings', clientAsking)).json.data
  await app.db('rate_limits').delete()
  const passwords = Object.values(people).map(({ mat_khau }) => mat_khau)
  const tokens = new Map<Request['who'], string>()
  for (const name of ['mother', 'stranger', 'admin'] as const) tokens.set(name, `Bearer ${await app.token(name)}`)
  tokens.set('machine', `Device ${families[0]!.machine.token}`)
  tokens.set('foreign machine', `Device ${families[1]!.machine.token}`)
  // as if each had typed a code of today
  await app.db('sessions').update({ confirmed_at: app.services.clock.now() })
  const phones = Object.values(people).map(({ sdt }) => sdt)
  const known = await readKnown(app.db, {
    id: [...(await app.db('grants').pluck('id')), ...Array.from({ length: 20 }, () => randomUUID())],
    secret: [asking.secret],
    sdt: [...phones, newcomer.sdt, '0977654321'],
    email_phu_huynh: [newcomer.email_phu_huynh, 'moi2@test.vn'],
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
    pages: await pathsOf(app.db),
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
