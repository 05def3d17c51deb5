import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { State } from '../../src/clients/browser/state.ts'
import { countMinutes, readMap } from '../../src/shared/rules/day-map.ts'
import { type Family, type Machine, openFamily, openMachine, openOrigin } from '../helpers/extension.ts'
import { until } from '../helpers/until.ts'

// One machine, from its first code to the day after a day without its service.
const threeMinutes = 180_000
const day = 86_400_000
const everyDay = [1, 2, 3, 4, 5, 6, 7] as const
const rules = [
  { kind: 'site', name: 'blocked.test', block: true },
  { kind: 'category', name: 'gambling', block: true },
  { kind: 'safe_search', on: true },
  ...everyDay.map(weekday => ({ kind: 'budget', weekday, minutes: 60 })),
]
let family: Family
let machine: Machine
let origin: Awaited<ReturnType<typeof openOrigin>>
let child: number
/** A page of the extension, in which its memory can be read. */
let own: Page

test.before(async () => {
  ;[family, origin] = await Promise.all([openFamily(), openOrigin()])
})

test.after(async () => {
  await machine.close()
  await family.close()
  origin.close()
})

async function kept(): Promise<State> {
  return own.evaluate(async () => (await chrome.storage.local.get('state')).state as never)
}

async function stateOfMachine(): Promise<string> {
  const { children } = (await family.parent('GET', '/protection')) as {
    children: { devices: { ten_thiet_bi: string; state: string }[] }[]
  }
  return children.flatMap(({ devices }) => devices).find(each => each.ten_thiet_bi === 'Máy bàn')!.state
}

/** Opens a site and stays there for a while. */
async function use(host: string): Promise<void> {
  const page = await machine.context.newPage()
  await page.goto(origin.at(host))
  await pause(1_500)
  await page.close()
}

test('P1: from a fresh browser to green it takes less than three minutes', async () => {
  const born = { ten_tre: 'Bé Na', gioi_tinh: 'Nữ' }
  child = ((await family.parent('POST', '/tre-em', born)) as { ma_tre_em: number }).ma_tre_em
  await family.parent('PUT', `/tre-em/${child}/consents`, { time: true })
  await family.parent('PUT', `/tre-em/${child}/policy`, { rules })
  const wallet = (await family.parent('GET', '/payment/wallet')) as { unassigned: { rows: { id: number }[] } }
  const zip = await fetch(`${family.url}/tai-ve/an-nhi-tien-ich.zip`)
  const began = Date.now()
  machine = await openMachine(new Uint8Array(await zip.arrayBuffer()))
  const page = await machine.pairingPage()
  await family.parent('POST', `/pairings/${await page.locator('#code').innerText()}/confirm`, {
    check: await page.locator('#check').innerText(),
    ma_tre_em: child,
    ten_thiet_bi: 'Máy bàn',
    goi_dich_vu_id: wallet.unassigned.rows[0]!.id,
  })
  await page.locator('h1', { hasText: 'Còn một bước nữa' }).waitFor()
  await machine.allowIncognito()
  await until(async () => (await stateOfMachine()) === 'green', threeMinutes / 1_000)
  assert.ok(Date.now() - began < threeMinutes)
  own = await machine.context.newPage()
  await own.goto(new URL('child.html', (await machine.worker()).url()).href)
})

test('P8: the origin of a site in a blocked category sees no request', async () => {
  const page = await machine.context.newPage()
  await page.goto(origin.at('www.12bet.com')).catch(() => {})
  await page.locator('h1', { hasText: '12bet.com thuộc nhóm cờ bạc' }).waitFor()
  const other = await machine.context.newPage()
  await other.goto(origin.at('open.test'))
  const isLoaded = (address: string) => fetch(address, { mode: 'no-cors' }).then(Boolean, () => false)
  assert.is(await other.evaluate(isLoaded, origin.at('cdn.12bet.com')), false)
  assert.is(await other.evaluate(isLoaded, origin.at('cdn.open.test')), true)
  assert.is(
    origin.asked.findIndex(each => each.includes('12bet')),
    -1,
  )
  await Promise.all([page.close(), other.close()])
})

