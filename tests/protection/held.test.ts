import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Answered } from '../helpers/app.ts'
import { seedChildWithDevice } from '../helpers/family.ts'
import { applied, withMachine } from '../helpers/paired.ts'
import type { Family } from '../helpers/protection.ts'

/** What a machine that is held is answered, and at once, when a parent or an admin does this. */
async function answeredAfter(work: (family: Family, device: number) => Promise<{ status: number }>): Promise<Answered> {
  let answered: Answered | undefined
  await withMachine(async (family, { sync, call, device }) => {
    const { version } = (await call('GET', '/policy')).json.data
    const began = performance.now()
    const held = sync({ applied: applied(version), wait: 30 })
    await new Promise(done => setTimeout(done, 300))
    assert.is((await work(family, device)).status, 200)
    answered = await held
    assert.ok(performance.now() - began < 10_000, 'at once')
  })
  return answered!
}

async function isReleasedBy(work: Parameters<typeof answeredAfter>[0]) {
  const { status, json } = await answeredAfter(work)
  assert.equal([status, json.error], [410, 'removed'])
}

test('a machine that is held is released at once when its device is deleted', () =>
  isReleasedBy(({ call }, device) => call('DELETE', `/thiet-bi/${device}`)))

test('a machine that is held is released at once when its child is deleted', () =>
  isReleasedBy(({ call, child }) => call('DELETE', `/tre-em/${child}`)))

test('a machine that is held is released at once when its family is deleted', () =>
  isReleasedBy(({ call, parent }) => call('DELETE', `/phu-huynh/${parent}`, undefined, 'admin')))

test('a machine that is held is told at once of the child to whom it goes', async () => {
  const { json } = await answeredAfter(async ({ call, app, parent }, device) => {
    const sister = (await seedChildWithDevice(app.db, parent, 'TEST-0003')).child
    return call('PUT', `/thiet-bi/${device}`, { ma_tre_em: sister })
  })
  assert.is(json.data.version, 3)
})

test.run()
