import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openEmbedded } from '../../src/kernel/embedded/open.ts'
import { connectTo, inTemporaryFolder, startChild } from './places.ts'

const kills = Number(process.env.KILLS ?? 5)

test('killed under write load, no acknowledged commit is lost', () =>
  inTemporaryFolder(async path => {
    const acknowledged: number[] = []
    for (let kill = 0; kill < kills; kill++) {
      const child = startChild('write', path)
      await child.hasOpened
      await pause(200 + Math.random() * 400)
      await child.kill()
      acknowledged.push(...child.said().slice(1).map(Number))
    }
    const embedded = await openEmbedded({ path })
    const client = await connectTo(embedded)
    const { rows } = await client.query('select id from transfer')
    const kept = new Set(rows.map(row => row.id))
    assert.ok(acknowledged.length > 0)
    assert.equal(
      acknowledged.filter(id => !kept.has(id)),
      [],
    )
    assert.is((await client.query('select sum(amount)::int as sum from transfer')).rows[0].sum, 0)
    if (process.env.KILLS) console.log(`${kills} kills, ${acknowledged.length} acknowledged, none lost`)
    await client.end()
    await embedded.close()
  }))

test.run()
