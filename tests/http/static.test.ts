import { readdirSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readAssets, serveAssets } from '../../src/http/assets.ts'
import type { Context } from '../../src/http/state.ts'
import { withApp } from '../helpers/app.ts'
import { raw } from '../helpers/raw.ts'

const secrets = ['package.json', '.env', '.git/config', 'src/app.ts', 'migrations/20261123090300_accounts.ts']
secrets.push('dist/manifest.json', 'dist/server.js', 'static/favicon.svg', '../../../etc/passwd')
const ups = ['..', '%2e%2e', '%2E%2E', '.%2e', '%252e%252e', '..%00', '%c0%ae%c0%ae', '..;', '....', '.']
const slashes = ['/', '%2f', '%5c', '\\', '//']

test('R30, R70: no spelling of a path reaches a file outside the list', () =>
  withApp(async app => {
    const paths = secrets.flatMap(file => [
      `/${file}`,
      `/assets/${file}`,
      `//${file}`,
      ...ups.flatMap(up =>
        slashes.flatMap(slash => [`/${up}${slash}${file}`, `/assets/${up}${slash}${up}${slash}${file}`]),
      ),
    ])
    assert.ok(paths.length > 60)
    for (const path of paths) {
      const { status, headers, text } = await raw(app.url, path)
      const led = status === 302 && headers.location === '/'
      const screen = status === 200 && text.startsWith('<!doctype html>')
      assert.ok(led || screen || status === 404, `${path}: ${status}`)
      assert.not.match(text, /"name": "an-nhi"|root:x:|\[core\]|create table|import .* from/, path)
    }
  }))

test('R30: built files are cached for ever and the others for a day, each with its content type', () =>
  withApp(async app => {
    const built = readdirSync('dist/assets').filter(name => !/\.(br|gz)$/.test(name))
    assert.ok(built.length > 10)
    for (const name of built) {
      const { status, headers } = await raw(app.url, `/assets/${name}`)
      assert.is(status, 200, name)
      assert.is(headers['cache-control'], 'public, max-age=31536000, immutable')
      assert.match(headers['content-type'] ?? '', /^(text\/(javascript|css); charset=utf-8|font\/woff2|image\/)/, name)
      assert.match(name, /-[A-Z0-9]{8}\.\w+$/, 'a lasting name changes with its content')
    }
    for (const name of readdirSync('static').filter(name => /\.\w+$/.test(name))) {
      const { status, headers } = await raw(app.url, `/${name}`)
      assert.is(status, 200, name)
      assert.is(headers['cache-control'], 'public, max-age=86400')
    }
  }))

test('R70: no source, source map or compressed copy is served under its own name', () =>
  withApp(async app => {
    const copies = readdirSync('dist/assets').filter(name => /\.(br|gz)$/.test(name))
    assert.ok(copies.length > 0, 'the build made compressed copies')
    for (const name of copies) assert.is((await raw(app.url, `/assets/${name}`)).status, 302, name)
    assert.equal(
      readdirSync('dist/assets').filter(name => /\.(map|tsx?)$/.test(name)),
      [],
    )
  }))

test('files in the folders of static/ are not held in memory', async () => {
  const serve = serveAssets('', readAssets('.'))
  const answered = async (path: string) => {
    const ctx = { path, method: 'GET', set() {}, vary() {}, req: { headers: {} } } as unknown as Context
    await serve(ctx, async () => {})
    return Boolean(ctx.body)
  }
  assert.ok(await answered('/favicon.svg'))
  assert.not.ok(await answered('/downloads/versions.json'))
})

test('every file that inlined styles refer to exists', () =>
  withApp(
    async app => {
      const { text } = await raw(app.url, '/gia-dinh/')
      const named = [...text.matchAll(/url\("?([^")]+)/g)]
        .map(([, path]) => path!)
        .filter(path => !path.startsWith('data:'))
      assert.ok(named.length > 5)
      for (const path of new Set(named)) {
        assert.match(path, /^\/gia-dinh\/assets\//)
        assert.is((await raw(app.url, path)).status, 200, path)
      }
    },
    { BASE_PATH: '/gia-dinh' },
  ))

test('a file is compressed for clients that accept it, plain for the rest', () =>
  withApp(async app => {
    const name = readdirSync('dist/assets').find(name => /^start-.*\.js$/.test(name))
    const coding = async (accepted: string) => {
      const { headers } = await raw(app.url, `/assets/${name}`, { headers: { 'Accept-Encoding': accepted } })
      assert.match(String(headers.vary), 'Accept-Encoding')
      return headers['content-encoding']
    }
    assert.is(await coding('gzip, br'), 'br')
    assert.is(await coding('gzip'), 'gzip')
    assert.is(await coding('gzip;q=0'), undefined)
    assert.is(await coding('zstd'), undefined)
  }))

test('the site can be installed on a phone: it opens the parent’s page, and its icons have the sizes that it says', () =>
  withApp(
    async app => {
      const { text, headers } = await raw(app.url, '/an-nhi/site.webmanifest')
      assert.match(headers['content-type']!, 'manifest+json')
      const { start_url, scope, icons, shortcuts, theme_color } = JSON.parse(text)
      const absolute = (url: string) => new URL(url, `${app.url}/an-nhi/site.webmanifest`).pathname
      assert.equal([absolute(scope), absolute(start_url)], ['/an-nhi/', '/an-nhi/user'])
      for (const { url } of shortcuts) assert.match(absolute(url), /^\/an-nhi\/user/)
      const page = await fetch(`${app.url}/an-nhi/`)
      assert.match(await page.text(), `<meta name="theme-color" content="${theme_color}">`)
      assert.ok(icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable'))
      for (const { src, sizes, type } of icons) {
        const icon = await fetch(app.url + absolute(src))
        assert.is(icon.headers.get('content-type')?.split(';')[0], type, src)
        const bytes = Buffer.from(await icon.arrayBuffer())
        if (type === 'image/png') assert.is(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, sizes, src)
      }
    },
    { BASE_PATH: '/an-nhi' },
  ))

test.run()
