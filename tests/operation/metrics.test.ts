import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { connect } from '../../src/kernel/database.ts'
import { runSlot } from '../../src/kernel/jobs.ts'
import { createReader } from '../../src/kernel/metrics/readings.ts'
import { sample } from '../../src/kernel/metrics/registry.ts'
import { jobs } from '../../src/modules.ts'
import { metricsToken, parse, withMetrics, withMetricsOn, withToken } from '../helpers/metrics.ts'
import { people } from '../helpers/people.ts'
import { rawBytes } from '../helpers/raw.ts'

const slot = new Date('2026-11-21T10:17:00Z')

test('what is answered is the text format of Prometheus, and histograms add up', () =>
  withMetrics(async app => {
    await app.get('/login')
    const { families, samples } = parse((await app.get('/metrics', withToken)).text)
    assert.ok(families.size > 20)
    for (const [family, { type }] of families) {
      assert.match(family, type === 'counter' ? /^anni_\w+_total$/ : /^anni_\w+(?<!_total)$/)
      if (type === 'histogram') for (const kind of ['visitor', 'api']) assertAddsUp(samples, family, kind)
    }
  }))

function assertAddsUp(samples: ReturnType<typeof parse>['samples'], family: string, kind: string): void {
  const mine = samples.filter(each => each.family === family && each.labels.kind === kind)
  const of = (suffix: string) => mine.filter(({ name }) => name === family + suffix)
  const buckets = of('_bucket').map(
    ({ labels, value }) => [Number(labels.le!.replace('+Inf', 'Infinity')), value] as const,
  )
  assert.equal(
    buckets,
    buckets.toSorted(([a, less], [b, more]) => a - b || less - more),
  )
  assert.ok(buckets.every(([, value], at) => value >= (buckets[at - 1]?.[1] ?? 0)))
  assert.equal(buckets.at(-1), [Number.POSITIVE_INFINITY, of('_count')[0]!.value])
  assert.ok(of('_sum')[0]!.value >= 0)
}

test('each request counts once, with its kind and the class of its status', () =>
  withMetrics(async (app, figure) => {
    const token = await app.token('mother')
    const cookie = { headers: { Cookie: `token=${token}` } }
    const requests: [kind: string, status: string, times: number, ask: () => Promise<unknown>][] = [
      // the first is rendered, the others come from the cache
      ['visitor', '2xx', 3, () => app.get('/login')],
      ['visitor', '3xx', 1, () => app.get('/admin/phu-huynh/7')],
      ['signed_in', '2xx', 2, () => app.get('/user', cookie)],
      ['api', '2xx', 2, () => app.get('/api/auth/me', { as: 'mother' })],
      ['api', '4xx', 1, () => app.get('/api/nothing/7')],
      ['device', '4xx', 2, () => app.post('/api/device/sync', { seq: 1 })],
      ['static', '2xx', 2, () => app.get('/robots.txt')],
      ['other', '2xx', 1, () => app.get('/api/health/live')],
      ['other', '4xx', 1, () => rawBytes(app.url, 'GET foo://bar HTTP/1.1\r\nHost: a\r\n\r\n')],
    ]
    for (const [kind, status, times, ask] of requests) {
      const counted = () => figure('anni_http_requests_total', { kind, status })
      const timed = () => figure('anni_http_duration_seconds_count', { kind })
      const [before, timedBefore] = [(await counted())!, (await timed())!]
      for (let time = 0; time < times; time++) await ask()
      // the two readings of before are of kind other themselves
      const own = kind === 'other' && status === '2xx' ? 2 : 0
      assert.is((await counted())! - before - own, times, `${kind} ${status}`)
      if (kind !== 'other') assert.is((await timed())! - timedBefore, times, `${kind} timed`)
    }
    assert.is(await figure('anni_http_requests_in_flight'), 0)
    assert.is(await figure('anni_http_requests_total', { status: '5xx' }), 0)
  }))

test('messages are counted by what the provider said, and what is left of the day', () =>
  withMetrics(async (app, figure) => {
    assert.is((await app.post('/api/auth/send-registration-otp', { sdt: '0987654321' })).status, 200)
    assert.is(await figure('anni_sms_messages_total', { outcome: 'accepted' }), 1)
    assert.is(await figure('anni_sms_left_today'), 4_999)
  }))

