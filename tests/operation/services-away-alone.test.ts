import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { seedCatalogue } from '../../src/catalogue/index.ts'
import { proofTest } from '../helpers/db.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import { inFolder } from '../helpers/process.ts'
import { startProxy } from '../helpers/proxy.ts'
import { createBuying, nothingBought } from '../helpers/several/buying.ts'
import { createClient, type Heard, type Sent } from '../helpers/several/client.ts'
import { makeFamilies } from '../helpers/several/families.ts'
import { startOutside } from '../helpers/several/gateway.ts'
import { startProcesses } from '../helpers/several/processes.ts'

proofTest(
  test,
  'R49: gateway, SMS and invoices accept calls and never answer: people buy, others read why not, and it is over at once',
  () =>
    withOwnApp((app, database) =>
      inFolder(async folder => {
        await seedCatalogue(app.db)
        await app.db('invoicing').insert({ since: new Date() })
        const outside = await startOutside(app)
        const proxy = await startProxy({ host: '127.0.0.1', port: Number(new URL(outside.url).port) })
        const away = { ...outside, url: `http://127.0.0.1:${proxy.port}` }
        const fleet = await startProcesses(app, { url: database, folder, count: 1, outside: away })
        try {
          const { url } = fleet.front
          const heard: Heard = { counts: {}, failed: [], faults: [] }
          const [family] = await makeFamilies(app, url, 1, heard)
          const bought = nothingBought()
          const buy = await createBuying(app, url, heard, bought)
          await buy(family!)
          const [paid] = bought.credited
          const admin = { Authorization: `Bearer ${await app.token('admin')}` }
          const people = createClient(url, '127.0.5.1', heard)
          let phones = 0
          const code = () => ({ body: { sdt: `09840${String(++phones).padStart(5, '0')}` } })
          const seen: Record<string, unknown> = {}
          const see = async (who: string, method: string, path: string, sent: Sent = {}) => {
            const began = Date.now()
            const { status, json } = await people.ask(method, path, sent)
            const ms = Date.now() - began
            seen[who] = { status, ms, error: json?.error, said: json?.message }
            assert.ok(ms < 10_000, `${who} waited ${ms} ms`)
            assert.ok(status < 500 || (status === 503 && json.message), `${who}: ${status}`)
            return { status, json }
          }
          const english = { 'Accept-Language': 'en' }
          const ask = (headers: object = {}) =>
            see(`admin asks the gateway ${JSON.stringify(headers)}`, 'POST', `/api/payment/orders/${paid}/query`, {
              body: {},
              headers: { ...admin, ...headers },
            })

          proxy.swallow()
          assert.is((await see('visitor', 'GET', '/')).status, 200)
          const refused = await see('visitor wants a code', 'POST', '/api/auth/send-registration-otp', code())
          const refusedEnglish = await see('the same in English', 'POST', '/api/auth/send-registration-otp', {
            ...code(),
            headers: english,
          })
          const began = Date.now()
          await buy(family!)
          const boughtMs = Date.now() - began
          assert.is(bought.credited.size, 2, 'a purchase is credited meanwhile')
          const [asked, askedEnglish] = [await ask(), await ask(english)]
          for (const [one, other] of [
            [refused, refusedEnglish],
            [asked, askedEnglish],
          ] as const)
            assert.ok(one.json.message !== other.json.message, 'it is said in both languages')

          proxy.heal()
          const healed = Date.now()
          while ((await people.ask('POST', '/api/auth/send-registration-otp', code())).status !== 200) await pause(50)
          const codeAfterMs = Date.now() - healed
          const query = { body: {}, headers: admin }
          const again = Date.now()
          while ((await people.ask('POST', `/api/payment/orders/${paid}/query`, query)).status !== 200) await pause(50)
          const gatewayAfterMs = Date.now() - again
          console.log(`\n   FIGURE  ${JSON.stringify({ seen, boughtMs, codeAfterMs, gatewayAfterMs })}`)
          assert.equal(heard.faults, [])
          assert.ok(Math.max(codeAfterMs, gatewayAfterMs) < 2_000)
          const orders = await app
            .db('orders')
            .whereIn('vnp_txn_ref', [...bought.credited])
            .pluck('trang_thai')
          assert.equal(orders, ['paid', 'paid'])
        } finally {
          await fleet.close()
          proxy.close()
          outside.close()
        }
      }),
    ),
)

test.run()
