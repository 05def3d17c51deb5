import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pagesIn } from '../../src/http/crawlers.ts'
import { descriptions } from '../../src/i18n/descriptions.ts'
import { apart } from '../../src/i18n/index.ts'
import { pages as pageWords } from '../../src/i18n/pages.ts'
import { titled } from '../../src/shared/brand.ts'
import { siteRoutes } from '../../views/routes.tsx'
import { siteRoutesBeyondHome } from '../../views/site-pages.ts'
import { type TestApp, withApp } from '../helpers/app.ts'
import { seedFamily } from '../helpers/family.ts'

const origin = 'https://anni.test'
const inFolder = { APP_ORIGIN: origin, NODE_ENV: 'test', BASE_PATH: '/an-nhi' }
const described = apart(descriptions)
const words = apart(pageWords)
const pages = pagesIn(siteRoutes({ language: () => 'vi', others: siteRoutesBeyondHome(() => 'vi') }))
const plain = pages.filter(({ path }) => !path.includes(':') && path !== '/payment/callback')

async function read(app: TestApp, path: string, options: Parameters<TestApp['get']>[1] = {}) {
  const { status, text, headers } = await app.get(path, options)
  const content = (kind: string, name: string) =>
    new RegExp(`<meta ${kind}="${name}" content="([^"]*)"`).exec(text)?.[1]?.replaceAll('&#38;', '&')
  const links = [...text.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([^"]+)")? href="([^"]+)"/g)]
  return { status, text, headers, content, links: links.map(([, rel, hreflang, href]) => [hreflang ?? rel, href]) }
}

test('every page of the site has its own title, description and preview in both languages', () =>
  withApp(async app => {
    const said = new Set<string>()
    for (const { path, handle } of plain)
      for (const language of ['vi', 'en'] as const) {
        const as = handle.findable ? undefined : 'mother'
        const page = await read(app, `${path}?lang=${language}`, as ? { as } : {})
        const at = `${path} ${language}`
        if (page.status === 302) continue
        const title = titled(words[language][handle.title])
        const description = described[language][handle.title as keyof typeof descriptions]
        assert.is(page.status, 200, at)
        assert.match(page.text, `<html lang="${language}">`, at)
        assert.match(page.text, `<title>${title}</title>`, at)
        assert.is(page.content('name', 'description'), description, at)
        for (const [kind, prefix] of [
          ['property', 'og'],
          ['name', 'twitter'],
        ] as const) {
          assert.is(page.content(kind, `${prefix}:title`), title, at)
          assert.is(page.content(kind, `${prefix}:description`), description, at)
          assert.is(page.content(kind, `${prefix}:image`), `${origin}/an-nhi/share-${language}.png`, at)
        }
        assert.is(page.content('name', 'robots'), handle.findable ? undefined : 'noindex', at)
        said.add(title).add(description)
      }
    assert.ok(said.size >= 2 * 2 * 8)
  }, inFolder))

test('a page that may be found names itself, both languages and the one for everybody else', () =>
  withApp(async app => {
    for (const { path } of plain.filter(({ handle }) => handle.findable)) {
      const own = `${origin}/an-nhi${path}`
      const alternates = [
        ['vi', own],
        ['en', `${own}?lang=en`],
        ['x-default', own],
      ]
      assert.equal((await read(app, path)).links, [['canonical', own], ...alternates])
      assert.equal((await read(app, `${path}?lang=en`)).links, [['canonical', `${own}?lang=en`], ...alternates])
    }
  }, inFolder))

test('pages of the console and error pages are not to be found', () =>
  withApp(async app => {
    for (const path of ['/admin', '/admin/phu-huynh', '/wallet']) {
      const { content, links, text } = await read(app, path, { as: path === '/wallet' ? 'mother' : 'admin' })
      assert.is(content('name', 'robots'), 'noindex', path)
      assert.equal(links, [], path)
      assert.not.match(text, 'ld+json')
    }
    const failed = await read(app, `/login?${'a&'.repeat(200)}`)
    assert.is(failed.status, 400)
    assert.is(failed.content('name', 'robots'), 'noindex')
  }))

test('the preview picture exists in each language, in the size that the page says', () =>
  withApp(async app => {
    for (const language of ['vi', 'en']) {
      const answer = await fetch(`${app.url}/share-${language}.png`)
      const bytes = Buffer.from(await answer.arrayBuffer())
      assert.is(answer.headers.get('content-type'), 'image/png')
      assert.equal([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 630])
      assert.ok(bytes.length < 200_000, `${bytes.length} bytes`)
    }
  }))

