import { insertPlace } from '../../src/billing/index.ts'
import { seedCatalogue } from '../../src/catalogue/index.ts'
import { emptyMap, withMinute, writeMap } from '../../src/shared/rules/day-map.ts'
import { type TestApp, withApp } from './app.ts'
import { codeFor } from './codes.ts'
import { idOf, seedChildWithDevice } from './family.ts'
import { type Name, people } from './people.ts'

/** A Monday. */
const noon = new Date('2026-11-23T12:00:00+07:00')

export interface Family {
  app: TestApp
  parent: number
  child: number
  device: number
  call: (method: string, path: string, body?: object, as?: Name) => ReturnType<TestApp['ask']>
  today: () => Promise<Record<string, unknown>>
  /** Marks minutes of the day as used, from the first of them. */
  use: (minutes: number, device?: number) => Promise<void>
}

/** The mother has a child with one device; it is Monday noon. */
export const withFamily = (work: (family: Family) => Promise<void>) =>
  withApp(async app => {
    app.services.clock.set(noon)
    const parent = await idOf(app.db, 'mother')
    const { child, device } = await seedChildWithDevice(app.db, parent, 'TEST-0001')
    await work({
      app,
      parent,
      child,
      device,
      call: (method, path, body, as = 'mother') => app.ask(method, `/api${path}`, { as, ...(body && { body }) }),
      today: async () => (await app.get('/api/protection', { as: 'mother' })).json.data.children[0],
      use: async (minutes, nguoi_dung_id = device) => {
        const map = '1'.repeat(minutes).padEnd(1440, '0')
        const row = { ma_phu_huynh: parent, ma_tre_em: child, nguoi_dung_id, day: '2026-11-23', minutes: map }
        await app.db('usage_days').insert(row)
      },
    })
  })

/** Types the code by SMS that history and deleting ask for. */
export async function confirmPhone(app: TestApp) {
  await app.post('/api/protection/send-code', {}, { as: 'mother' })
  await app.post('/api/protection/confirm', { otp: codeFor(app, people.mother.sdt) }, { as: 'mother' })
}

/** Puts a package on a device, which it then has today. */
export async function putPackage({ app, parent }: Family, nguoi_dung_id: number, type: 'paid' | 'free') {
  await seedCatalogue(app.db)
  await insertPlace(app.db, {
    ma_phu_huynh: parent,
    thong_tin_goi_id: type === 'paid' ? 3 : 8,
    gia: 0,
    ngay_mua: noon,
    nguoi_dung_id,
    trang_thai: 'DANG_HOAT_DONG',
    ngay_bat_dau: '2026-11-20',
    ngay_ket_thuc: null,
  })
}

/** Every package on a device of a family ends on this day, or ended on it. */
export async function endPackages({ db }: TestApp, ngay_ket_thuc: string) {
  const places = db('goi_dich_vu').whereNotNull('nguoi_dung_id')
  await places.update({ anchored_on: null, ngay_bat_dau: '2026-10-01', ngay_ket_thuc })
}

/** A day map with these minutes. */
export const mapOf = (...minutes: number[]) => writeMap(minutes.reduce(withMinute, emptyMap()))
