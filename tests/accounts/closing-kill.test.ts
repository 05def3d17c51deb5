import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { serverTest } from '../helpers/db.ts'
import { idOf } from '../helpers/family.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import { production, withService } from '../helpers/process.ts'
import { jobs } from '../helpers/renewals.ts'

serverTest(
  test,
  'a parent whose account was closed by a process that was killed at once is told by another, once',
  () =>
    withOwnApp(async (app, url) => {
      const mother = await idOf(app.db, 'mother')
      const headers = { Authorization: `Bearer ${await app.token('admin')}`, 'Content-Type': 'application/json' }
      await withService({ ...production, DATABASE_URL: url, JOBS: 'off' }, async service => {
        const body = JSON.stringify({ khoa: true, ly_do: 'Bán lại gói dịch vụ.' })
        const { status } = await fetch(`${service.url}/api/phu-huynh/${mother}/khoa`, { method: 'PUT', headers, body })
        service.process.kill('SIGKILL')
        assert.equal([status, await service.ended], [200, 'SIGKILL'])
      })
      for (let each = 0; each < 2; each++) await jobs.notices(app)
      const closed =
        'AN NHI: Tai khoan cua ban da bi khoa. Ly do: Ban lai goi dich vu. Can ho tro, hay goi 1900 0000 (8h-22h).'
      assert.equal(
        app.outbox.map(({ text }) => text),
        [closed],
      )
    }),
)

test.run()
