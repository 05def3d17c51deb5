import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { answers } from '../../src/i18n/answers.ts'
import { apart } from '../../src/i18n/index.ts'
import { transientFailure } from '../../src/kernel/database-errors.ts'
import { endpoint } from '../../src/kernel/endpoint.ts'
import { failWithRetry } from '../../src/kernel/failure.ts'
import { brand } from '../../src/shared/brand.ts'
import { type Answered, type Ask, type TestApp, withApp } from '../helpers/app.ts'
import { declareEndpoints } from '../helpers/endpoints.ts'
import { undone } from '../helpers/family.ts'
import { logWritten } from '../helpers/log.ts'

declareEndpoints(
  test,
  endpoint('POST', '/fake/thrown', 'visitor', {}, async () => {
    throw new Error('password=hunter2 in /etc/passwd')
  }),
  endpoint('POST', '/fake/string', 'visitor', {}, async () => {
    throw 'hunter2'
  }),
  endpoint('POST', '/fake/sql', 'visitor', {}, async ({ tx }) => tx.raw('select mat_khau from no_such_table')),
  endpoint('POST', '/fake/constraint', 'visitor', {}, async ({ tx }) =>
    tx('phu_huynh').insert({
      ten_phu_huynh: 'A',
      email_phu_huynh: 'hanh@test.vn',
      sdt: '0912',
      mat_khau: 'hunter2',
      ngay_tao: new Date(),
    }),
  ),
  endpoint('POST', '/fake/slow', 'visitor', {}, async ({ tx }) => tx.raw('do $$ begin raise query_canceled; end $$')),
  endpoint('POST', '/fake/busy', 'visitor', {}, async () => failWithRetry('busy', 2)),
)

const json = { 'Content-Type': 'application/json' }
const { vi, en } = apart(answers)

const cases: [method: string, path: string, status: number, code: keyof typeof answers, ask?: Ask][] = [
  ['GET', '/api', 404, 'not_found'],
  ['GET', '/api/', 404, 'not_found'],
  ['GET', '/api/nothing', 404, 'not_found'],
  ['POST', '/api/nothing', 404, 'not_found', { body: {} }],
  ['GET', '/api/%', 404, 'not_found'],
  ['DELETE', '/api/auth/me', 405, 'method_not_allowed'],
  ['GET', '/api/auth/login', 405, 'method_not_allowed'],
  ['GET', '/api/payment/vnpay-ipn/', 404, 'not_found'],
  ['GET', '/api/payment/VNPAY-IPN', 404, 'not_found'],
  ['GET', '/api/OpenAPI.json', 404, 'not_found'],
  ['POST', '/api/payment/vnpay-ipn', 405, 'method_not_allowed', { body: {} }],
  ['PUT', '/api/payment/vnpay-card-ipn', 405, 'method_not_allowed', { body: {} }],
  ['POST', '/api/openapi.json', 405, 'method_not_allowed', { body: {} }],
  ['POST', '/api/auth/login', 400, 'malformed_body', { body: '{"sdt":', headers: json }],
  ['POST', '/api/auth/login', 400, 'phone_required', { body: {} }],
  ['POST', '/api/auth/login', 401, 'wrong_sign_in', { body: { sdt: '0987654321', mat_khau: 'x' } }],
  ['POST', '/api/auth/login', 400, 'invalid_phone', { body: { sdt: '1', mat_khau: 'x' } }],
  ['POST', '/api/auth/login', 413, 'body_too_large', { body: 'x'.repeat(100_001), headers: json }],
  ['POST', '/api/auth/login', 415, 'unsupported_body', { body: 'x', headers: { 'Content-Type': 'text/plain' } }],
  ['POST', '/api/auth/login', 403, 'cross_origin', { body: {}, headers: { 'Sec-Fetch-Site': 'cross-site' } }],
  ['GET', '/api/auth/me', 401, 'not_signed_in'],
  ['GET', '/api/thong-ke', 403, 'not_allowed', { as: 'mother' }],
  ['POST', '/api/fake/thrown', 500, 'internal', { body: {} }],
  ['POST', '/api/fake/string', 500, 'internal', { body: {} }],
  ['POST', '/api/fake/sql', 500, 'internal', { body: {} }],
  ['POST', '/api/fake/constraint', 500, 'internal', { body: {} }],
  ['POST', '/api/fake/slow', 503, 'busy', { body: {} }],
  ['POST', '/api/fake/busy', 503, 'busy', { body: {} }],
]
const inside = /hunter2|passwd|select |insert |no_such|phu_huynh_|unique|constraint|node:|node_modules|\.ts|\bat \w/i

const languages: [name: string, words: Record<string, string>, headers: Record<string, string>][] = [
  ['Vietnamese by default', vi, {}],
  ['Vietnamese for an unsupported Accept-Language', vi, { 'Accept-Language': 'fr, de' }],
  ['English by Accept-Language', en, { 'Accept-Language': 'en-GB, vi;q=0.5' }],
  ['English by cookie', en, { Cookie: 'language=en', 'Accept-Language': 'vi' }],
  ['Vietnamese by cookie', vi, { Cookie: 'language=vi', 'Accept-Language': 'en' }],
]

