import { insertPlace } from '../../src/billing/index.ts'
import { seedCatalogue } from '../../src/catalogue/index.ts'
import type { Answered, TestApp } from './app.ts'
import { idOf } from './family.ts'
import type { Name } from './people.ts'

interface Paired {
  token: string
  removed_key: string
  device: number
  call: (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Answered>
  /** A sync with increasing `seq`. */
  sync: (body?: object) => Promise<Answered>
}

export const clientAsking = { client: 'browser', version: '1.0.0', name: 'Chrome trên Windows' }

/** A place of a paid package in the parent's wallet. */
export async function seedPlace(app: TestApp, name: Name, thong_tin_goi_id = 3): Promise<number> {
  await seedCatalogue(app.db)
  const ma_phu_huynh = await idOf(app.db, name)
  return insertPlace(app.db, { ma_phu_huynh, thong_tin_goi_id, gia: 390_000, ngay_mua: app.services.clock.now() })
}

/** Pairs a machine as a client and a parent do it together. */
export async function pairMachine(
  app: TestApp,
  child: number,
  { as = 'mother' as Name, thong_tin_goi_id = 3, ma_thiet_bi = undefined as string | undefined } = {},
): Promise<Paired> {
  const asked = await app.post('/api/device/pairings', { ...clientAsking, ...(ma_thiet_bi && { ma_thiet_bi }) })
  const { id, secret, check, ma_thiet_bi: code } = asked.json.data
  const confirmed = await app.post(
    `/api/pairings/${code}/confirm`,
    {
      check,
      ma_tre_em: child,
      ten_thiet_bi: 'Laptop của con',
      goi_dich_vu_id: await seedPlace(app, as, thong_tin_goi_id),
    },
    { as },
  )
  if (confirmed.status !== 201) throw new Error(confirmed.text)
  const { token, removed_key } = (await app.post(`/api/device/pairings/${id}/poll`, { secret })).json.data
  return machineOf(app, { token, removed_key, device: confirmed.json.data.nguoi_dung_id })
}

function machineOf(app: TestApp, paired: { token: string; removed_key: string; device: number }): Paired {
  let seq = 0
  const call: Paired['call'] = (method, path, body, headers = {}) =>
    app.ask(method, `/api/device${path}`, {
      headers: { Authorization: `Device ${paired.token}`, 'An-Nhi-Client': 'browser/1.0.0', ...headers },
      ...(body && { body }),
    })
  return { ...paired, call, sync: (body = {}) => call('POST', '/sync', { seq: ++seq, ...body }) }
}
