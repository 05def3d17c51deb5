import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { paired } from '../helpers/extension-screens.ts'
import { openSurroundedMachine } from '../helpers/remembering.ts'
import { until } from '../helpers/until.ts'

const consents = { time: true, history: true, childToAsk: false, version: 1 }

const { machine, openSite } = await openSurroundedMachine(test)

/** Names of the sites in the history, and those that it calls refused. */
async function history(): Promise<{ used: string[]; refused: string[] }> {
  const visits = Object.values((await machine.kept()).hours).flat()
  const names = (blocked: boolean) => [
    ...new Set(visits.filter(visit => (visit.blocked ?? false) === blocked).map(({ name }) => name)),
  ]
  return { used: names(false), refused: names(true) }
}

test('who agreed to history alone has a history, and no minutes', async () => {
  await machine.open('child.html', paired({ consents: { ...consents, time: false } }))
  const [first, second] = [await openSite('one.test'), await openSite('two.test')]
  await until(async () => (await history()).used.includes('one.test'))
  const { days, unsent } = await machine.kept()
  assert.equal(days, {})
  assert.ok(unsent.length > 0 && unsent.every(name => name.includes('T')), 'hours are sent, days are not')
  await Promise.all([first.close(), second.close()])
})

test('no page of the web writes into the history what the child did not try to open', async () => {
  const rules = [{ kind: 'site' as const, name: 'blocked.test', block: true }]
  await machine.open('child.html', paired({ rules, consents }))
  const page = await openSite('open.test')
  await page.evaluate(address => {
    const frame = document.createElement('iframe')
    frame.src = address
    document.body.append(frame)
  }, `${machine.home}blocked.html#http://blocked.test/`)
  await page.frameLocator('iframe').locator('h1').waitFor()
  await page.goto(`${machine.home}blocked.html#http://invented.test/`)
  await page.locator('h1').waitFor()
  assert.equal((await history()).refused, [])
  const other = await openSite('blocked.test')
  await until(async () => (await history()).refused.length > 0)
  assert.equal((await history()).refused, ['blocked.test'])
  await Promise.all([page.close(), other.close()])
})

test.run()
