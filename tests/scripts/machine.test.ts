import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { playMachine } from '../../scripts/machine/play.ts'
import { run } from '../../scripts/machine.ts'
import { seedPlace } from '../helpers/machine.ts'
import { inFolder } from '../helpers/process.ts'
import { confirmPhone, type Family, withFamily } from '../helpers/protection.ts'
import { until } from '../helpers/until.ts'

interface Playing {
  lines: string[]
  says: (what: RegExp) => Promise<RegExpExecArray>
  ended: Promise<string>
  stop: () => Promise<string>
}

/** The command as an operator runs it, played as fast as it goes. */
function play({ app }: Family, tokenFile: string, failing: string | null = null): Playing {
  const lines: string[] = []
  const ending = new AbortController()
  const options = { server: app.url, code: 'MAYG-2345', tokenFile, speed: 600, failing, signal: ending.signal }
  const ended = playMachine({ ...options, say: line => lines.push(line) }).then(
    () => 'ended',
    error => String(error.message),
  )
  const found = (what: RegExp) => lines.map(line => what.exec(line)).find(match => match !== null)
  return {
    lines,
    ended,
    says: async what => {
      await until(() => found(what) !== undefined)
      return found(what)!
    },
    stop: () => {
      ending.abort()
      return ended
    },
  }
}

async function confirmShown(family: Family, { says }: Playing): Promise<number> {
  const [, code, check] = await says(/^Code ([\w-]+), four digits (\d{4})\./)
  const goi_dich_vu_id = await seedPlace(family.app, 'mother')
  const body = { check, ma_tre_em: family.child, ten_thiet_bi: 'Máy giả lập', goi_dich_vu_id }
  const confirmed = await family.call('POST', `/pairings/${code}/confirm`, body)
  assert.is(confirmed.status, 201, confirmed.text)
  return confirmed.json.data.nguoi_dung_id
}

const stateOf = async ({ today }: Family, device: number) =>
  ((await today()).devices as { nguoi_dung_id: number; state: string; checks: { name: string; ok: boolean }[] }[]).find(
    each => each.nguoi_dung_id === device,
  )!

test('the fake machine is paired, turns green, counts its minutes, asks once and hears the answer', () =>
  inFolder(folder =>
    withFamily(async family => {
      const { call, child } = family
      await call('PUT', `/tre-em/${child}/consents`, { time: true })
      const machine = play(family, join(folder, 'token'))
      const device = await confirmShown(family, machine)
      await until(async () => (await stateOf(family, device)).state === 'green')
      await machine.says(/The child asks for 15 minutes/)
      const [request] = (await call('GET', '/requests')).json.data
      assert.equal([request.kind, request.minutes, request.nguoi_dung_id], ['minutes', 15, device])
      await call('POST', `/requests/${request.id}/answer`, { answer: 'yes' })
      await machine.says(/The parent answers: yes/)
      await call('POST', `/device/${device}/test`)
      await machine.says(/A test: thu-chan\.anni\.vn is refused/)
      await until(async () => ((await family.today()).used as number) >= 10)
      await call('POST', `/tre-em/${child}/grants`, { id: crypto.randomUUID(), kind: 'lock' })
      await machine.says(/may not be used \(locked\)/)
      assert.is(await machine.stop(), 'ended')
      assert.is(machine.lines.filter(line => line.includes('asks')).length, 1)
      assert.is(machine.lines.filter(line => line.includes('A test')).length, 1, 'several answers name it')
      assert.match(readFileSync(join(folder, 'token'), 'utf8'), /^[\w-]{43}\n$/)
    }),
  ))

test('a check that is to fail fails, and a machine that was let go says so and ends', () =>
  inFolder(folder =>
    withFamily(async family => {
      const first = play(family, join(folder, 'token'))
      const device = await confirmShown(family, first)
      await first.says(/Rules 1 for Bé An/)
      await first.stop()
      const again = play(family, join(folder, 'token'), 'canary')
      await until(async () => (await stateOf(family, device)).checks.some(({ name, ok }) => name === 'canary' && !ok))
      assert.not.match(again.lines.join('\n'), /Code/)
      await confirmPhone(family.app)
      assert.is((await family.call('DELETE', `/device/${device}`)).status, 200)
      await again.says(/^410: the parent has let this machine go/)
      assert.is(await again.ended, 'the machine has ended: the line above says why.')
    }),
  ))

test('what cannot be meant is said in a line', async () => {
  const said = (...args: string[]) =>
    run(args).then(
      () => '',
      error => error.message,
    )
  assert.match(await said('--server', 'anni.vn'), /--server is "anni.vn"/)
  assert.match(await said('--code', 'a b'), /--code is "a b"/)
  assert.match(await said('--speed', '0'), /--speed is "0"/)
})

test.run()
