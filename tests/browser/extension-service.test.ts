import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { State } from '../../src/clients/browser/state.ts'
import { evening, fresh, hourADay, paired, usedToday } from '../helpers/extension-screens.ts'
import { openSurroundedMachine } from '../helpers/remembering.ts'
import { until } from '../helpers/until.ts'

// What a machine does about answers that it did not hope for.
const hour = 3_600_000
const day = 24 * hour
const now = { nextTry: 0 }
const synced = { version: 4, now: new Date(evening).toISOString() }

const { machine, service, openSite } = await openSurroundedMachine(test)

type Switch = (change: object) => Promise<void>

/** Held, once what is wanted is applied. */
function answerSync(path: string, { applied }: Record<string, unknown>) {
  if (path !== '/api/device/sync') return { status: 503 }
  return (applied as State['applied'])?.version === 4 ? 'silence' : { status: 200, data: synced }
}

/** A machine that slept for so long, and whose clock nobody has confirmed since. */
function afterSleep(state: State, ms: number): State {
  return { ...state, clock: { ...state.clock, wall: state.clock.wall - ms } }
}

test('rules whose list of sites cannot be had are not called applied, and hold as soon as it can', async () => {
  let hasList = false
  const policy = {
    version: 4,
    rules: [{ kind: 'category', name: 'games', block: true }],
    lists: [{ name: 'games', version: 7, url: '/lists/games.7.txt' }],
  }
  service.answers(({ path, body }) => {
    if (path === '/api/device/policy') return { status: 200, data: policy }
    if (path.startsWith('/lists/')) return hasList ? { status: 200, text: '# own\nplay.test\n' } : { status: 503 }
    return answerSync(path, body)
  })
  await machine.open('child.html', paired({}, now))
  const fails = ({ body }: (typeof service.heard)[number]) =>
    ((body.checks ?? []) as { name: string; ok: boolean }[]).some(({ name, ok }) => name === 'version' && !ok)
  await until(() => service.heard.some(fails))
  assert.is((await machine.kept()).applied!.version, 3)
  hasList = true
  await until(async () => (await machine.kept()).applied!.version === 4)
  const page = await openSite('play.test')
  await page.locator('h1', { hasText: 'play.test thuộc nhóm trò chơi' }).waitFor()
  assert.ok(service.heard.filter(({ path }) => path.startsWith('/lists/')).length < 5, 'not over and over')
  await page.close()
})

test('a worker that was ended after it kept the rules calls them applied in its next life', async () => {
  service.answers(({ path, body }) => {
    if (path === '/api/device/policy') return { status: 304 }
    return answerSync(path, body)
  })
  await machine.open('child.html', { ...paired({ version: 4 }, now), etag: '"4"' })
  await until(async () => (await machine.kept()).applied!.version === 4, 15)
})

test('a night goes by also where the service does not know the machine any more, or finds it too old', async () => {
  for (const status of [401, 426]) {
    service.answers(() => ({ status }))
    await machine.open('child.html', afterSleep(paired({ rules: hourADay }, { ...usedToday(60), ...now }), 9 * hour))
    await until(async () => (await machine.kept()).clock.at > evening + 9 * hour - 60_000, 10)
  }
})

test('a child that asks for a new code keeps its rules until it is paired, and for a week at most', async () => {
  const { page } = machine
  const code = { id: '1', ma_thiet_bi: 'K7MQ2WXA', secret: 's', check: '4821', expires_at: '2099-01-01T00:00:00Z' }
  service.answers(({ path }) =>
    path.endsWith('/sync') ? { status: 401 } : path.endsWith('/poll') ? 'silence' : { status: 201, data: code },
  )
  const ended = { why: 'unknown' as const, at: evening - 3 * day }
  const state = paired({ rules: hourADay }, { ...usedToday(60), ended })
  await machine.open('child.html', state)
  await page.getByRole('button', { name: 'Ghép máy' }).click()
  await page.locator('#code', { hasText: 'K7MQ-2WXA' }).waitFor()
  await page.goto(`${machine.home}child.html`)
  await page.locator('main', { hasText: 'Luật cũ còn chạy trong 7\u00a0ngày' }).waitFor()
  assert.is((await machine.kept()).policy?.version, 3)
  const older = { ...state, token: null, ended: { ...ended, at: evening - 6.8 * day } }
  await machine.open('child.html', afterSleep(older, 9 * hour))
  await page.locator('main', { hasText: 'Đã quá 7\u00a0ngày' }).waitFor()
  assert.is((await machine.kept()).policy, null)
})