function check({ status, json, headers, text }: Answered, wanted: number, code: string, words: Record<string, string>) {
  assert.is(status, wanted, text)
  assert.match(headers.get('content-type') ?? '', /^application\/json/)
  assert.is(headers.get('cache-control'), 'no-store')
  assert.is(json.success, false)
  assert.is(json.error, code)
  assert.equal(
    Object.keys(json).filter(key => !['success', 'message', 'error', 'fields'].includes(key)),
    [],
  )
  assert.match(
    json.message,
    new RegExp(
      `^${words[code]!.replace('{request_id}', '[0-9a-f]{8}').replace('{hotline}', brand.hotline).replaceAll('?', '\\?')}$`,
    ),
  )
  assert.not.match(text, inside)
}

function askAll(app: TestApp, headers: Record<string, string>, judge: (answered: Answered, at: number) => void) {
  return cases.reduce(async (before, [method, path, , , ask = {}], at) => {
    await before
    const asked = { ...ask, headers: { ...headers, ...ask.headers } }
    await undone(app.db, async () => judge(await app.ask(method, path, asked), at))
  }, Promise.resolve())
}

for (const [name, words, headers] of languages)
  test(`R42: every failure is the error envelope without internal details, in ${name}`, () =>
    withApp(async app => {
      await app.token('mother')
      await askAll(app, headers, (answered, at) => {
        const [method, path, status, code] = cases[at]!
        check(answered, status, code, words)
        if (status === 405) assert.match(answered.headers.get('allow') ?? '', /GET|POST/, `${method} ${path}`)
        if (status === 503) assert.match(answered.headers.get('retry-after') ?? '', /^[1-9]\d*$/, path)
      })
    }))

test('R42: an internal error is logged once, under the id in the response', () =>
  withApp(async app => {
    const { json } = await app.post('/api/fake/thrown')
    const [, id] = /mã (\w+)\.$/.exec(json.message)!
    await logWritten()
    const lines = app.logged.map(line => JSON.parse(line)).filter(line => line.event === 'fault')
    assert.is(lines.length, 1)
    assert.is(lines[0].id, id)
    assert.match(lines[0].error.message, 'hunter2')
  }))

test('R42: a failing page has its status and a message in the user’s language, without internal details', () =>
  withApp(async app => {
    const form = { body: 'a=1', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
    const asked: [string, string, number, keyof typeof answers, Ask?][] = [
      ['PUT', '/', 405, 'method_not_allowed'],
      ['POST', '/', 405, 'method_not_allowed', form],
      ['POST', '/nothing', 405, 'method_not_allowed', form],
      ['POST', '/language', 400, 'invalid_input', form],
      ['POST', '/login', 415, 'unsupported_body', { body: {} }],
      ['POST', '/login', 413, 'body_too_large', { ...form, body: 'a'.repeat(100_001) }],
      ['POST', '/logout', 403, 'cross_origin', { headers: { Origin: 'https://evil.test' } }],
    ]
    for (const [words, language] of [[vi, 'vi'] as const, [en, 'en'] as const])
      for (const [method, path, status, code, ask = {}] of asked) {
        const headers = { Cookie: `language=${language}`, ...ask.headers }
        const { text, ...answered } = await app.ask(method, path, { ...ask, headers })
        assert.is(answered.status, status, `${method} ${path}`)
        assert.match(answered.headers.get('content-type')!, /^text\/html/)
        assert.is(answered.headers.get('cache-control'), 'private, no-store')
        assert.match(text, `<html lang="${language}">`)
        assert.match(text, words[code].replace(/'/g, '&#x27;'))
        assert.not.match(text, /hunter2|select |node_modules|\.tsx?\b|\bError:/)
        assert.not.match(text, '<script')
      }
  }))

test('a lost database connection or a timeout is a 503 to retry, with or without SQL in the message', () => {
  for (const words of ['Connection terminated unexpectedly', 'Query read timeout', 'timeout expired'])
    for (const message of [words, `select * from phu_huynh where sdt = $1 - ${words}`, `\n    select 1 - ${words}`]) {
      const failure = transientFailure(new Error(message))
      assert.is(failure?.status, 503, message)
      assert.ok(failure?.retryAfter)
    }
})

test('a pooler that does not reach the server is a 503 to retry, a statement with too few values is a fault', () => {
  const broken = (severity: string) => transientFailure(Object.assign(new Error('…'), { code: '08P01', severity }))
  assert.is(broken('FATAL')?.status, 503)
  assert.is(broken('ERROR'), undefined)
})

test('what a page of ours asks is answered in Vietnamese, as the page is, until its reader chooses a language', () =>
  withApp(async app => {
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'Accept-Language': 'en' }
    assert.is((await app.get('/api/auth/me', { headers })).json.message, vi.not_signed_in)
    assert.is(
      (await app.get('/api/auth/me', { headers: { ...headers, Cookie: 'language=en' } })).json.message,
      en.not_signed_in,
    )
  }))

test.run()
