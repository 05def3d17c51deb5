import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Family, type Machine, openFamily, openMachine, openOrigin } from '../helpers/extension.ts'
import { until } from '../helpers/until.ts'

// A machine may sync six times a minute: together the tests make it do so no more often.
let family: Family
let machine: Machine
let origin: Awaited<ReturnType<typeof openOrigin>>
let child: number
const blocked = ['blocked.test', 'wanted.test'].map(name => ({ kind: 'site', name, block: true }))
const everyDay = [1, 2, 3, 4, 5, 6, 7] as const

interface Kept {
  applied: { version: number }
  checks: { name: string; ok: boolean }[]
  days: Record<string, { seconds: Record<string, number> }>
  unsent: string[]
}

test.before(async () => {
  ;[family, origin] = await Promise.all([openFamily(), openOrigin()])
  const born = { ten_tre: 'Bé Na', gioi_tinh: 'Nữ' }
  child = ((await family.parent('POST', '/tre-em', born)) as { ma_tre_em: number }).ma_tre_em
  const zip = await fetch(`${family.url}/tai-ve/an-nhi-tien-ich.zip`)
  machine = await openMachine(new Uint8Array(await zip.arrayBuffer()))
})

test.after(async () => {
  await machine.close()
  await family.close()
  origin.close()
})

async function kept(): Promise<Kept> {
  const worker = await machine.worker()
  return worker.evaluate(async () => (await chrome.storage.local.get('state')).state as never)
}

/** Lays down rules, and waits until the machine runs them. */
async function rule(rules: object[]): Promise<void> {
  const { phien_ban } = (await family.parent('GET', `/tre-em/${child}/policy`)) as { phien_ban: number }
  const { version } = (await family.parent('PUT', `/tre-em/${child}/policy`, { phien_ban, rules })) as Kept['applied']
  await until(async () => (await kept()).applied?.version >= version)
}

async function open(host: string): Promise<Page> {
  const page = await machine.context.newPage()
  await page.goto(origin.at(host)).catch(() => {})
  return page
}

