import { gunzipSync } from 'node:zlib'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { gzipTemplate } from '../../src/http/gzip-template.ts'
import { newNonce } from '../../src/http/headers.ts'
import { type TestApp, withApp } from '../helpers/app.ts'
import { seedFamily } from '../helpers/family.ts'
import { raw } from '../helpers/raw.ts'

const visited = ['/', '/login']
const packed = { 'Accept-Encoding': 'gzip' }
const nonceOf = (policy: unknown) => /script-src 'nonce-([\w-]{22})' 'strict-dynamic'/.exec(String(policy))?.[1] ?? ''

/** The page as text, after checking that its scripts carry the nonce of its policy and nothing else can run. */
async function page(app: TestApp, path: string, headers: Record<string, string> = {}) {
  const { status, headers: got, bytes } = await raw(app.url, path, { headers })
  assert.is(status, 200, path)
  const text = String(got['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes)
  const nonce = nonceOf(got['content-security-policy'])
  const scripts = [...text.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes!)
  const running = scripts.filter(attributes => !/type="application\/(ld\+)?json"/.test(attributes))
  assert.ok(running.length > 0, path)
  for (const attributes of running) assert.match(attributes, ` nonce="${nonce}"`)
  assert.not.match(text, / style="| on\w+="|javascript:/)
  return { text, nonce, headers: got, same: text.replaceAll(nonce, 'NONCE') }
}

test('each page of somebody who is signed in has a nonce of its own, and the head of its own path and language', () =>
  withApp(async app => {
    const nonces = new Set<string>()
    for (const path of ['/', '/about', '/ABOUT', '/wallet'])
      for (const language of ['vi', 'en'])
        for (const as of ['mother', 'stranger'] as const) {
          const Cookie = `token=${await app.token(as)}; language=${language}`
          const { text, nonce } = await page(app, path, { Cookie })
          nonces.add(nonce)
          assert.match(text, `<html lang="${language}">`)
          const canonical = /rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(text)?.[1]
          assert.is(canonical, path === '/wallet' ? undefined : language === 'en' ? `${path}?lang=en` : path)
        }
    assert.is(nonces.size, 16)
  }))

test('a visitor’s page is the same for everybody, except for a fresh nonce', () =>
  withApp(async app => {
    for (const path of visited) {
      const answers = await Promise.all([
        page(app, path),
        page(app, path),
        page(app, path, packed),
        page(app, path, packed),
      ])
      assert.is(new Set(answers.map(({ nonce }) => nonce)).size, answers.length)
      for (const { same } of answers) assert.is(same, answers[0]!.same)
      for (const { headers } of answers) {
        assert.is(headers.etag, answers[0]!.headers.etag)
        assert.is(headers['cache-control'], 'private, no-cache')
        assert.match(String(headers.vary), /Cookie, Accept-Encoding/)
      }
    }
  }))

test('the gzipped page unpacks to the plain one, whatever is in its middle', () => {
  const pieces = ['', 'a', 'Giữ dây, cho con bay xa. '.repeat(3_000), '<p>𝄞\0</p>']
  const nonces = [newNonce(), newNonce()]
  for (const before of pieces)
    for (const after of pieces)
      for (const middle of [
        '',
        '<script nonce="~">',
        '<b class="ừ"><i nonce="~"><i nonce="~">',
        `~${'m'.repeat(65_000)}`,
      ]) {
        const around = (nonce: string) => middle.replaceAll('~', nonce)
        const template = gzipTemplate(Buffer.from(before), around, Buffer.from(after))
        for (const nonce of nonces) {
          assert.is(String(gunzipSync(Buffer.concat(template.gzip(nonce)))), before + around(nonce) + after)
          assert.is(template.plain(nonce).join(''), before + around(nonce) + after)
        }
      }
  const broken = Buffer.concat(gzipTemplate(Buffer.from('before'), () => 'middle', Buffer.from('after')).gzip(''))
  broken[broken.length - 8]! ^= 1
  assert.throws(() => gunzipSync(broken), /incorrect data check/)
})

test('an unchanged page is a 304 without a policy, whose new nonce would not match the cached page', () =>
  withApp(async app => {
    for (const path of visited) {
      const { headers } = await raw(app.url, path)
      const again = await raw(app.url, path, { headers: { 'If-None-Match': headers.etag! } })
      assert.is(again.status, 304)
      assert.is(again.headers['content-security-policy'], undefined)
      assert.is(again.bytes.length, 0)
      assert.is(again.headers.etag, headers.etag)
      const stale = await raw(app.url, path, { headers: { 'If-None-Match': 'W/"stale"' } })
      assert.is(stale.status, 200)
    }
  }))

test('an unusual spelling of a path is never cached, so that spellings cannot fill the memory', () =>
  withApp(async app => {
    for (const path of ['/login/', '//login', '/LOGIN', '/log%69n', '/login?a=1', '/%2F']) {
      const { status, headers } = await raw(app.url, path)
      assert.ok(status === 200 || status === 302, `${path} ${status}`)
      assert.is(headers.etag, undefined, path)
      assert.is(headers['cache-control'], 'private, no-store', path)
    }
  }))

test('each language has its own page, and its own ETag', () =>
  withApp(async app => {
    for (const path of visited) {
      const vi = await page(app, path)
      const en = await page(app, path, { Cookie: 'language=en' })
      assert.match(vi.text, '<html lang="vi">')
      assert.match(en.text, '<html lang="en">')
      assert.is.not(vi.headers.etag, en.headers.etag)
      assert.is((await page(app, path, { Cookie: 'language=vi' })).same, vi.same)
      assert.is((await page(app, path, { Cookie: 'language=xx' })).same, vi.same)
      assert.is((await page(app, path, { 'Accept-Language': 'en' })).same, vi.same)
    }
  }))

test('a signed-in page is rendered for its user alone and never served to another', () =>
  withApp(async app => {
    const visitor = await page(app, '/')
    const as = async (name: 'mother' | 'stranger') => page(app, '/', { Cookie: `token=${await app.token(name)}` })
    for (const [name, words, others] of [
      ['mother', 'Nguyễn Thị Hạnh', 'Trần Văn Lạ'],
      ['stranger', 'Trần Văn Lạ', 'Nguyễn Thị Hạnh'],
    ] as const) {
      const own = await as(name)
      assert.match(own.text, words)
      assert.not.match(own.text, others)
      assert.is(own.headers['cache-control'], 'private, no-store')
      assert.is(own.headers.etag, undefined)
      const held = await raw(app.url, '/', {
        headers: { Cookie: `token=${await app.token(name)}`, 'If-None-Match': visitor.headers.etag! },
      })
      assert.is(held.status, 200)
    }
    assert.is((await page(app, '/')).same, visitor.same)
    assert.is(
      (await page(app, '/', { Cookie: `token=${'x'.repeat(43)}` })).headers['cache-control'],
      'private, no-store',
    )
  }))

test('HEAD returns the same headers as GET, without the page', () =>
  withApp(async app => {
    for (const path of visited) {
      const got = await raw(app.url, path)
      const head = await raw(app.url, path, { method: 'HEAD' })
      assert.is(head.status, 200)
      assert.is(head.bytes.length, 0)
      for (const name of ['etag', 'cache-control', 'content-type', 'content-length'])
        assert.is(head.headers[name], got.headers[name], name)
    }
  }))

test('changing a package increments the page version, and a page without packages stays the same', () =>
  withApp(async app => {
    const version = async () => (await app.db('page_version').first()).version
    const first = await page(app, '/login')
    const before = await version()
    await seedFamily(app.db, 'mother')
    await app.db('goi').where({ id: 3 }).update({ gia: 400_000 })
    assert.ok((await version()) > before)
    await new Promise(done => setTimeout(done, 1_100))
    assert.is((await page(app, '/login')).same, first.same)
  }))

test.run()
