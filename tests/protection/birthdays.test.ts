import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { jobs } from '../../src/protection/index.ts'
import { applied, withMachine } from '../helpers/paired.ts'

const job = jobs.find(({ name }) => name === 'birthdays')!

test('the machines of a child who turns seven are told so on that day, once, and ask the child', () =>
  withMachine(async ({ app, child, call: asParent }, { call, sync }) => {
    const turn = (ngay_sinh: string) => app.db('tre_em').where({ ma_tre_em: child }).update({ ngay_sinh })
    const run = async (moment: string) => {
      app.services.clock.set(new Date(moment))
      return (await job.run(app.services, { dryRun: false })).done
    }
    await turn('2019-11-23')
    await app.db('policies').delete()
    assert.is(await run('2026-11-23T12:00:00+07:00'), 0, 'nothing was agreed to')
    await asParent('PUT', `/tre-em/${child}/consents`, { history: true })
    await turn('2019-12-01')
    const { version, consents } = (await call('GET', '/policy')).json.data
    assert.is(consents.history.child_needed, false)
    assert.is(await run('2026-11-30T23:59:00+07:00'), 0)
    assert.is((await sync({ applied: applied(version) })).json.data.version, version)
    assert.is(await run('2026-12-01T00:01:00+07:00'), 1)
    assert.is((await sync({ applied: applied(version) })).json.data.version, version + 1)
    assert.is((await call('GET', '/policy')).json.data.consents.history.child_needed, true)
    assert.is(await run('2026-12-02T00:01:00+07:00'), 0)
    await turn('2020-02-29')
    assert.is(await run('2027-02-28T00:01:00+07:00'), 0, 'a child of a leap day is seven in March')
    assert.is(await run('2027-03-03T00:01:00+07:00'), 1, 'also where the job was late')
    await turn('2021-03-01')
    await app.db('policies').update({ at: new Date('2028-02-29T05:00:00Z') })
    assert.is(await run('2028-03-01T00:01:00+07:00'), 1, 'rules of the day before, a leap day, told nobody')
    await turn('2020-02-29')
    await call('POST', '/consent', { purpose: 'history', version: 1 })
    await app.db('policies').update({ at: new Date('2027-02-01T00:00:00Z') })
    assert.is(await run('2027-03-04T00:01:00+07:00'), 0, 'the child has agreed')
  }))

test('machines hear of a corrected birthday or name, and of nothing else that changes about a child', () =>
  withMachine(async ({ child, call: asParent }, { call, sync }) => {
    const change = async (changes: object) => (await asParent('PUT', `/tre-em/${child}`, changes)).status
    await asParent('PUT', `/tre-em/${child}/consents`, { history: true })
    assert.is(await change({ ngay_sinh: '2022-01-01' }), 200)
    const { version, consents } = (await call('GET', '/policy')).json.data
    assert.is(consents.history.child_needed, false)
    assert.is(await change({ ngay_sinh: '2015-01-01' }), 200)
    assert.is((await sync({ applied: applied(version) })).json.data.version, version + 1)
    assert.is((await call('GET', '/policy')).json.data.consents.history.child_needed, true)
    assert.is(await change({ ten_tre: 'Bé Bi' }), 200)
    assert.equal((await call('GET', '/policy')).json.data.child, { id: child, name: 'Bé Bi' })
    assert.is(await change({ ten_tre: 'Bé Bi', truong: 'Trường Hòa Bình' }), 200)
    assert.is((await sync({ applied: applied(version + 2) })).json.data.version, version + 2)
  }))

test.run()
