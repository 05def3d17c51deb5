import type { Knex } from 'knex'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { connect } from '../../src/kernel/database.ts'
import { hashOfToken } from '../../src/kernel/secret-token.ts'
import { dateInVietnam } from '../../src/shared/dates.ts'
import { ownDatabase, serverTest } from '../helpers/db.ts'
import { idOf, seedChildWithDevice } from '../helpers/family.ts'
import { people, seedPeople } from '../helpers/people.ts'
import { type Service, withService } from '../helpers/process.ts'
import { mapOf } from '../helpers/protection.ts'
import { until } from '../helpers/until.ts'

const machines = Array.from({ length: 1_000 }, (_, place) => place)
/** The rest of them upload in the moment of the kill. */
const held = 900
const tokenOf = (place: number) => `machine-${place}`

serverTest(test, 'a process that is killed with 1,000 machines loses no minute and leaves no connection behind', () =>
  ownDatabase(async url => {
    const db = connect({ connectionString: url }, 1)
    const env = { DATABASE_URL: url, APP_SECRET: 'x'.repeat(32), JOBS: 'off' }
    try {
      await seedMachines(db)
      const calls = await withService(env, async one => {
        const first = machines.slice(0, held).map(place => sync(one, place, 55))
        await until(async () => (await db('device_states').whereNotNull('last_seen')).length === held, 60)
        const rest = machines.slice(held).map(place => sync(one, place, 55))
        await until(async () => (await db('device_states').whereNotNull('last_seen')).length > held, 60)
        one.process.kill('SIGKILL')
        return Promise.all([...first, ...rest])
      })
      assert.equal(new Set(calls), new Set([undefined]), 'none of them was answered')
      const killed = performance.now()
      await until(async () => (await connections(db)) === 0, 5)
      await withService(env, async other => {
        assert.ok(performance.now() - killed < 5_000, 'the next process serves within five seconds')
        const answers = await Promise.all(machines.map(place => sync(other, place, 0)))
        assert.equal(new Set(answers), new Set([200]))
        assert.is(await usedOf(other), machines.length)
      })
    } finally {
      await db.destroy()
    }
  }),
)

/** All are of one child, and each has used a minute of its own. */
async function seedMachines(db: Knex): Promise<void> {
  await seedPeople(db)
  const ma_phu_huynh = await idOf(db, 'mother')
  const { child: ma_tre_em } = await seedChildWithDevice(db, ma_phu_huynh, 'TEST-0001')
  const now = new Date()
  const consent = { purpose: 'time', given_at: now, version: 1, given_by: ma_phu_huynh }
  await db('consents').insert({ ma_phu_huynh, ma_tre_em, ...consent })
  const device = { ma_phu_huynh, ma_tre_em, ten_thiet_bi: 'Laptop', loai_thiet_bi: 'Laptop', ngay_tao: now }
  const ids: { nguoi_dung_id: number }[] = await db('thiet_bi')
    .insert(machines.map(place => ({ ...device, ma_thiet_bi: `MANY-${place}` })))
    .returning('nguoi_dung_id')
  const state = { ma_phu_huynh, ma_tre_em, client: 'browser', version: '1.0.0', paired_at: now }
  await db('device_states').insert(ids.map(id => ({ ...state, ...id })))
  const hashes = (place: number) => ({
    token_hash: hashOfToken(tokenOf(place)),
    removal_hash: hashOfToken(`removal-${place}`),
  })
  await db('device_tokens').insert(ids.map((id, place) => ({ ma_phu_huynh, ...id, ...hashes(place), made_at: now })))
}

/** As a client does it: again where the service is busy. Undefined where the connection ends without an answer. */
async function sync({ url }: Service, place: number, wait: number): Promise<number | undefined> {
  const days = [{ day: dateInVietnam(new Date()), minutes: mapOf(place), items: [] }]
  const body = JSON.stringify({ seq: 1, applied: { version: 1, at: new Date() }, days, wait })
  const headers = { Authorization: `Device ${tokenOf(place)}`, 'Content-Type': 'application/json' }
  for (;;) {
    const answer = await fetch(`${url}/api/device/sync`, { method: 'POST', headers, body }).catch(() => undefined)
    await answer?.text().catch(() => {})
    if (answer?.status !== 503) return answer?.status
    await new Promise(resolve => setTimeout(resolve, 200 + Math.random() * 300))
  }
}

async function connections(db: Knex): Promise<number> {
  const { rows } = await db.raw(
    'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  return rows.length
}

async function usedOf({ url }: Service): Promise<number> {
  const { sdt, mat_khau } = people.mother
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ sdt, mat_khau })
  const { data } = await (await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })).json()
  const answer = await fetch(`${url}/api/protection`, { headers: { Authorization: `Bearer ${data.token}` } })
  return (await answer.json()).data.children[0].used
}

test.run()