test('after installing, the pairing page opens by itself, and only the four digits bind the machine', async () => {
  const page = await machine.pairingPage()
  const code = await page.locator('#code').innerText()
  const check = await page.locator('#check').innerText()
  assert.match(code, /^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
  const wallet = (await family.parent('GET', '/payment/wallet')) as { unassigned: { rows: { id: number }[] } }
  const [place] = wallet.unassigned.rows
  await family.parent('PUT', `/tre-em/${child}/consents`, { time: true, history: true })
  await family.parent('PUT', `/tre-em/${child}/policy`, { rules: blocked })
  await family.parent('POST', `/pairings/${code}/confirm`, {
    check,
    ma_tre_em: child,
    ten_thiet_bi: 'Máy bàn',
    goi_dich_vu_id: place!.id,
  })
  await page.locator('h1', { hasText: 'Còn một bước nữa' }).waitFor()
  assert.match(await page.locator('main').innerText(), /Cho phép ở chế độ ẩn danh/)
})

test('P8: the origin of a blocked site sees no request, neither for the page nor from other pages', async () => {
  await until(async () => (await kept()).applied !== null)
  const page = await open('www.blocked.test')
  await page.locator('h1', { hasText: 'Ba mẹ chặn trang blocked.test' }).waitFor()
  const other = await open('open.test')
  const answered = await other.evaluate(
    address =>
      fetch(address).then(
        () => true,
        () => false,
      ),
    origin.at('cdn.blocked.test'),
  )
  assert.is(answered, false)
  assert.equal(
    origin.asked.filter(each => each.includes('blocked')),
    [],
  )
  assert.ok(origin.asked.includes('open.test/'))
  await Promise.all([page.close(), other.close()])
})

test('each check passes but the one that needs a parent: nobody has let it see private windows yet', async () => {
  await until(async () => (await kept()).checks.length > 0)
  const failed = (await kept()).checks.filter(({ ok }) => !ok).map(({ name }) => name)
  assert.equal(failed, ['incognito'])
})

test('locked, every page is covered and keeps what was typed; unlocked, it goes on', async () => {
  const page = await open('open.test')
  await page.fill('#poem', 'câu thơ dở dang')
  const id = crypto.randomUUID()
  await family.parent('POST', `/tre-em/${child}/grants`, { id, kind: 'lock' })
  await page.locator('an-nhi-cover').waitFor({ state: 'attached', timeout: 5_000 })
  await page.waitForFunction(() => document.activeElement?.localName === 'an-nhi-cover')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await pause(200)
  assert.is(await page.locator('an-nhi-cover').count(), 1)
  const another = await open('another.test')
  await another.locator('h1', { hasText: 'Ba mẹ đang khóa máy' }).waitFor()
  assert.ok(!origin.asked.includes('another.test/'))
  await family.parent('POST', `/grants/${id}/undo`)
  await page.locator('an-nhi-cover').waitFor({ state: 'detached', timeout: 5_000 })
  assert.is(await page.inputValue('#poem'), 'câu thơ dở dang')
  await Promise.all([page.close(), another.close()])
})

test('P7: time that is up covers the page and keeps what was typed, and 15 more minutes uncover it', async () => {
  const page = await open('open.test')
  await page.fill('#poem', 'bài văn dở dang')
  await rule([...blocked, ...everyDay.map(weekday => ({ kind: 'budget', weekday, minutes: 0 }))])
  await page.locator('an-nhi-cover').waitFor({ state: 'attached', timeout: 5_000 })
  await family.parent('POST', `/tre-em/${child}/grants`, { id: crypto.randomUUID(), kind: 'minutes', minutes: 15 })
  await page.locator('an-nhi-cover').waitFor({ state: 'detached', timeout: 5_000 })
  assert.is(await page.inputValue('#poem'), 'bài văn dở dang')
  await page.close()
})

test('P9: what the child asks for reaches the parent, and the answer opens the page, within ten seconds', async () => {
  const page = await open('wanted.test')
  const began = Date.now()
  await page.fill('#reason', 'con cần làm bài')
  await page.getByRole('button', { name: 'Xin mở trang wanted.test' }).click()
  await page.locator('.asks', { hasText: 'Đã gửi, đang chờ ba mẹ' }).waitFor()
  const asked = (await family.parent('GET', '/requests')) as { id: string; name: string; reason: string }[]
  const ask = asked.find(({ name }) => name === 'wanted.test')
  assert.is(ask?.reason, 'con cần làm bài')
  await family.parent('POST', `/requests/${ask!.id}/answer`, { answer: 'yes', how_long: 'today' })
  await page.locator('a', { hasText: 'Mở lại trang' }).click({ timeout: 10_000 })
  await page.locator('#poem').waitFor()
  assert.ok(Date.now() - began < 10_000)
  assert.ok(origin.asked.includes('wanted.test/'))
  await page.close()
})

test('P13: a worker that is killed goes on where it was, and loses no second', async () => {
  const page = await open('counted.test')
  const secondsOf = async () =>
    Object.values((await kept()).days).reduce((sum, { seconds }) => sum + (seconds['counted.test'] ?? 0), 0)
  const began = Date.now()
  await pause(1_500)
  await machine.kill()
  await pause(1_500)
  const next = await open('other.test')
  await until(async () => (await secondsOf()) > 0)
  const [counted, passed] = [await secondsOf(), (Date.now() - began) / 1_000]
  assert.ok(counted > 2.5 && counted <= passed + 1, `${counted} of ${passed} seconds`)
  await Promise.all([page.close(), next.close()])
})

test('removed from the browser, the extension tells the parent at once', async () => {
  const worker = await machine.worker()
  const farewell = machine.context.waitForEvent('page', { predicate: page => page.url().includes('/may-da-go#') })
  worker
    .evaluate(() => (chrome as unknown as { management: { uninstallSelf(): void } }).management.uninstallSelf())
    .catch(() => {})
  await (await farewell).getByText('Ba mẹ đã được báo').waitFor()
  const { children } = (await family.parent('GET', '/protection')) as {
    children: { devices: { ten_thiet_bi: string; state: string }[] }[]
  }
  const states = children.flatMap(({ devices }) => devices.filter(each => each.ten_thiet_bi === 'Máy bàn'))
  assert.equal(
    states.map(({ state }) => state),
    ['removed'],
  )
})

test.run()
