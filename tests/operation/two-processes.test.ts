import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pageVersion } from '../../src/catalogue/index.ts'
import { createPageCache } from '../../src/http/page-cache.ts'
import { connect } from '../../src/kernel/database.ts'
import { ownDatabase, serverTest } from '../helpers/db.ts'
import { people, seedPeople } from '../helpers/people.ts'
import { type Service, withService } from '../helpers/process.ts'

const { sdt, mat_khau } = people.mother

serverTest(test, 'two processes on one database share sessions and limits', () =>
  ownDatabase(async url => {
    const db = connect({ connectionString: url }, 1)
    await seedPeople(db)
    await db.destroy()
    const env = { DATABASE_URL: url, APP_SECRET: 'x'.repeat(32) }
    await withService(env, one =>
      withService(env, async other => {
        const { data } = await (await signIn(one, mat_khau)).json()
        const me = (service: Service, method = 'GET', path = 'me') =>
          fetch(`${service.url}/api/auth/${path}`, { method, headers: { Authorization: `Bearer ${data.token}` } })
        assert.is((await (await me(other)).json()).data.ten_phu_huynh, people.mother.ten_phu_huynh)
        assert.is((await me(other, 'POST', 'logout')).status, 200)
        assert.is((await me(one)).status, 401)
        assert.is((await me(other)).status, 401)

        for (let tries = 0; tries < 5; tries++)
          for (const service of [one, other]) assert.is((await signIn(service, 'Wrong@123')).status, 401)
        for (const service of [one, other]) {
          const refused = await signIn(service, mat_khau)
          assert.is(refused.status, 429)
          assert.ok(Number(refused.headers.get('retry-after')) > 0)
        }
      }),
    )
  }),
)

serverTest(test, 'a changed package is shown by every process a second later', () =>
  ownDatabase(async url => {
    const pools = [connect({ connectionString: url }, 2), connect({ connectionString: url }, 2)]
    let elapsed = 0
    const shown = pools.map(db => {
      const cache = createPageCache(
        () => pageVersion(db),
        () => elapsed,
      )
      let rendered = 0
      const render = async () => Buffer.from(`render ${++rendered}`)
      return async () => String((await cache.getOrRender('vi /', render)).plain)
    })
    const ask = () => Promise.all(shown.map(show => show()))
    await pools[0]!('goi').insert({ ten: 'Gói thử', gia: 5_000, loai_goi: 'TRA_PHI' })
    assert.equal(await ask(), ['render 1', 'render 1'])
    elapsed += 1_000
    assert.equal(await ask(), ['render 1', 'render 1'], 'without a change nothing is rendered again')
    await pools[0]!('goi').update({ ten: 'Gói khác' })
    elapsed += 1_000
    assert.equal(await ask(), ['render 2', 'render 2'])
    await Promise.all(pools.map(db => db.destroy()))
  }),
)

function signIn({ url }: Service, password: string): Promise<Response> {
  return fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ sdt, mat_khau: password }),
  })
}

test.run()
