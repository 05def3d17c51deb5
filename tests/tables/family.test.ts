import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rolledBack } from '../helpers/db.ts'
import { deviceOf, refusal, seedBought, seedFamilies } from './seeded.ts'

test('a device cannot reference a child of another parent, nor a subscription a device of another parent', () =>
  rolledBack(async db => {
    const { mother, stranger } = await seedFamilies(db)
    const device = deviceOf(mother.parent, stranger.child, 'MAY-LA')
    assert.is(await refusal(db, () => db('thiet_bi').insert(device)), 'thiet_bi_of_own_child')
    const today = { trang_thai: 'DANG_HOAT_DONG', ngay_bat_dau: '2026-11-21' }
    const foreign = { ...today, nguoi_dung_id: stranger.device }
    assert.is(await refusal(db, () => seedBought(db, mother.parent, foreign)), 'goi_dich_vu_on_own_device')
    assert.is(await refusal(db, () => seedBought(db, mother.parent, { ...today, nguoi_dung_id: mother.device })), null)
    const moved = () => db('thiet_bi').where({ nguoi_dung_id: mother.device }).update({ ma_phu_huynh: stranger.parent })
    assert.ok(await refusal(db, moved), 'a device cannot move to another parent than its child')
  }))

test('parents and devices have no default date: the code must set it', () =>
  rolledBack(async db => {
    const { mother } = await seedFamilies(db)
    const { ngay_tao: _, ...device } = deviceOf(mother.parent, mother.child, 'MAY-2')
    assert.is(await refusal(db, () => db('thiet_bi').insert(device)), 'ngay_tao')
    const {
      ngay_tao: __,
      ma_phu_huynh: ___,
      ten_tim: ____,
      email_tim: _____,
      ...parent
    } = await db('phu_huynh').first()
    const other = { ...parent, sdt: '+84912999999', email_phu_huynh: 'khac@test.vn' }
    assert.is(await refusal(db, () => db('phu_huynh').insert(other)), 'ngay_tao')
  }))

test('a package has a price that the gateway accepts (0 if free) and at most a hundred devices', () =>
  rolledBack(async db => {
    const insert = (loai_goi: string, gia: number, so_thiet_bi: number | null = 1) =>
      refusal(db, () => db('goi').insert({ ten: 'Gói thử', loai_goi, gia, so_thiet_bi }))
    for (const gia of [0, 5_000, 999_999_999]) assert.is(await insert('TRA_PHI', gia), null, String(gia))
    for (const gia of [-1, 1, 4_999, 1_000_000_000]) assert.is(await insert('TRA_PHI', gia), 'goi_gia_payable')
    assert.is(await insert('MIEN_PHI', 0), null)
    for (const gia of [1, 5_000]) assert.is(await insert('MIEN_PHI', gia), 'goi_gia_payable')
    for (const devices of [null, 1, 100]) assert.is(await insert('TRA_PHI', 0, devices), null)
    for (const devices of [0, 101]) assert.is(await insert('TRA_PHI', 0, devices), 'goi_so_thiet_bi_at_most_100')
  }))

test.run()
