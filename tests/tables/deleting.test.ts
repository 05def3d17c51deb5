import type { Knex } from 'knex'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { dateInVietnam } from '../../src/shared/dates.ts'
import { rolledBack } from '../helpers/db.ts'
import { type Family, refusal, seedBought, seedFamilies } from './seeded.ts'

const day = (from: number) => dateInVietnam(new Date(Date.now() + from * 86_400_000))
const active = (from: number, to: number | null) => ({
  trang_thai: 'DANG_HOAT_DONG',
  ngay_bat_dau: day(from),
  ngay_ket_thuc: to && day(to),
})
/** The status of each subscription before and after its device is deleted. */
const outcomes: Record<string, [before: object, after: string]> = {
  'in use': [active(-10, 355), 'HUY'],
  'that started today': [active(0, 365), 'HUY'],
  'without an end': [active(-10, null), 'HUY'],
  'that has not started': [active(30, 395), 'CHUA_GAN'],
  'expired, but not yet marked by the job': [active(-400, -35), 'HET_HAN'],
  'marked as expired': [{ ...active(-400, -35), trang_thai: 'HET_HAN' }, 'HET_HAN'],
  cancelled: [{ ...active(-400, -35), trang_thai: 'HUY' }, 'HUY'],
}
const deletions: Record<string, (db: Knex, family: Family) => Promise<number>> = {
  device: (db, { device }) => db('thiet_bi').where({ nguoi_dung_id: device }).delete(),
  child: (db, { child }) => db('tre_em').where({ ma_tre_em: child }).delete(),
}
const unchanged = [
  'ma_phu_huynh',
  'thong_tin_goi_id',
  'gia',
  'vnp_txn_ref',
  'ngay_mua',
  'ngay_bat_dau',
  'ngay_ket_thuc',
]

for (const [what, deletion] of Object.entries(deletions))
  for (const [was, [before, after]] of Object.entries(outcomes))
    test(`a subscription ${was} becomes ${after} when its ${what} is deleted, and keeps its purchase`, () =>
      rolledBack(async db => {
        const { mother, stranger } = await seedFamilies(db)
        const id = await seedBought(db, mother.parent, { ...before, nguoi_dung_id: mother.device })
        const other = await seedBought(db, stranger.parent, { ...before, nguoi_dung_id: stranger.device })
        const [was, untouched] = [await rowOf(db, id), await rowOf(db, other)]
        assert.is(await deletion(db, mother), 1)
        const row = await rowOf(db, id)
        const name = after === 'CHUA_GAN' ? [null, null] : ['Máy của An', `MAY-${mother.parent}`]
        assert.equal(
          [row.trang_thai, row.nguoi_dung_id, row.ten_thiet_bi_cu, row.ma_thiet_bi_cu],
          [after, null, ...name],
        )
        for (const field of unchanged) assert.equal(row[field], was[field], field)
        assert.equal(await rowOf(db, other), untouched)
      }))

test('purchases of a deleted parent stay, closed and anonymous', () =>
  rolledBack(async db => {
    const { mother, stranger } = await seedFamilies(db)
    const ids = [await seedBought(db, mother.parent)]
    await seedBought(db, stranger.parent)
    for (const [before] of Object.values(outcomes)) {
      const device = {
        nguoi_dung_id: (before as { trang_thai: string }).trang_thai === 'DANG_HOAT_DONG' ? null : mother.device,
      }
      const closed = device.nguoi_dung_id ? before : { ...before, trang_thai: 'HET_HAN' }
      ids.push(await seedBought(db, mother.parent, { ...closed, ...device }))
    }
    ids.push(await seedBought(db, mother.parent, { ...active(-10, 355), nguoi_dung_id: mother.device }))
    const gone = { ten_thiet_bi_cu: 'Máy cũ', ma_thiet_bi_cu: 'CU-1', trang_thai: 'HUY' }
    ids.push(await seedBought(db, mother.parent, gone))
    const before = await Promise.all(ids.map(id => rowOf(db, id)))

    assert.is(await db('phu_huynh').where({ ma_phu_huynh: mother.parent }).delete(), 1)
    for (const was of before) {
      const row = await rowOf(db, was.id)
      assert.ok(['HUY', 'HET_HAN'].includes(row.trang_thai), row.trang_thai)
      if (was.trang_thai === 'HET_HAN') assert.is(row.trang_thai, 'HET_HAN')
      for (const field of ['ma_phu_huynh', 'nguoi_dung_id', 'ten_thiet_bi_cu', 'ma_thiet_bi_cu'])
        assert.is(row[field], null, field)
      for (const field of ['thong_tin_goi_id', 'gia', 'vnp_txn_ref', 'ngay_mua']) assert.equal(row[field], was[field])
    }
    for (const table of ['tre_em', 'thiet_bi'])
      assert.equal(
        (await db(table)).map(row => row.ma_phu_huynh),
        [stranger.parent],
        table,
      )
    assert.is((await db('goi_dich_vu').where({ ma_phu_huynh: stranger.parent })).length, 1)
  }))

test('an anonymous purchase must be closed, and a former device is named only if none is assigned', () =>
  rolledBack(async db => {
    const { mother } = await seedFamilies(db)
    const nobody = { ma_phu_huynh: null }
    const old = { ten_thiet_bi_cu: 'Máy cũ', ma_thiet_bi_cu: 'CU-1' }
    const insert = (more: object) => refusal(db, () => seedBought(db, mother.parent, more))
    for (const more of [
      nobody,
      { ...nobody, ...active(-1, 30) },
      { ...nobody, nguoi_dung_id: mother.device, trang_thai: 'HUY' },
    ])
      assert.ok(await insert(more), JSON.stringify(more))
    assert.is(await insert({ ...nobody, trang_thai: 'HUY' }), null)
    assert.is(await insert({ ...old, trang_thai: 'HUY' }), null)
    for (const more of [
      old,
      { ...old, trang_thai: 'HUY', nguoi_dung_id: mother.device },
      { ...old, ...nobody, trang_thai: 'HUY' },
    ])
      assert.is(await insert(more), 'goi_dich_vu_former_device', JSON.stringify(more))
    assert.is(await insert({ ten_thiet_bi_cu: 'Máy cũ', trang_thai: 'HUY' }), 'goi_dich_vu_former_device')
  }))

async function rowOf(db: Knex, id: number): Promise<Record<string, unknown> & { id: number; trang_thai: string }> {
  return db('goi_dich_vu').where({ id }).first()
}

test.run()
