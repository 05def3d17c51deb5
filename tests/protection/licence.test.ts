import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readPolicy } from '../../src/clients/browser/protocol/policy.ts'
import { jobs } from '../../src/protection/index.ts'
import { decide } from '../../src/shared/rules/decide.ts'
import { shown, withMachine } from '../helpers/paired.ts'

const at = (day: string) => new Date(`${day}T12:00:00+07:00`)

test('P14: the end of a package is told a week before and at it, once each; rules hold for a week more, then none does', () =>
  withMachine(async (family, { device, call }) => {
    const { app, child, today } = family
    const { clock } = app.services
    await app
      .db('goi_dich_vu')
      .where({ nguoi_dung_id: device })
      .update({ anchored_on: null, ngay_ket_thuc: '2026-12-10' })
    await family.call('PUT', `/tre-em/${child}/policy`, { rules: [{ kind: 'site', name: 'game.vn', block: true }] })
    await family.call('POST', `/tre-em/${child}/grants`, { id: crypto.randomUUID(), kind: 'lock' })
    const told = async (day: string) => {
      clock.set(at(day))
      const job = jobs.find(({ name }) => name === 'silence')!
      for (const _ of [1, 2]) await job.run(app.services, { dryRun: false })
      const rows = await app.db('protection_events').where({ kind: 'licence_ends' }).orderBy('id')
      return rows.map(({ nguoi_dung_id, detail }) => `${nguoi_dung_id === device} ${detail.stage} ${detail.ends}`)
    }
    assert.equal(await told('2026-12-02'), [])
    assert.equal(await told('2026-12-03'), ['true soon 2026-12-10'])
    assert.equal(await told('2026-12-10'), ['true soon 2026-12-10', 'true ended 2026-12-10'])
    assert.is((await told('2026-12-16')).length, 2)
    const policy = readPolicy((await call('GET', '/policy')).json.data)!
    const site = { kind: 'site', name: 'game.vn' } as const
    const asked = (day: string) => decide(policy, { minutes: 0 }, at(day).getTime(), site).why
    assert.equal([asked('2026-12-16'), asked('2026-12-17')], ['blocked', 'licence'])
    clock.set(new Date('2026-11-23T12:02:00+07:00'))
    const ending = async (ngay_ket_thuc: string) => {
      const place = app.db('goi_dich_vu').where({ nguoi_dung_id: device })
      await place.update({ ngay_bat_dau: '2026-10-01', ngay_ket_thuc })
      const { licence_ends, grace_ends } = await shown(family)
      return [(await today()).why, licence_ends, grace_ends]
    }
    const dates = ['2026-11-19T17:00:00.000Z', '2026-11-26T17:00:00.000Z']
    assert.equal(await ending('2026-11-20'), ['locked', ...dates])
    assert.equal((await ending('2026-11-16'))[0], 'licence')
    assert.is((await shown(family)).state, 'none')
  }))

test('a package that goes on is no end', () =>
  withMachine(async ({ app }, { device }) => {
    const places = app.db('goi_dich_vu').where({ nguoi_dung_id: device })
    await places.clone().update({ anchored_on: null, ngay_ket_thuc: '2027-11-25' })
    const { id: _, ...place } = await places.first()
    await app
      .db('goi_dich_vu')
      .insert({ ...place, trang_thai: 'HET_HAN', ngay_bat_dau: '2026-10-01', ngay_ket_thuc: '2026-11-23' })
    await jobs.find(({ name }) => name === 'silence')!.run(app.services, { dryRun: false })
    assert.equal(await app.db('protection_events').where({ kind: 'licence_ends' }), [])
  }))

test.run()
