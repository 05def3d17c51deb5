import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { countMinutes, readMap } from '../../src/shared/rules/day-map.ts'
import { evening, hourADay, paired, usedToday } from '../helpers/extension-screens.ts'
import { openSurroundedMachine } from '../helpers/remembering.ts'
import { until } from '../helpers/until.ts'

const day = 86_400_000
const now = { nextTry: 0 }

const { machine, service, openSite } = await openSurroundedMachine(test)

test.before.each(async () => {
  service.answers(null)
  // else the pages that a test begins with are refused
  await machine.open('child.html', paired({}))
  service.heard.length = 0
})

/** A service that knows the true time, and has no news. */
function answerTruly(): void {
  const began = Date.now()
  service.answers(({ path, body }) => {
    if (path !== '/api/device/sync') return { status: 503 }
    if (body.wait !== 0) return 'silence'
    return { status: 200, data: { version: 3, now: new Date(evening + Date.now() - began).toISOString() } }
  })
}

/** Whether the parent hears that the clock is wrong. */
function tellsOfClock(): boolean {
  const checks = service.heard.flatMap(({ body }) => body.checks as { name: string; ok: boolean }[])
  return checks.some(({ name, ok }) => name === 'clock' && !ok)
}

/** What a page is told in the corner, of which its own scripts see nothing. */
async function noteIn(page: Awaited<ReturnType<typeof openSite>>): Promise<string> {
  const session = await machine.context.newCDPSession(page)
  await session.send('DOM.enable')
  const { nodes } = (await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true })) as {
    nodes: { nodeName: string; nodeValue: string }[]
  }
  await session.detach()
  const text = nodes.filter(({ nodeName }) => nodeName === '#text').map(({ nodeValue }) => nodeValue)
  return text.join('\n').replaceAll('\u00a0', ' ')
}

test('ten, five and one minutes before the end the page in front says so, each once', async () => {
  const page = await openSite('open.test')
  for (const { used, warned, says } of [
    { used: 49, warned: null, says: null },
    { used: 50, warned: null, says: 'Con còn 10 phút' },
    { used: 52, warned: 10, says: null },
    { used: 55, warned: 10, says: 'Con còn 5 phút' },
    { used: 59, warned: 5, says: 'Con còn 1 phút' },
  ] as const) {
    await page.reload()
    await machine.open('child.html', paired({ rules: hourADay }, { ...usedToday(used), warned }))
    await page.bringToFront()
    if (says) await page.locator('an-nhi-note').first().waitFor({ state: 'attached' })
    assert.is(await page.locator('an-nhi-note').count(), says ? 1 : 0, `${used} minutes`)
    if (says) assert.match(await noteIn(page), says)
  }
  await page.close()
})

test('what plays in a page is paused and silent while it is covered, and may play again afterwards', async () => {
  const page = await openSite('music.test')
  await machine.open('child.html', paired({ rules: hourADay }, usedToday(30)))
  await page.bringToFront()
  await page.evaluate(async () => {
    // a second of silence, over and over
    const audio = document.createElement('audio')
    const bytes = new Uint8Array(44 + 8_000).fill(128)
    bytes.set([82, 73, 70, 70, 100, 31, 0, 0, 87, 65, 86, 69, 102, 109, 116, 32, 16, 0, 0, 0, 1, 0, 1, 0])
    bytes.set([64, 31, 0, 0, 64, 31, 0, 0, 1, 0, 8, 0, 100, 97, 116, 97, 64, 31, 0, 0], 24)
    audio.src = URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }))
    audio.loop = true
    document.body.append(audio)
    await audio.play()
  })
  const sounds = () => page.evaluate(() => !document.querySelector('audio')!.paused)
  const isMuted = () =>
    machine.page.evaluate(async () => {
      const tabs = await chrome.tabs.query({})
      return tabs.find(({ url }) => url?.includes('music.test'))!.mutedInfo!.muted
    })
  assert.equal([await sounds(), await isMuted()], [true, false])
  await machine.open('child.html', paired({ rules: hourADay }, usedToday(60)))
  await page.locator('an-nhi-cover').waitFor({ state: 'attached' })
  await until(async () => !(await sounds()) && (await isMuted()))
  await page.evaluate(() =>
    document
      .querySelector('audio')!
      .play()
      .catch(() => {}),
  )
  await until(async () => !(await sounds()))
  await machine.open('child.html', paired({ rules: hourADay }, usedToday(30)))
  await page.locator('an-nhi-cover').waitFor({ state: 'detached' })
  await until(async () => !(await isMuted()))
  await page.close()
})

