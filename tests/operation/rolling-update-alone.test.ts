import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { seedCatalogue } from '../../src/catalogue/index.ts'
import { createInvariants } from '../helpers/any-order/invariants.ts'
import { boughtOnce } from '../helpers/any-order/world.ts'
import { proofTest } from '../helpers/db.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import { inFolder } from '../helpers/process.ts'
import { findLost } from '../helpers/several/acknowledged.ts'
import { startOutside } from '../helpers/several/gateway.ts'
import { startLoad } from '../helpers/several/load.ts'
import { buildNextVersion } from '../helpers/several/next-version.ts'
import { startProcesses } from '../helpers/several/processes.ts'

const minutes = 1

proofTest(
  test,
  'R51: three processes are replaced by a version with one migration more, one after the other, and no request fails',
  () =>
    withOwnApp((app, url) =>
      inFolder(async folder => {
        await seedCatalogue(app.db)
        await app.db('invoicing').insert({ since: new Date() })
        const outside = await startOutside(app)
        const fleet = await startProcesses(app, { url, folder, count: 3, outside, keepsBodies: true })
        try {
          const next = buildNextVersion(folder)
          const load = await startLoad(app, fleet.front.url, outside, minutes)
          await pause(5_000)
          const began = Date.now()
          for (const place of [0, 1, 2]) await fleet.replace(place, next)
          const seconds = (Date.now() - began) / 1_000
          assert.not(load.isOver(), `the load ended before the update, which took ${seconds} s`)
          await load.ended
          const { heard, bought, machines, wrongLimits } = load
          console.log(`\n   FIGURE  ${JSON.stringify({ front: fleet.front.name, seconds, answers: heard.counts })}`)
          assert.equal(heard.failed, [])
          assert.equal(wrongLimits, [])
          const { rows } = await app.db.raw('select distinct added_by_next as added from orders')
          assert.equal(rows, [{ added: 'new' }])
          await fleet.close()
          assert.equal(await findLost(app, { bought, machines, gifts: new Set(), outside }), [])
          const watched = boughtOnce(app, bought.taken)
          await createInvariants(watched, true)()
        } finally {
          await fleet.close()
          outside.close()
        }
      }),
    ),
)

test.run()
