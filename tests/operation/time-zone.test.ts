import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { onServer, sharedDatabase } from '../helpers/db.ts'

test('D19: a test runs in the time zone of its lane, and so do the sessions of a database on a server', async () => {
  const { TZ } = process.env
  const zone = (timeZone?: string) => Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  assert.is(zone(), zone(TZ!))
  const db = sharedDatabase()
  const { rows } = await db.raw('show timezone')
  await db.destroy()
  assert.is(rows[0].TimeZone, onServer ? TZ : 'UTC')
})

test.run()
