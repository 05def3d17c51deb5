import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { cleanup, seedCatalogue } from '../../src/catalogue/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import { createTranslator, translationsJob } from '../../src/translation/index.ts'
import { admin, create, premium, wanted } from '../catalogue/catalogue.ts'
import { type TestApp, withApp } from '../helpers/app.ts'
import { answering, type FakeService, translation, waiting, withService } from './fake-service.ts'

const english = { headers: { 'Accept-Language': 'en' } }

/** The service with the first packages and a translation service that only runs when the test says so. */
async function withBoth(work: (app: TestApp, service: FakeService) => Promise<void>): Promise<void> {
  await withService(service =>
    withApp(
      async app => {
        await seedCatalogue(app.db)
        const { run, stop } = app.services.translator
        app.services.translator = { run, wake: () => {}, stop }
        await work(app, service)
      },
      { TRANSLATE_URL: service.url },
    ),
  )
}

async function lines(app: TestApp, texts: string[]): Promise<void> {
  for (const noi_dung of texts) await admin(app, 'POST', `/goi/${premium}/noi-dung`, { noi_dung })
}
const batch = (app: TestApp) => runJob(app.services, translationsJob, { dryRun: false })
const hour = 3_600_000

test('what an admin saves is translated one text after the other, at least 100 ms apart', () =>
  withBoth(async (app, service) => {
    const made = await create(app)
    await lines(app, ['Dòng một', 'Dòng hai'])
    assert.equal((await app.get(`/api/goi/${made.id}`, english)).json.data.ten, wanted.ten, 'the original until then')
    assert.equal(await batch(app), { asked: 4, translated: 4, refused: 0 })
    const { ten, mo_ta } = (await app.get(`/api/goi/${made.id}`, english)).json.data
    assert.equal([ten, mo_ta], [`EN ${wanted.ten}`, `EN ${wanted.mo_ta}`])
    const gaps = service.asked.slice(1).map(({ at }, place) => at - service.asked[place]!.at)
    assert.ok(
      gaps.every(gap => gap >= 95),
      String(gaps),
    )
    assert.equal(await batch(app), {}, 'nothing is asked twice')
  }))

test('a batch asks at most 50 times, and the next one goes on', () =>
  withBoth(async (app, service) => {
    await app.db('noi_dung').insert(Array.from({ length: 52 }, (_, n) => ({ goi_id: premium, noi_dung: `Dòng ${n}` })))
    await cleanup.translations!(app.db, app.services.clock.now())
    const { run } = createTranslator(service.url, app.services, 0)
    assert.equal(await run(), { asked: 50, translated: 50, refused: 0 })
    assert.equal(await run(), { asked: 2, translated: 2, refused: 0 })
    assert.is(new Set(service.asked.map(({ text }) => text)).size, 52)
  }))

test('a failing service is left alone, longer each time, and asked again later', () =>
  withBoth(async (app, service) => {
    await lines(app, ['Dòng một', 'Dòng hai'])
    service.behave = answering('no', 503)
    assert.equal(await batch(app), { asked: 1, translated: 0, refused: 0, fault: 'http_503' })
    assert.equal(await batch(app), {}, 'at rest')
    const told = app.logged.map(line => JSON.parse(line)).filter(({ event }) => event === 'translation')
    assert.equal(
      told.map(({ level, fault }) => [level, fault]),
      [['warn', 'http_503']],
    )
    const later = (seconds: number) =>
      app.services.clock.set(new Date(app.services.clock.now().getTime() + seconds * 1_000))
    later(61)
    await batch(app)
    later(61)
    assert.equal(await batch(app), {}, 'the second rest is longer')
    later(60)
    service.behave = (response, text, request) => answering(translation(`EN ${text}`))(response, text, request)
    assert.equal(await batch(app), { asked: 2, translated: 2, refused: 0 })
    assert.equal(
      service.asked.map(({ text }) => text),
      ['Dòng một', 'Dòng hai', 'Dòng một', 'Dòng hai'],
      'the text that it failed on comes last',
    )
  }))

test('a text that cannot be translated holds up no other, and is tried again after an hour', () =>
  withBoth(async (app, service) => {
    await lines(app, ['Dòng một', 'Dòng hai'])
    service.behave = (response, text, request) =>
      answering(translation(text === 'Dòng một' ? '' : 'Line two'))(response, text, request)
    assert.equal(await batch(app), { asked: 2, translated: 1, refused: 1 })
    assert.equal(await waiting(app), ['Dòng một'])
    assert.equal(await batch(app), {})
    app.services.clock.set(new Date(app.services.clock.now().getTime() + hour + 1_000))
    service.behave = answering(translation('Line one'))
    assert.equal(await batch(app), { asked: 1, translated: 1, refused: 0 })
  }))

test('of two processes one asks, and what a killed one has claimed is free after 30 seconds', () =>
  withBoth(async (app, service) => {
    await lines(app, ['Dòng một'])
    const other = createTranslator(service.url, app.services)
    const [one, two] = await Promise.all([other.run(), app.services.translator.run()])
    assert.equal([one.asked, two.asked].filter(Boolean), [1])
    await lines(app, ['Dòng hai'])
    const { clock } = app.services
    await app.db('translator').update({ free_at: new Date(clock.now().getTime() + 30_000) })
    assert.equal(await batch(app), {})
    clock.set(new Date(clock.now().getTime() + 31_000))
    assert.equal(await batch(app), { asked: 1, translated: 1, refused: 0 })
  }))

test('a process that stops ends its batch and leaves the rest to another', () =>
  withBoth(async (app, service) => {
    await lines(app, ['Dòng một', 'Dòng hai', 'Dòng ba'])
    const own = createTranslator(service.url, app.services)
    service.behave = (response, text, request) => {
      void own.stop()
      answering(translation(`EN ${text}`))(response, text, request)
    }
    await own.run()
    assert.is(service.asked.length, 1)
    assert.equal(await own.run(), {})
    assert.equal((await batch(app)).asked, 3)
  }))

test('saving wakes the translator, and without a URL nothing is asked', async () => {
  await withService(service =>
    withApp(
      async app => {
        await seedCatalogue(app.db)
        await lines(app, ['Dòng một'])
        for (let tries = 0; (await waiting(app)).length > 0; tries++) assert.ok(tries < 500, 'translated in the end')
        await app.services.translator.stop()
        assert.equal(
          service.asked.map(({ text }) => text),
          ['Dòng một'],
        )
      },
      { TRANSLATE_URL: service.url },
    ),
  )
  await withApp(async app => {
    await seedCatalogue(app.db)
    await lines(app, ['Dòng một'])
    assert.equal(await batch(app), {})
    assert.equal(await runJob(app.services, translationsJob, { dryRun: true }), { waiting: 1 })
  })
})

test.run()
