import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openEmbedded } from '../../src/kernel/embedded/open.ts'
import { proof } from '../helpers/proof.ts'
import { until } from '../helpers/until.ts'
import { connectTo, inDatabaseFolder, startChild } from './places.ts'

/** `KILLS=20 npm run proof -- embedded/kill` takes less time. */
const kills = proof ? Number(process.env.KILLS ?? 200) : 3

test('R58: a kill under write load loses no acknowledged commit, and the database opens again within five seconds', () =>
  inDatabaseFolder(async path => {
    const acknowledged: number[] = []
    const started = Date.now()
    for (let kill = 0; kill < kills; kill++) {
      const child = startChild('write', path)
      await child.hasOpened
      await until(() => child.said().length >= 3)
      await pause(Math.random() * 400)
      await child.kill()
      acknowledged.push(...child.said().slice(1).map(Number))
    }
    const seconds = Math.round((Date.now() - started) / 1_000)
    console.log(`\n   FIGURE  ${JSON.stringify({ kills, seconds, acknowledged: acknowledged.length })}`)
    const began = Date.now()
    const embedded = await openEmbedded({ path })
    assert.ok(Date.now() - began < 5_000, `opened after ${Date.now() - began} ms`)
    const client = await connectTo(embedded)
    const { rows } = await client.query('select id from transfer')
    const stored = new Set(rows.map(row => row.id))
    assert.ok(acknowledged.length > 0)
    assert.equal(
      acknowledged.filter(id => !stored.has(id)),
      [],
    )
    assert.is((await client.query('select sum(amount)::int as sum from transfer')).rows[0].sum, 0)
    await client.end()
    await embedded.close()
  }))

test.run()