test('what covered a page before the extension was off and on again goes when there is time again', async () => {
  const page = await openSite('open.test')
  await machine.open('child.html', paired({ rules: hourADay }, usedToday(60)))
  await page.locator('an-nhi-cover').waitFor({ state: 'attached' })
  await machine.switchOff()
  await machine.switchOn()
  await machine.open('child.html', paired({ rules: hourADay }, usedToday(30)))
  await page.locator('an-nhi-cover').waitFor({ state: 'detached' })
  await machine.open('child.html', paired({ rules: hourADay }, usedToday(60)))
  await page.locator('an-nhi-cover').waitFor({ state: 'attached' })
  await page.close()
})

test('P12: a clock that is set a day forward or back gains no minute while the service is there', async () => {
  const page = await openSite('open.test')
  for (const moved of [day, -day]) {
    service.heard.length = 0
    answerTruly()
    const state = paired({ rules: hourADay }, { ...usedToday(60), ...now })
    await machine.open('child.html', { ...state, clock: { ...state.clock, wall: state.clock.wall - moved } })
    await page.locator('an-nhi-cover').waitFor({ state: 'attached' })
    await until(() => tellsOfClock())
    const { clock } = await machine.kept()
    assert.ok(Math.abs(clock.at - evening) < 120_000, `${clock.at - evening} ms`)
    assert.is(await page.locator('an-nhi-cover').count(), 1)
  }
  await page.close()
})

test('P12: a clock that is set a day forward without the service borrows minutes, and the day that lent them misses them', async () => {
  const page = await openSite('open.test')
  const state = paired({ rules: hourADay }, { ...usedToday(60), ...now })
  await machine.open('child.html', { ...state, clock: { ...state.clock, wall: state.clock.wall - day } })
  await until(async () => (await machine.kept()).clock.at > evening + day - 60_000)
  await page.locator('an-nhi-cover').waitFor({ state: 'detached' })
  const [first, second] = [await openSite('one.test'), await openSite('two.test')]
  await until(async () => Object.keys((await machine.kept()).days).includes('2026-11-24'))
  answerTruly()
  await machine.open('child.html', { ...(await machine.kept()), ...now })
  await page.locator('an-nhi-cover').waitFor({ state: 'attached' })
  const { days } = await machine.kept()
  assert.is(countMinutes(readMap(days['2026-11-23']!.minutes)!), 60)
  assert.ok(countMinutes(readMap(days['2026-11-24']!.minutes)!) > 0)
  const sent = service.heard.flatMap(({ body }) => (body.days ?? []) as { day: string }[])
  assert.ok(sent.some(each => each.day === '2026-11-24'))
  await Promise.all([page.close(), first.close(), second.close()])
})

test('a token that is unknown keeps the rules for a week, and a client that is too old keeps them too', async () => {
  const page = await openSite('open.test')
  for (const { status, since, says, covered } of [
    { status: 401, since: 0, says: 'Máy này cần ghép lại', covered: 1 },
    { status: 426, since: 0, says: 'bản cũ', covered: 1 },
    { status: 401, since: 8, says: 'Đã quá 7 ngày', covered: 0 },
  ]) {
    service.answers(() => ({ status }))
    const ended = since > 0 ? { why: 'unknown' as const, at: evening - since * day } : null
    await machine.open('child.html', paired({ rules: hourADay }, { ...usedToday(60), ...now, ended }))
    await machine.page.locator('main', { hasText: says }).waitFor()
    await until(async () => (await page.locator('an-nhi-cover').count()) === covered)
  }
  await page.close()
})

test('P13: an upload whose answer the worker did not live to hear is sent again', async () => {
  const days = usedToday(20)
  service.answers(() => 'silence')
  await machine.open('child.html', paired({ rules: hourADay }, { ...days, ...now, unsent: Object.keys(days.days) }))
  const uploads = () => service.heard.filter(({ body }) => JSON.stringify(body).includes('2026-11-23"'))
  await until(() => uploads().length === 1)
  await machine.kill()
  await machine.page.reload()
  await until(() => uploads().length === 2)
  const [first, second] = uploads().map(({ body }) => (body.days as { minutes: string }[])[0]!.minutes)
  assert.is(first, second)
})

test.run()
