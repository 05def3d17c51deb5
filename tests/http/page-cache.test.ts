import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pageVersion } from '../../src/catalogue/index.ts'
import { gzipTemplate } from '../../src/http/gzip-template.ts'
import { createPageCache } from '../../src/http/page-cache.ts'
import type { Services } from '../../src/kernel/endpoint.ts'
import { withApp } from '../helpers/app.ts'

const withCache = (work: (tools: ReturnType<typeof cacheOf>) => Promise<void>) =>
  withApp(app => work(cacheOf(app.services)))

const none = Buffer.alloc(0)

function cacheOf(services: Services) {
  const cache = createPageCache(() => pageVersion(services.db))
  let rendered = 0
  const kept = (key: string, scripts = ['/a.js']) =>
    cache.kept(key, async () => {
      rendered++
      return gzipTemplate(Buffer.from('<head>'), () => scripts.join(), Buffer.from('<body>'))
    })
  const nextLook = () => new Promise(done => setTimeout(done, 1_050))
  return { db: services.db, services, kept, nextLook, times: () => rendered }
}

test('a page is rendered once until what it shows changes', () =>
  withCache(async ({ db, kept, nextLook, times }) => {
    await kept('en /')
    await Promise.all([kept('vi /'), kept('vi /'), kept('vi /')])
    await nextLook()
    await kept('vi /')
    assert.is(times(), 2)
    await db('goi').insert({ ten: 'Gói mới', gia: 5_000, loai_goi: 'TRA_PHI' })
    await nextLook()
    await kept('vi /')
    assert.is(times(), 3)
  }))

test('a page goes on from memory while the database does not answer', () =>
  withCache(async ({ services, kept, nextLook, times }) => {
    await kept('vi /')
    services.db = (() => Promise.reject(new Error('gone'))) as never
    Object.assign(services.db, { raw: () => Promise.reject(new Error('gone')) })
    await nextLook()
    await kept('vi /')
    assert.is(times(), 1)
  }))

test('a render that fails is not kept', () =>
  withCache(async ({ services }) => {
    const cache = createPageCache(() => pageVersion(services.db))
    const failed = await cache.kept('vi /', () => Promise.reject(new Error('once'))).catch(error => error.message)
    assert.is(failed, 'once')
    const page = await cache.kept('vi /', async () => gzipTemplate(none, String, none))
    assert.match(page.etag, /^W\/"/)
  }))

test('a page that asks for other scripts has another ETag, so that no browser keeps one whose scripts are gone', () =>
  withCache(async ({ kept }) => {
    assert.is.not((await kept('a', ['/old.js'])).etag, (await kept('b', ['/new.js'])).etag)
    assert.is((await kept('c', ['/old.js'])).etag, (await kept('a')).etag)
  }))

test.run()
