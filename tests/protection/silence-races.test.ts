import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { jobs } from '../../src/protection/index.ts'
import { serverTest } from '../helpers/db.ts'
import { idOf, seedChildWithDevice } from '../helpers/family.ts'
import { pairMachine } from '../helpers/machine.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import { until } from '../helpers/until.ts'
import { isWaiting } from '../helpers/waiting.ts'

const minute = 60_000
const job = jobs.find(({ name }) => name === 'silence')!

/** The first machine was silent for that long when a deletion of its child has locked the family and the child. */
const whileDeleting = (silent: number, told: string) =>
  withOwnApp(async app => {
    const { child } = await seedChildWithDevice(app.db, await idOf(app.db, 'mother'), 'TEST-0001')
    const [left, used] = [await pairMachine(app, child), await pairMachine(app, child)]
    const ago = (ms: number) => new Date(app.services.clock.now().getTime() - ms)
    const seen = (device: number, last_seen: Date) =>
      app.db('device_states').where({ nguoi_dung_id: device }).update({ last_seen, told })
    await seen(left.device, ago(silent))
    await seen(used.device, ago(0))
    const deletion = await app.db.transaction()
    await deletion('phu_huynh').forNoKeyUpdate().select('ma_phu_huynh')
    await deletion('tre_em').where({ ma_tre_em: child }).forUpdate().select('ma_tre_em')
    let isOver = false
    const ran = Promise.resolve(job.run(app.services, { dryRun: false })).finally(() => (isOver = true))
    await until(async () => isOver || (await isWaiting(app.db)))
    await deletion('tre_em').where({ ma_tre_em: child }).delete()
    await deletion.commit()
    assert.equal(await ran, { silent: 0, licences: 0, done: silent > 10 * minute ? 1 : 0, failed: 0 })
    assert.equal([await app.db('device_states').select(), await app.db('notices').select()], [[], []])
  })

serverTest(
  test,
  'a child is deleted while its silent machine is written in the journal: neither waits for the other',
  () => whileDeleting(6 * minute, 'green'),
)

serverTest(test, 'a child is deleted while its parent is told of a machine that was left alone: nobody is told', () =>
  whileDeleting(4 * 1_440 * minute, 'silent'),
)

test.run()
