import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pageVersion } from '../../src/catalogue/index.ts'
import { createPageCache } from '../../src/http/page-cache.ts'
import type { Services } from '../../src/kernel/given.ts'
import { withApp } from '../helpers/app.ts'

const withCache = (work: (tools: ReturnType<typeof cacheOf>) => Promise<void>) =>
  withApp(app => work(cacheOf(app.services)))

function cacheOf(services: Services) {
  let elapsed = 0
  const cache = createPageCache(
    () => pageVersion(services.db),
    () => elapsed,
  )
  let rendered = 0
  const cached = (key: string, scripts = ['/a.js']) =>
    cache.getOrRender(key, async () => {
      rendered++
      return Buffer.from(scripts.join())
    })
  const pass = (ms: number) => {
    elapsed += ms
  }
  return { db: services.db, services, cache, cached, pass, times: () => rendered }
}

test('a page is rendered again only after its data has changed', () =>
  withCache(async ({ db, cached, pass, times }) => {
    await cached('en /')
    await Promise.all([cached('vi /'), cached('vi /'), cached('vi /')])
    pass(1_000)
    await cached('vi /')
    assert.is(times(), 2)
    await db('goi').insert({ ten: 'Gói mới', gia: 5_000, loai_goi: 'TRA_PHI' })
    pass(999)
    await cached('vi /')
    assert.is(times(), 2, 'the version is read at most once a second')
    pass(1)
    await cached('vi /')
    assert.is(times(), 3)
  }))

test('after a restore, a page is rendered again even if the database put aside had as many changes', () =>
  withCache(async ({ db, cached, pass, times }) => {
    const add = async (ten: string) => {
      await db('goi').insert({ ten, gia: 5_000, loai_goi: 'TRA_PHI' })
      pass(1_000)
    }
    const backup = await db('page_version').first()
    await add('Gói trước')
    await cached('vi /')
    await db('page_version').update(backup)
    await add('Gói sau')
    await cached('vi /')
    assert.is(times(), 2)
  }))

test('a cached page is served while the database is down', () =>
  withCache(async ({ services, cached, pass, times }) => {
    await cached('vi /')
    services.db = (() => Promise.reject(new Error('gone'))) as never
    Object.assign(services.db, { raw: () => Promise.reject(new Error('gone')) })
    pass(1_000)
    await cached('vi /')
    assert.is(times(), 1)
  }))

test('a failed render is not cached', () =>
  withCache(async ({ cache }) => {
    const failed = await cache
      .getOrRender('vi /', () => Promise.reject(new Error('once')))
      .catch(error => error.message)
    assert.is(failed, 'once')
    const page = await cache.getOrRender('vi /', async () => Buffer.from('page'))
    assert.match(page.etag, /^W\/"/)
  }))

test('a page with other scripts has another ETag, so that no browser keeps one whose scripts are gone', () =>
  withCache(async ({ cached }) => {
    assert.is.not((await cached('a', ['/old.js'])).etag, (await cached('b', ['/new.js'])).etag)
    assert.is((await cached('c', ['/old.js'])).etag, (await cached('a')).etag)
  }))

test.run()
