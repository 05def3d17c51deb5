import { hashPassword, insertPerson } from '../../../src/accounts/index.ts'
import { insertPlace } from '../../../src/billing/index.ts'
import { insertChild } from '../../../src/family/index.ts'
import type { TestApp } from '../app.ts'
import { clientAsking } from '../machine.ts'
import { type Client, createClient, type Got, type Heard } from './client.ts'

export interface Family {
  id: number
  child: number
  /** How many devices it has named so far. */
  devices: number
  client: Client
  headers: Record<string, string>
  /** The token of the child's machine and its device. */
  machine: { token: string; device: number }
}

const mat_khau = 'Diều@2026'

/** Families that have signed in through the front, each from an address of its own and with a paired machine. */
export async function makeFamilies(app: TestApp, url: string, count: number, heard: Heard): Promise<Family[]> {
  const hash = await hashPassword(mat_khau)
  const families: Family[] = []
  for (let place = 0; place < count; place++) {
    const sdt = `09870${String(place).padStart(5, '0')}`
    const made = await insertPerson(app.db, {
      ten_phu_huynh: `Phụ Huynh ${place}`,
      email_phu_huynh: `several-${place}@test.vn`,
      sdt: sdt.replace(/^0/, '+84'),
      mat_khau: hash,
      la_admin: false,
      ngay_tao: new Date(),
    })
    const id = made!.ma_phu_huynh
    const client = createClient(url, `127.0.1.${place + 1}`, heard)
    const { data } = expect(200, await client.sure('POST', '/api/auth/login', { body: { sdt, mat_khau } }))
    const headers = { Authorization: `Bearer ${data.token}` }
    const child = await insertChild(app.db, { ma_phu_huynh: id, ten_tre: 'Bé An' })
    const family = { id, child, devices: 0, client, headers }
    families.push({ ...family, machine: await pair(app, family) })
  }
  return families
}

async function pair(app: TestApp, { id: parent, child, client, headers }: Omit<Family, 'machine'>) {
  const { data } = expect(201, await client.sure('POST', '/api/device/pairings', { body: clientAsking }))
  const { id, secret, check, ma_thiet_bi } = data
  const place = { ma_phu_huynh: parent, thong_tin_goi_id: 3, gia: 390_000, ngay_mua: new Date() }
  const goi_dich_vu_id = await insertPlace(app.db, place)
  const body = { check, ma_tre_em: child, ten_thiet_bi: 'Laptop của con', goi_dich_vu_id }
  const path = `/api/pairings/${ma_thiet_bi}/confirm`
  const device = expect(201, await client.sure('POST', path, { body, headers })).data.nguoi_dung_id
  const consents = { body: { time: true }, headers }
  expect(200, await client.sure('PUT', `/api/tre-em/${child}/consents`, consents))
  const polled = await client.sure('POST', `/api/device/pairings/${id}/poll`, { body: { secret } })
  return { token: expect(200, polled).data.token, device }
}

function expect(status: number, got: Got) {
  if (got.status !== status) throw new Error(`${got.status} instead of ${status}: ${got.text}`)
  return got.json
}