test('robots.txt closes the console, accounts, payment and the API, and names the sitemap', () =>
  withApp(async app => {
    const { text, headers } = await app.get('/robots.txt')
    assert.match(headers.get('content-type')!, 'text/plain')
    const closed = [...text.matchAll(/^Disallow: \/an-nhi(.*)$/gm)].map(([, path]) => path!)
    for (const path of ['/api/goi', '/wallet', '/user', '/change-password', '/payment/3', '/reset-password'])
      assert.ok(
        closed.some(each => path.startsWith(each)),
        path,
      )
    assert.ok(closed.includes('/admin'))
    for (const path of ['/', '/login', '/terms'])
      assert.not.ok(
        closed.some(each => path.startsWith(each)),
        path,
      )
    assert.match(text, `Sitemap: ${origin}/an-nhi/sitemap.xml`)
  }, inFolder))

test('the sitemap lists each page that may be found, in both languages, and no other', () =>
  withApp(async app => {
    const { text, headers } = await app.get('/sitemap.xml')
    assert.match(headers.get('content-type')!, 'application/xml')
    const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)
    const findable = plain.filter(({ handle }) => handle.findable)
    assert.equal(
      found,
      findable.flatMap(({ path }) => [`${origin}/an-nhi${path}`, `${origin}/an-nhi${path}?lang=en`]),
    )
    for (const address of found)
      assert.is((await app.get(address.slice(`${origin}/an-nhi`.length))).status, 200, address)
  }, inFolder))

test('the structured data of the home page lists the packages on sale now, and nothing else', () =>
  withApp(async app => {
    const offers = async () => {
      const { text } = await app.get('/')
      const data = JSON.parse(/<script type="application\/ld\+json">(.+?)<\/script>/.exec(text)![1]!)
      assert.equal(Object.keys(data), ['@context', '@type', 'name', 'slogan', 'url', 'image', 'brand', 'offers'])
      return data.offers as { price: number; priceCurrency: string; url: string }[]
    }
    await seedFamily(app.db, 'mother')
    const before = await offers()
    const { json } = await app.get('/api/goi')
    assert.equal(
      before.map(({ price, priceCurrency, url }) => [price, priceCurrency, new URL(url).pathname]),
      json.data.map(({ id, gia }: { id: number; gia: number }) => [gia, 'VND', `/payment/${id}`]),
    )
    await app.db('goi').insert({ ten: 'Gói mới', gia: 5_000, loai_goi: 'TRA_PHI' })
    // The cache asks for the version once a second, and does not wait long for a busy database.
    for (let time = 0; time < 20 && (await offers()).length === before.length; time++)
      await new Promise(done => setTimeout(done, 500))
    assert.is((await offers()).length, before.length + 1)
  }))

test('a link chooses the language, and the browser keeps it', () =>
  withApp(async app => {
    const chosen = { headers: { Cookie: 'language=vi' } }
    // rendered first, then from the cache
    for (let time = 1; time <= 2; time++) {
      const { text, headers } = await app.get('/login?lang=en', chosen)
      assert.match(text, '<html lang="en">')
      assert.match(headers.get('set-cookie')!, /^language=en; Path=\/; SameSite=Lax; Max-Age=31536000/)
    }
    const privately = await app.get('/wallet?lang=en', { as: 'mother', ...chosen })
    assert.match(privately.text, '<html lang="en">')
    for (const path of ['/login', '/login?lang=xx', '/login?lang=']) {
      const { text, headers } = await app.get(path, chosen)
      assert.match(text, '<html lang="vi">', path)
      assert.is(headers.get('set-cookie'), null, path)
    }
  }))

test('a link with parameters of an advertisement is served from the cache, one with parameters that a page reads is not', () =>
  withApp(async app => {
    const cacheControl = async (path: string) => (await app.get(path)).headers.get('cache-control')
    const { text } = await app.get('/login')
    const pageOf = (html: string) => html.slice(html.indexOf('<div id="root">'))
    for (const query of [
      'utm_source=zalo&utm_medium=post',
      'fbclid=IwAR0',
      'gclid=x&lang=vi',
      'zarsrc=30',
      'lang=vi',
    ]) {
      assert.is(await cacheControl(`/login?${query}`), 'private, no-cache', query)
      assert.is(pageOf((await app.get(`/login?${query}`)).text), pageOf(text), query)
    }
    for (const query of ['from=%2Fwallet', 'x=1', 'utm_source=a&from=%2Fwallet'])
      assert.is(await cacheControl(`/login?${query}`), 'private, no-store', query)
    const { text: led } = await app.get('/login?utm_source=a&from=%2Fwallet%3Fpage%3D2')
    assert.match(led, '/login?from=%2Fwallet%3Fpage%3D2')
  }))

test.run()