test('calls of the gateway are counted by what became of them', () =>
  withMetrics(async (app, figure) => {
    await app.get('/api/payment/vnpay-ipn?vnp_TxnRef=AN1&vnp_SecureHash=00')
    assert.is(await figure('anni_gateway_calls_total', { kind: 'ipn', outcome: 'signature' }), 1)
    assert.is(await figure('anni_gateway_failing'), 0)
  }))

test('jobs say when they finished, whoever ran them, and how often they failed here', () =>
  withMetrics(async (app, figure) => {
    const job = jobs.find(({ name }) => name === 'cleanup')!
    await runSlot(app.services, job, slot, app.services.log)
    const broken = { ...job, name: 'ledger', run: () => Promise.reject(new Error('not today')) }
    await runSlot(app.services, broken, slot, app.services.log)
    const partly = { ...broken, run: async () => ({ done: 9, failed: 1 }) }
    await runSlot(app.services, partly, new Date(slot.getTime() + 60_000), app.services.log)
    const finished = await figure('anni_job_finished_timestamp_seconds', { name: 'cleanup' })
    assert.ok(Math.abs(finished! - app.services.clock.now().getTime() / 1_000) < 60)
    assert.ok((await figure('anni_job_duration_seconds', { name: 'cleanup' }))! >= 0)
    assert.is(await figure('anni_job_failures_total', { name: 'cleanup' }), 0)
    assert.is(await figure('anni_job_failures_total', { name: 'ledger' }), 2)
  }))

test('without its database a process answers all the same, and says so', async () => {
  const db = connect({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }, 2)
  await withMetricsOn(db, async (app, figure) => {
    await app.get('/api/auth/me', { headers: { Authorization: `Bearer ${'x'.repeat(43)}` } })
    const began = Date.now()
    assert.is(await figure('anni_database_up'), 0)
    assert.ok(Date.now() - began < 2_000)
    assert.is(await figure('anni_http_requests_total', { kind: 'api', status: '5xx' }), 1)
    assert.is(await figure('anni_database_connections_max'), 2)
    assert.ok((await figure('anni_memory_bytes', { kind: 'rss' }))! > 1e7)
    assert.is(await figure('anni_machines'), undefined)
  })
  await db.destroy()
})

test('the database is read once in 15 s, and a slow one keeps nobody waiting', () =>
  withMetrics(async app => {
    let [elapsed, read] = [0, 0]
    let slow: Promise<void> | undefined
    let finish = () => {}
    const reading = async () => {
      await slow
      return [sample('anni_migrations_missing', ++read)]
    }
    const broken = () => Promise.reject(new Error('a statement is wrong'))
    const ask = createReader(app.services, [broken, reading], () => elapsed)
    const said = async () => (await ask()).map(({ family, value }) => `${family} ${value}`)
    const up = (times: number) => ['anni_database_up 1', `anni_migrations_missing ${times}`]
    assert.equal(await said(), up(1), 'what is wrong is left out')
    elapsed = 14_999
    assert.equal(await said(), up(1))
    elapsed = 15_000
    assert.equal(await Promise.all([said(), said()]), [up(2), up(2)])
    elapsed = 30_000
    slow = new Promise(done => {
      finish = done
    })
    const began = Date.now()
    assert.equal(await said(), ['anni_database_up 0'])
    assert.ok(Date.now() - began < 2_000)
    finish()
    assert.equal(await said(), up(3))
  }))

test('nothing of a person is in the figures', () =>
  withMetrics(async app => {
    const { sdt, mat_khau, ten_phu_huynh } = people.mother
    const token = await app.token('mother')
    await app.get(`/login?sdt=${sdt}`)
    await app.get(`/nobody/${sdt}`)
    await app.get('/user', { headers: { Cookie: `token=${token}` } })
    await app.post('/api/auth/login', { sdt, mat_khau: 'Wrong@123' })
    await app.get('/api/phu-huynh/4711', { as: 'mother' })
    const { text } = await app.get('/metrics', withToken)
    for (const secret of [
      sdt,
      sdt.slice(1),
      mat_khau,
      ten_phu_huynh,
      token,
      metricsToken,
      '127.0.0.1',
      '4711',
      '/user',
      '/login',
    ])
      assert.not.match(text, new RegExp(secret.replace(/[.@]/g, '\\$&')), secret)
  }))

test.run()
