import { setTimeout as pause } from 'node:timers/promises'
import type { Knex } from 'knex'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { seedMother } from '../helpers/billing.ts'
import { proofTest } from '../helpers/db.ts'
import { order, told } from '../helpers/orders.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import { inFolder, launch, type Service, untilItServes } from '../helpers/process.ts'
import { isUnderstood } from '../helpers/several/payments.ts'

/** `KILLS=100 npm run proof -- thousand-kills` is the short form. */
const kills = Number(process.env.KILLS ?? 1_000)
const callsAtOnce = 4
/** In ms, from the first answer, which takes longest, to the kill at most. */
const livesFor = 150
/** Processes that start while another one is at work. */
const starting = 2

proofTest(test, 'R38: of a thousand kills while payments are credited none loses one or credits one twice', () =>
  withOwnApp((app, url) =>
    inFolder(async folder => {
      await seedMother(app)
      app.services.clock.set(null)
      const first = await order(app)
      const unheard = new Set([first.vnp_txn_ref])
      const env = { DATABASE_URL: url, APP_SECRET: 'x'.repeat(32), JOBS: 'off', LOG_LEVEL: 'error' }
      const all: Service[] = []
      const start = async () => {
        const service = await launch(env, folder, [])
        all.push(service)
        return service
      }
      const next: Promise<Service>[] = Array.from({ length: starting }, start)
      const acknowledged: string[] = []
      const began = Date.now()
      let made = 1
      let cut = 0
      try {
        for (let kill = 0; kill < kills; kill++) {
          const service = await next.shift()!
          next.push(start())
          await untilItServes(service)
          const { promise: answers, resolve: answered } = Promise.withResolvers<void>()
          const isKilled = answers
            .then(() => pause(Math.random() * livesFor))
            .then(() => service.process.kill('SIGKILL'))
          const callers = Array.from({ length: callsAtOnce }, async () => {
            for (;;) {
              const [old] = unheard
              const ref = old ?? (await openOrder(app, ++made))
              unheard.delete(ref)
              const isHeard = await isUnderstood(service, told(app, ref))
              answered()
              if (!isHeard) return void unheard.add(ref)
              acknowledged.push(ref)
            }
          })
          await Promise.all([isKilled, service.ended, ...callers])
          cut += unheard.size
        }
        const last = await next.shift()!
        await untilItServes(last)
        for (const ref of unheard) if (await isUnderstood(last, told(app, ref))) acknowledged.push(ref)
      } finally {
        await Promise.all(next)
        for (const { process } of all) process.kill('SIGKILL')
      }
      const seconds = Math.round((Date.now() - began) / 1_000)
      const figures = { kills, seconds, acknowledged: acknowledged.length, cut }
      console.log(`\n   FIGURE  ${JSON.stringify(figures)}`)
      assert.is(acknowledged.length, made)
      assert.ok(cut > kills / 4, 'most kills come while something is under way')
      assert.equal(await creditedOtherwise(app.db), [])
    }),
  ),
)

/** As the service writes it, but more than a parent may open in an hour. */
async function openOrder(app: TestApp, number: number): Promise<string> {
  const { id: _id, payment_day: _day, da_thu: _sum, ...first } = await app.db('orders').orderBy('id').first()
  const pending = { trang_thai: 'pending', ngay_thanh_toan: null, transaction_no: null, gateway_amount: null }
  const vnp_txn_ref = `${first.vnp_txn_ref}K${number}`
  await app.db('orders').insert({ ...first, ...pending, vnp_txn_ref, ask_at: new Date() })
  return vnp_txn_ref
}

async function creditedOtherwise(db: Knex): Promise<string[]> {
  return db('orders')
    .whereRaw(
      `trang_thai <> 'paid' or 1 <> (select count(*) from goi_dich_vu where goi_dich_vu.vnp_txn_ref = orders.vnp_txn_ref)`,
    )
    .pluck('vnp_txn_ref')
}

test.run()