test('a site that is blocked in a private window is refused there, and beside it a page says why and offers to ask', async () => {
  const says = machine.context.waitForEvent('page', page => page.url().includes('/blocked.html#'))
  const id = await own.evaluate(async url => {
    const { windows } = chrome as unknown as { windows: { create(what: object): Promise<{ id: number }> } }
    return (await windows.create({ incognito: true, url })).id
  }, origin.at('blocked.test'))
  const page = await says
  await page.locator('h1', { hasText: 'Ba mẹ chặn trang blocked.test' }).waitFor()
  await page.getByRole('button', { name: 'Xin mở trang blocked.test' }).waitFor()
  assert.ok(!origin.asked.includes('blocked.test/'))
  await own.evaluate(async id => {
    const { windows } = chrome as unknown as { windows: { remove(id: number): Promise<void> } }
    await windows.remove(id)
  }, id)
  await page.close()
})

test('searches are made safe, and YouTube is asked for what suits children', async () => {
  const page = await machine.context.newPage()
  await page.goto(`${origin.at('google.com')}search?q=x&safe=off`)
  assert.is(new URL(page.url()).search, '?q=x&safe=active')
  assert.ok(origin.asked.includes('google.com/search?q=x&safe=active'))
  const video = await page.goto(origin.at('youtube.googleapis.com'))
  assert.is(video!.headers().restricted, 'Strict')
  const other = await page.goto(origin.at('open.test'))
  assert.is(other!.headers().restricted, '')
  await page.close()
})

test('a test of the blocking passes, and opens its page once, however many answers name it', async () => {
  const before = machine.context.pages()
  const { children } = (await family.parent('GET', '/protection')) as {
    children: { devices: { ten_thiet_bi: string; nguoi_dung_id: number }[] }[]
  }
  const { nguoi_dung_id } = children
    .flatMap(({ devices }) => devices)
    .find(({ ten_thiet_bi }) => ten_thiet_bi === 'Máy bàn')!
  await family.parent('POST', `/device/${nguoi_dung_id}/test`)
  await until(async () => (await kept()).test !== null)
  const { test, seq } = await kept()
  assert.equal([test!.ok, test!.detail], [true, 'refused'])
  // the next sync is answered at once with the same test, and may wait for its minute
  await until(async () => (await kept()).seq >= seq + 2, 90)
  const opened = machine.context.pages().filter(page => !before.includes(page))
  assert.is(opened.length, 1)
  await opened[0]!.locator('h1', { hasText: 'Trang này bị chặn' }).waitFor()
  await opened[0]!.close()
})

test('P11: a day without the service: rules hold, the next day begins, and no minute is lost', async () => {
  await use('before.test')
  await family.leave()
  await until(async () => (await kept()).failures > 0)
  const { at } = (await kept()).clock
  await machine.moveClock(day)
  await until(async () => (await kept()).clock.at - at > day - 60_000)
  const page = await machine.context.newPage()
  await page.goto(origin.at('blocked.test')).catch(() => {})
  await page.locator('h1', { hasText: 'Ba mẹ chặn trang blocked.test' }).waitFor()
  await page.close()
  assert.is(
    origin.asked.findIndex(each => each.includes('blocked')),
    -1,
  )
  await use('after.test')
  const { days } = await kept()
  assert.ok(Object.keys(days).length >= 2)
  await family.back(day)
  await machine.moveClock(10_000)
  await until(async () => (await kept()).unsent.length === 0 && (await kept()).failures === 0)
  for (const [name, { minutes }] of Object.entries((await kept()).days)) {
    const { used } = (await family.parent('GET', `/tre-em/${child}/usage?day=${name}`)) as { used: number }
    assert.is(used, countMinutes(readMap(minutes)!), name)
  }
})

test.run()
