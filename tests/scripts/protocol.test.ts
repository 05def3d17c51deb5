import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { deviceCalls } from '../../scripts/kit/calls.ts'
import { answerOf, type Decisions, decisions, inMilliseconds } from '../../scripts/kit/decisions.ts'
import { playMachine } from '../../scripts/machine/play.ts'
import { startFakeServer } from '../../scripts/protocol/server.ts'
import { decide } from '../../src/shared/rules/decide.ts'
import { withApp } from '../helpers/app.ts'
import { until } from '../helpers/until.ts'

const fileOf = (name: string) => readFileSync(`static/protocol/v1/${name}`)

/** A fake server that a test may call as it likes. */
async function withFakeServer(
  work: (server: Awaited<ReturnType<typeof startFakeServer>>, lines: string[]) => Promise<void>,
) {
  const lines: string[] = []
  const server = await startFakeServer({ say: line => lines.push(line) })
  try {
    await work(server, lines)
  } finally {
    server.close()
  }
}

test('the calls and the decisions of the kit are what the code says, and the service offers them', () =>
  withApp(async ({ url }) => {
    assert.is(JSON.stringify(JSON.parse(fileOf('calls.json').toString())), JSON.stringify(deviceCalls()))
    assert.is(gunzipSync(fileOf('decisions.json.gz')).toString(), JSON.stringify(decisions()))
    for (const name of ['calls.json', 'decisions.json.gz']) {
      const answer = await fetch(`${url}/protocol/v1/${name}`)
      assert.equal([answer.status, Buffer.from(await answer.arrayBuffer()).equals(fileOf(name))], [200, true], name)
    }
  }))

test('`decide` gives the answer of each of the 10,000 decisions as they are in the file', () => {
  const { policies, cases } = JSON.parse(gunzipSync(fileOf('decisions.json.gz')).toString()) as Decisions
  const asked = policies.map(inMilliseconds)
  const wrong = cases.filter(([policy, at, usage, target, answer]) => {
    const decided = answerOf(decide(asked[policy]!, usage, at * 1_000, target ?? undefined))
    return JSON.stringify(decided) !== JSON.stringify(answer)
  })
  assert.equal([cases.length, wrong.slice(0, 1)], [10_000, []])
  const reasons = Object.groupBy(cases, ([, , , , answer]) => String(answer[1]))
  assert.is(Object.keys(reasons).length, 11, 'every reason is asked for')
  assert.ok(Object.values(reasons).every(each => each!.length >= 100))
})

test('the fake machine makes no fault before the fake server, to the end of its script', () =>
  withFakeServer(async (server, lines) => {
    const ending = new AbortController()
    const options = { server: server.url, code: null, tokenFile: null, speed: 60, failing: null }
    const played = playMachine({ ...options, signal: ending.signal, say: () => {} })
    await until(() => lines.some(line => line.startsWith('• that was the whole script')))
    ending.abort()
    await played
    assert.equal(server.faults, [])
    assert.ok(server.isDone())
  }))

test('what the fake server answers is as the document of the calls says', () =>
  withFakeServer(async ({ url, faults }) => {
    const { paths, components } = JSON.parse(fileOf('calls.json').toString())
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    const call = async (method: string, path: string, body?: object, token = 'fake-token-of-the-protocol') => {
      const headers = { 'An-Nhi-Client': 'other/1.0.0', Authorization: `Device ${token}` }
      const place = path.replace('{pairing}', pairing)
      const answer = await fetch(`${url}/api${place}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      const json = (await answer.json()) as { data: { id: string; secret: string }; error?: string }
      const { responses } = paths[path][method.toLowerCase()]
      const { schema } = (responses[answer.status] ?? responses.default).content['application/json']
      assert.ok(ajv.validate({ ...schema, components }, json), `${path} ${ajv.errorsText()}`)
      return json
    }
    let pairing = ''
    const asked = await call('POST', '/device/pairings', { client: 'linux', version: '1.0.0', name: 'Máy của An' })
    pairing = asked.data.id
    await call('POST', '/device/pairings/{pairing}/poll', { secret: asked.data.secret })
    await call('GET', '/device/policy')
    await call('POST', '/device/sync', { seq: 1 })
    await call('POST', '/device/requests', { id: crypto.randomUUID(), kind: 'minutes', minutes: 15 })
    await call('POST', '/device/consent', { purpose: 'history', version: 1 })
    assert.equal(faults, [])
    assert.is((await call('POST', '/device/sync', { seq: 2 }, 'nobody')).error, 'unknown_machine')
  }))

test('the fake server names what a client does wrong', () =>
  withFakeServer(async server => {
    const call = (path: string, body: object, headers = {}) =>
      fetch(`${server.url}/api/device${path}`, {
        method: 'POST',
        headers: { 'An-Nhi-Client': 'other/1.0.0', Authorization: 'Device fake-token-of-the-protocol', ...headers },
        body: JSON.stringify(body),
      })
    const faultOf = async (...sent: Parameters<typeof call>) => {
      const before = server.faults.length
      await call(...sent)
      return server.faults.slice(before).join('; ')
    }
    assert.is(await faultOf('/sync', { seq: 1 }), '')
    assert.match(await faultOf('/sync', { seq: 1 }), /seq counts up/)
    assert.match(await faultOf('/sync', { seq: 2, wait: 90 }), /wait must be <= 55/)
    assert.match(await faultOf('/sync', { seq: 3, applied: { version: 9, at: '' } }), /version 9 was never given/)
    assert.match(
      await faultOf('/sync', { seq: 4, days: [{ day: 'x', minutes: '', items: [] }] }),
      /a day is YYYY-MM-DD/,
    )
    assert.match(await faultOf('/consent', {}, { Authorization: 'Device x' }), /Authorization/)
    assert.match(await faultOf('/pairings', {}, { 'An-Nhi-Client': '' }), /An-Nhi-Client names the client/)
    assert.match(await faultOf('/nowhere', {}), /no call of a machine/)
    for (let seq = 5; seq < 8; seq++) await call('/sync', { seq })
    assert.match(server.faults.join('; '), /more than 6 syncs in a minute/)
  }))

test('the fake server names also what is no row at all, and goes on', () =>
  withFakeServer(async ({ url, faults }) => {
    const send = (path: string, body: string) =>
      fetch(`${url}/api/device${path}`, {
        method: 'POST',
        headers: { 'An-Nhi-Client': 'other/1.0.0', Authorization: 'Device fake-token-of-the-protocol' },
        body,
      })
    const lists = [
      '"checks": [null]',
      '"checks": 5',
      '"days": [null]',
      '"days": [{}]',
      '"history": [7]',
      '"history": [{ "items": [null] }]',
    ]
    for (const [seq, list] of lists.entries()) {
      const before = faults.length
      await send('/sync', `{ "seq": ${seq}, ${list} }`)
      assert.ok(faults.length > before, list)
    }
    await send('/sync', 'null')
    await send('/pairings', 'null')
    assert.match(faults.join('; '), /device\/pairings: the body must be object/)
    assert.is((await fetch(`${url}/api/device/policy`)).status, 401)
  }))

test.run()
