import argon2 from 'argon2'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isOutdated } from '../../src/accounts/passwords.ts'
import { connect } from '../../src/kernel/database.ts'
import { type Answered, runApp, type TestApp } from '../helpers/app.ts'
import { ownDatabase, serverTest } from '../helpers/db.ts'
import { idOf } from '../helpers/family.ts'
import { tally, withOwnApp } from '../helpers/own-app.ts'
import { people, seedPeople } from '../helpers/people.ts'

const processes = 3
const tries = 100

/** Runs several services on one database, like several processes. */
async function together(url: string, apps: TestApp[], work: (apps: TestApp[]) => Promise<void>): Promise<void> {
  if (apps.length === processes) return work(apps)
  const db = connect({ connectionString: url }, 10)
  await runApp(db, {}, app => together(url, [...apps, app], work))
  await db.destroy()
}

serverTest(test, 'R8: of 300 parallel wrong sign-ins in three processes exactly ten are compared', () =>
  ownDatabase(async url => {
    const db = connect({ connectionString: url }, 1)
    await seedPeople(db)
    await db.destroy()
    await together(url, [], async apps => {
      const start = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 1_000)
      let compared = 0
      for (const { services } of apps) {
        services.clock.set(start)
        const { hashing } = services
        services.hashing = (network, work) => {
          compared++
          return hashing(network, work)
        }
      }
      const body = { sdt: people.mother.sdt, mat_khau: 'Wrong@123' }
      // A busy machine may respond 503 before anything is counted: try again.
      const ask = async (app: TestApp): Promise<Answered> => {
        const answered = await app.post('/api/auth/login', body)
        return answered.status === 503 ? ask(app) : answered
      }
      const asked = apps.flatMap(app => Array.from({ length: tries }, () => ask(app)))
      const statuses = (await Promise.all(asked)).map(({ status, headers }) => {
        if (status === 429) assert.match(headers.get('retry-after')!, /^[1-9]/)
        return status
      })
      assert.is(compared, 10)
      assert.is(statuses.filter(status => status === 401).length, 10)
      assert.is(statuses.filter(status => status === 429).length, processes * tries - 10)
    })
  }),
)

serverTest(test, 'R2: ten right logins at once on a hash of older parameters all succeed and upgrade it', () =>
  withOwnApp(async app => {
    const { sdt, mat_khau } = people.mother
    const old = await argon2.hash(mat_khau, { memoryCost: 8_192, timeCost: 2, parallelism: 1 })
    const id = await idOf(app.db, 'mother')
    await app.db('phu_huynh').where({ ma_phu_huynh: id }).update({ mat_khau: old })
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.post('/api/auth/login', { sdt, mat_khau })))
    assert.equal(tally(answers), { 200: 10 })
    const [stored] = await app.db('phu_huynh').where({ ma_phu_huynh: id }).pluck('mat_khau')
    assert.not.ok(isOutdated(stored))
  }),
)

test.run()
