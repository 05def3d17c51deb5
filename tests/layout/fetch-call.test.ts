import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { apart } from '../../src/i18n/index.ts'
import { pages } from '../../src/i18n/pages.ts'
import { fetchFrom } from '../../views/fetch-call.ts'

const own = globalThis.fetch
test.after.each(() => {
  globalThis.fetch = own
})

const respondWith = (response: () => Response | Promise<Response>) => {
  globalThis.fetch = async () => response()
}
const { vi, en } = apart(pages)
const page = '<html><body>502 Bad Gateway</body></html>'

for (const [words, unknown, offline] of [
  [vi, 'Đã có lỗi xảy ra', 'Lỗi kết nối server. Vui lòng thử lại sau.'],
  [en, 'An error occurred', en['error.offline']],
] as const) {
  const call = fetchFrom('', () => words)

  test(`a response that is not from our API is “${unknown}”, with its status`, async () => {
    for (const [status, text] of [
      [502, page],
      [500, ''],
      [200, page],
      [404, 'null'],
      [503, '{"error":"upstream"}'],
      [400, '"no"'],
    ] as const) {
      respondWith(() => new Response(text, { status }))
      assert.equal(await call('GET', '/x'), { status, body: { success: false, message: unknown } }, `${status} ${text}`)
    }
  })

  test(`no response, or half of one, is “${offline}”`, async () => {
    const body = { success: false, message: offline }
    respondWith(() => Promise.reject(new TypeError('Failed to fetch')))
    assert.equal(await call('POST', '/x', {}), { status: 503, body })
    respondWith(() => new Response(new ReadableStream({ pull: half => half.error(new TypeError('network error')) })))
    assert.equal(await call('GET', '/x'), { status: 503, body })
  })
}

test('responses of our API are returned as they are, errors too', async () => {
  const call = fetchFrom('', () => vi)
  for (const [status, body] of [
    [200, { success: true, message: 'Thành công.', data: { a: 1 } }],
    [400, { success: false, message: 'Mật khẩu không đúng!', error: 'wrong_verification_password' }],
  ] as const) {
    respondWith(() => Response.json(body, { status }))
    assert.equal(await call('GET', '/x'), { status, body })
  }
})

test.run()
