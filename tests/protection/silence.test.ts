import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { jobs } from '../../src/protection/index.ts'
import { pairMachine } from '../helpers/machine.ts'
import { type Family, withFamily } from '../helpers/protection.ts'

const minute = 60_000
const day = 1_440 * minute

interface Silence extends Family {
  /** Lets time pass, then runs the job. */
  pass: (ms: number) => Promise<void>
  kinds: () => Promise<string[]>
  notices: () => Promise<string[]>
}

const withSilence = (work: (silence: Silence) => Promise<void>) =>
  withFamily(async family => {
    const { app, child } = family
    let now = app.services.clock.now()
    app.services.clock.now = () => now
    const job = jobs.find(({ name }) => name === 'silence')!
    await work({
      ...family,
      pass: async ms => {
        now = new Date(now.getTime() + ms)
        await job.run(app.services, { dryRun: false })
      },
      kinds: () => app.db('protection_events').where({ ma_tre_em: child }).orderBy('id').pluck('kind'),
      notices: () => app.db('notices').orderBy('id').pluck('kind'),
    })
  })

test('a machine that is off is silent in the journal once, until it is back', () =>
  withSilence(async ({ app, child, pass, kinds }) => {
    const { sync } = await pairMachine(app, child)
    await sync()
    await pass(4 * minute)
    assert.not.ok((await kinds()).includes('silent'))
    await pass(2 * minute)
    await pass(minute)
    await sync()
    await pass(6 * minute)
    const said = async () => (await kinds()).filter(kind => kind === 'silent' || kind === 'back')
    assert.equal(await said(), ['silent', 'back', 'silent'])
    await sync()
    const meanwhile = new Date(app.services.clock.now().getTime() + 6 * minute)
    app.services.clock.now = () => meanwhile
    await sync()
    assert.equal((await said()).slice(3), ['back'], 'of a silence that nobody wrote none comes back')
  }))

test('when a whole town switches off, each machine is silent in the journal after one run', () =>
  withSilence(async ({ app, child, parent, pass, kinds }) => {
    const many = 1_001
    await app.db.raw(
      `with made as (
         insert into thiet_bi (ma_phu_huynh, ma_tre_em, ten_thiet_bi, loai_thiet_bi, ma_thiet_bi, ngay_tao)
         select :parent, :child, 'Laptop', 'Laptop', 'TOWN-' || place, :now from generate_series(1, :many) as place
         returning ma_phu_huynh, nguoi_dung_id
       )
       insert into device_states (ma_phu_huynh, nguoi_dung_id, ma_tre_em, client, version, paired_at, last_seen)
       select ma_phu_huynh, nguoi_dung_id, :child, 'browser', '1.0.0', :now, :now from made`,
      { parent, child, many, now: app.services.clock.now() },
    )
    await pass(6 * minute)
    assert.is((await kinds()).filter(kind => kind === 'silent').length, many)
  }))

test('a machine that is silent for three days while the child is at another is told once, by SMS too', () =>
  withSilence(async ({ app, child, pass, kinds, notices }) => {
    const [left, other] = [await pairMachine(app, child), await pairMachine(app, child)]
    await left.sync()
    await pass(3 * day - minute)
    await other.sync()
    await pass(0)
    assert.equal(await notices(), [])
    await pass(minute)
    await pass(minute)
    assert.equal(
      [await notices(), (await kinds()).filter(kind => kind === 'left_alone')],
      [['machine_left_alone'], ['left_alone']],
    )
    await left.sync()
    await pass(4 * day)
    await other.sync()
    await pass(minute)
    assert.is((await notices()).length, 2, 'a second silence is told again')
  }))

test('a family that is away for a week hears nothing', () =>
  withSilence(async ({ app, child, pass, notices }) => {
    for (const machine of [await pairMachine(app, child), await pairMachine(app, child)]) await machine.sync()
    await pass(7 * day)
    assert.equal(await notices(), [])
  }))

test('a removal is told by SMS once where the machine is paid for, and only in the journal where it is free', () =>
  withSilence(async ({ app, child, pass, notices, kinds }) => {
    const machine = await pairMachine(app, child)
    await machine.sync()
    assert.is((await machine.call('POST', '/removed', {})).status, 200)
    await pass(minute)
    await pass(minute)
    assert.equal(await notices(), ['machine_removed'])
    assert.ok((await kinds()).includes('removed'))
    await app.db('goi_dich_vu').delete()
    await app.db('notices').delete()
    const free = await pairMachine(app, child, { thong_tin_goi_id: 8 })
    await free.sync()
    await free.call('POST', '/removed', {})
    await pass(minute)
    assert.equal(await notices(), [])
  }))

test.run()
