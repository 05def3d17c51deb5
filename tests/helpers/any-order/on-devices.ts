import type { World } from './world.ts'

const day = 86_400_000

export async function onDevice({ app, send, random }: World, path: string, body: object): Promise<void> {
  const devices = await app.db('thiet_bi').orderBy('nguoi_dung_id')
  if (devices.length > 0)
    await send('PUT', `/api/thiet-bi/${random.one(devices).nguoi_dung_id}/${path}`, { as: 'admin', body })
}

/** Changes the package on a device, mostly one that was paid for, now and then for money. */
export async function change(world: World): Promise<void> {
  const { app, random, send } = world
  const noted = random.chance(0.2) && { gia: 100_000, ma_giao_dich: `PT${random.below(100)}` }
  const body = { thong_tin_goi_id: random.one([2, 3, 8]), ...noted }
  const paid = await app.db('goi_dich_vu').where({ trang_thai: 'DANG_HOAT_DONG' }).where('gia', '>', 0).orderBy('id')
  if (paid.length === 0 || random.chance(0.3)) return onDevice(world, 'change-goi', body)
  await send('PUT', `/api/thiet-bi/${random.one(paid).nguoi_dung_id}/change-goi`, { as: 'admin', body })
}

export async function setTimes(world: World): Promise<void> {
  const date = (days: number) => new Date(world.now.getTime() + days * day).toISOString().slice(0, 10)
  const from = world.random.below(30) - 20
  const until = world.random.chance(0.1) ? null : date(from + 1 + world.random.below(90))
  await onDevice(world, 'goi/time', { ngay_bat_dau: date(from), ngay_ket_thuc: until })
}

/** Moves a running term to another device: a parent three times a year, an admin as often as it is asked for. */
export async function move({ app, send, random, parents }: World): Promise<void> {
  const rows = await app.db('goi_dich_vu').where({ trang_thai: 'DANG_HOAT_DONG' }).orderBy('id')
  if (rows.length === 0) return
  const { id, ma_phu_huynh } = random.one(rows)
  const devices = await app.db('thiet_bi').where({ ma_phu_huynh }).orderBy('nguoi_dung_id').pluck('nguoi_dung_id')
  const owner = parents.find(parent => parent.id === ma_phu_huynh)
  const body = { nguoi_dung_id: random.one(devices) }
  const as = owner && random.chance(0.5) ? owner.as : 'admin'
  await send('PUT', `/api/payment/subscriptions/${id}/move`, { as, body })
}
