import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TestApp, withApp } from '../helpers/app.ts'
import { seedFamily } from '../helpers/family.ts'
import { raw } from '../helpers/raw.ts'

const visited = ['/', '/login']
const unpack = { br: brotliDecompressSync, gzip: gunzipSync }

async function page(app: TestApp, path: string, headers: Record<string, string> = {}) {
  const { status, headers: got, text } = await raw(app.url, path, { headers })
  assert.is(status, 200, path)
  return { text, headers: got }
}

/** The page once it is there in that coding: brotli is made when it was asked for first. */
async function packedIn(app: TestApp, path: string, coding: 'gzip' | 'br') {
  for (;;) {
    const got = await raw(app.url, path, { headers: { 'Accept-Encoding': coding } })
    if (got.headers['content-encoding']) return got
    await pause(20)
  }
}

test('each page of somebody who is signed in has the head of its own path and language', () =>
  withApp(async app => {
    for (const path of ['/', '/about', '/ABOUT', '/wallet'])
      for (const language of ['vi', 'en'])
        for (const as of ['mother', 'stranger'] as const) {
          const Cookie = `token=${await app.token(as)}; language=${language}`
          const { text } = await page(app, path, { Cookie })
          assert.match(text, `<html lang="${language}">`)
          const canonical = /rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(text)?.[1]
          assert.is(canonical, path === '/wallet' ? undefined : language === 'en' ? `${path}?lang=en` : path)
        }
  }))

test('a visitor’s page is the same bytes for everybody, in each coding', () =>
  withApp(async app => {
    for (const path of visited) {
      const plain = await page(app, path)
      for (const coding of ['gzip', 'br'] as const) {
        const { bytes, headers } = await packedIn(app, path, coding)
        assert.is(String(unpack[coding](bytes)), plain.text)
        assert.is(headers.etag, plain.headers.etag)
        assert.is(headers['cache-control'], 'private, no-cache')
        assert.match(String(headers.vary), /Cookie, Accept-Encoding/)
      }
    }
  }))

test('a browser that takes brotli never waits for it, and gets it soon', () =>
  withApp(async app => {
    const chrome = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }
    assert.is((await page(app, '/', chrome)).headers['content-encoding'], 'gzip')
    const { bytes } = await packedIn(app, '/', 'br')
    assert.ok(bytes.length < 0.9 * (await packedIn(app, '/', 'gzip')).bytes.length)
    assert.is((await page(app, '/', chrome)).headers['content-encoding'], 'br')
  }))

test('an unchanged page is a 304 in every coding, with the policy of the page', () =>
  withApp(async app => {
    for (const path of visited)
      for (const coding of ['identity', 'gzip', 'br']) {
        const ask = (headers: Record<string, string>) =>
          raw(app.url, path, { headers: { 'Accept-Encoding': coding, ...headers } })
        const { headers } = await ask({})
        const again = await ask({ 'If-None-Match': headers.etag! })
        assert.is(again.status, 304)
        assert.is(again.bytes.length, 0)
        for (const name of ['etag', 'vary', 'content-security-policy'])
          assert.is(again.headers[name], headers[name], name)
        assert.is((await ask({ 'If-None-Match': 'W/"stale"' })).status, 200)
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
      assert.is((await page(app, path, { Cookie: 'language=vi' })).text, vi.text)
      assert.is((await page(app, path, { Cookie: 'language=xx' })).text, vi.text)
      assert.is((await page(app, path, { 'Accept-Language': 'en' })).text, vi.text)
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
    assert.is((await page(app, '/')).text, visitor.text)
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
    assert.is((await page(app, '/login')).text, first.text)
  }))

test.run()