test('paired anew for another child, a machine gives nothing that the first one did to the second', async () => {
  const code = { id: '1', ma_thiet_bi: 'K7MQ2WXA', secret: 's', check: '4821', expires_at: '2099-01-01T00:00:00Z' }
  // a machine that is paired at once does not begin with the code that it is given here
  let isConfirmed = false
  service.answers(({ path, body }) => {
    if (path === '/api/device/policy') return { status: 200, data: { version: 2, child: { id: 2 }, rules: [] } }
    if (path.endsWith('/poll'))
      return { status: 200, data: isConfirmed ? { state: 'confirmed', token: 'next' } : { state: 'waiting' } }
    if (path.endsWith('/pairings')) return { status: 201, data: code }
    return body.applied ? 'silence' : { status: 200, data: { ...synced, version: 2 } }
  })
  service.heard.length = 0
  const { days } = usedToday(20)
  await machine.open('child.html', paired({}, { ...now, token: null, days, unsent: Object.keys(days) }))
  isConfirmed = true
  await until(async () => (await machine.kept()).policy?.childId === 2)
  await until(async () => (await machine.kept()).applied !== null)
  assert.is.not((await machine.kept()).days['2026-11-23']?.minutes, days['2026-11-23']!.minutes)
  const { body } = service.heard.find(({ path }) => path === '/api/device/sync')!
  assert.equal([body.applied, body.days], [undefined, []])
})

test('where the clock runs ahead the code that the service gave is shown until the service says that it has expired', async () => {
  let isExpired = false
  const expires_at = new Date(Date.now() - hour).toISOString()
  const code = { id: '1', ma_thiet_bi: 'K7MQ2WXA', secret: 's', check: '4821', expires_at }
  service.answers(({ path }) => {
    if (path.endsWith('/poll')) return { status: 200, data: { state: isExpired ? 'expired' : 'waiting' } }
    return { status: 201, data: code }
  })
  service.heard.length = 0
  const begun = () => service.heard.filter(({ path }) => path.endsWith('/pairings')).length
  const polled = () => service.heard.length - begun()
  await machine.open('pairing.html', { ...fresh, nextTry: 0 })
  await machine.page.locator('#code', { hasText: 'K7MQ-2WXA' }).waitFor()
  await until(() => polled() > 1)
  const first = begun()
  assert.ok(first <= 2, `${first} codes`)
  isExpired = true
  await until(async () => (await machine.kept()).pairing === null)
  await pause(3_000)
  assert.is(begun(), first, 'not one code after the other')
})

test('rules that were changed where they are kept are put right when the extension starts', async () => {
  const rules = [{ kind: 'site' as const, name: 'blocked.test', block: true }]
  service.answers(({ path, body }) => {
    if (path === '/api/device/policy') return { status: 200, data: { version: 4, rules } }
    return body.wait === 0 ? { status: 200, data: synced } : 'silence'
  })
  const applied = { version: 4, at: synced.now }
  for (const fetched of [evening, 1e15]) {
    await machine.open('child.html', paired({ version: 4 }, { ...now, applied, etag: '"4"', fetched }))
    await until(async () => (await machine.kept()).policy!.rules.length === 1)
  }
  const page = await openSite('blocked.test')
  await page.locator('h1', { hasText: 'Ba mẹ chặn trang blocked.test' }).waitFor()
  await page.close()
})

test('a lock holds at once, although a list of sites that comes with it stalls', async () => {
  await machine.open('child.html', paired({}))
  const page = await openSite('open.test')
  const grants = [{ kind: 'lock', at: new Date(evening - hour).toISOString() }]
  const lists = [{ name: 'games', version: 7, url: '/lists/games.7.txt' }]
  service.answers(({ path, body }) => {
    if (path === '/api/device/policy') return { status: 200, data: { version: 4, rules: [], grants, lists } }
    return path.startsWith('/lists/') ? 'silence' : answerSync(path, body)
  })
  await machine.open('child.html', paired({}, now))
  await page.locator('an-nhi-cover').waitFor({ state: 'attached', timeout: 10_000 })
  assert.is((await machine.kept()).applied!.version, 3)
  await page.close()
})

test('a machine whose browser lets the extension onto some sites only says so', async () => {
  service.answers(() => 'silence')
  const says = (ok: boolean) => async () =>
    (await machine.kept()).checks.some(check => check.name === 'sites' && check.ok === ok)
  await machine.open('child.html', paired({}, now))
  await until(says(true))
  await machine.change(async extensionId => {
    const { developerPrivate } = chrome as unknown as Record<'developerPrivate', Record<string, Switch>>
    await developerPrivate.updateExtensionConfiguration!({ extensionId, hostAccess: 'ON_SPECIFIC_SITES' })
  })
  await machine.open('child.html', paired({}, now))
  await until(says(false))
})

test.run()
