import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { seedCatalogue } from '../../src/catalogue/index.ts'
import { createInvariants } from '../helpers/any-order/invariants.ts'
import { boughtOnce } from '../helpers/any-order/world.ts'
import type { TestApp } from '../helpers/app.ts'
import { proofTest } from '../helpers/db.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import { inFolder } from '../helpers/process.ts'
import { findJobFaults, findLost } from '../helpers/several/acknowledged.ts'
import { type Outside, startOutside } from '../helpers/several/gateway.ts'
import { startLoad } from '../helpers/several/load.ts'
import { type Processes, startProcesses } from '../helpers/several/processes.ts'
import { giveToBroken, type TakenUp } from '../helpers/several/taken-up.ts'

/** `MINUTES=1 npm run proof -- three-processes` is the short form. */
const minutes = Number(process.env.MINUTES ?? 10)
const killEvery = 10_000
const processes = 3

proofTest(
  test,
  'R8, R33, R38, R53: of three processes behind the front one is killed every ten seconds: nothing is lost or done twice',
  () =>
    withOwnApp((app, url) =>
      inFolder(async folder => {
        const began = new Date()
        await seedCatalogue(app.db)
        await app.db('invoicing').insert({ since: began })
        const outside = await startOutside(app)
        const fleet = await startProcesses(app, { url, folder, count: processes, outside })
        try {
          const load = await startLoad(app, fleet.front.url, outside, minutes)
          const gifts = new Set<string>()
          const { kills, heardAfter, servedAfter } = await killOnAndOn(fleet, load, gifts)
          await load.ended
          const jobFaults = await findJobFaults(app, fleet.said(), began)
          await fleet.close()
          await concludeRefunds(app, outside)
          const { bought, machines, wrongLimits, heard } = load
          const watched = boughtOnce(app, bought.taken)
          print({
            minutes,
            front: fleet.front.name,
            kills,
            purchases: bought.taken.size,
            assigned: bought.assigned.size,
            refunds: bought.refunded.length,
            answers: heard.counts,
            machines: machines.length,
            heardAfterMs: spread(heardAfter.map(({ heard }) => heard)),
            servedAfterMs: spread(servedAfter),
          })
          assert.equal(heard.faults, [])
          assert.equal(wrongLimits, [])
          assert.equal(jobFaults, [])
          assert.equal(await findLost(app, { bought, machines, gifts, outside }), [])
          await createInvariants(watched, true)()
          assert.ok(heardAfter.length > 0)
          for (const each of heardAfter) assert.ok(each.heard < 5_000, `after the kill: ${JSON.stringify(each)}`)
          for (const lost of ['GET 0', 'GET 502']) assert.is(heard.counts[lost], undefined, lost)
        } finally {
          await fleet.close()
          outside.close()
        }
      }),
    ),
)

type Load = Awaited<ReturnType<typeof startLoad>>

async function killOnAndOn(fleet: Processes, { machines, isOver, ended }: Load, gifts: Set<string>) {
  const heardAfter: TakenUp[] = []
  const servedAfter: number[] = []
  const following: Promise<unknown>[] = []
  let kills = 0
  for (const began = Date.now(); !isOver(); ) {
    await Promise.race([pause(began + (kills + 1) * killEvery - Date.now()), ended])
    if (isOver()) break
    const { at, serves } = fleet.kill(kills++ % processes)
    const followed = Promise.all([
      serves.then(() => servedAfter.push(Date.now() - at)),
      giveToBroken(machines, at, gifts).then(times => heardAfter.push(...times)),
    ])
    followed.catch(() => {})
    following.push(followed)
  }
  await Promise.all(following)
  return { kills, heardAfter, servedAfter }
}

/** Of a refund that a killed process had asked for, the job asks the gateway ten minutes later, where it is counted. */
async function concludeRefunds({ db, services, post }: TestApp, { url }: Outside): Promise<void> {
  services.gateway = { ...services.gateway!, apiUrl: `${url}/gateway` }
  services.clock.set(new Date(Date.now() + 11 * 60_000))
  for (let times = 0; times < 20; times++) {
    await post('/dev/jobs/refunds')
    if (!(await db('refunds').where({ trang_thai: 'approved' }).first())) return
  }
}

function spread(times: number[]) {
  const sorted = times.toSorted((one, other) => one - other)
  return { of: sorted.length, middle: sorted[Math.floor(sorted.length / 2)], worst: sorted.at(-1) }
}

function print(figures: object): void {
  console.log(`\n   FIGURE  ${JSON.stringify(figures)}`)
}

test.run()
