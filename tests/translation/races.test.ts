import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { seedCatalogue } from '../../src/catalogue/index.ts'
import { createTranslator } from '../../src/translation/index.ts'
import { admin, premium } from '../catalogue/catalogue.ts'
import { serverTest } from '../helpers/db.ts'
import { tally, withOwnApp } from '../helpers/own-app.ts'
import { waiting, withService } from './fake-service.ts'

const ten = Array.from({ length: 10 }, (_, i) => `Dòng ${i}`)

serverTest(test, 'of four processes one asks for every text once, while admins save the same texts', () =>
  withService(service =>
    withOwnApp(async app => {
      await seedCatalogue(app.db)
      const save = (noi_dung: string) => admin(app, 'POST', `/goi/${premium}/noi-dung`, { noi_dung })
      await save(ten[0]!)
      const processes = [1, 2, 3, 4].map(() => createTranslator(service.url, app.services, 0))
      const [answers, ...summaries] = await Promise.all([
        Promise.all([...ten, ...ten].map(save)),
        ...processes.map(({ run }) => run()),
      ])
      assert.equal(tally(answers), { 201: 20 })
      assert.is(summaries.filter(({ asked }) => asked).length, 1)
      await processes[0]!.run()
      assert.equal(await waiting(app), [])
      assert.equal(service.asked.map(({ text }) => text).sort(), ten)
    }),
  ),
)

serverTest(test, 'an admin may correct a translation while others save its text as a line', () =>
  withOwnApp(async app => {
    await seedCatalogue(app.db)
    const texts = Array.from({ length: 40 }, (_, i) => `Lúc ${i}`)
    for (const noi_dung of texts) {
      await admin(app, 'POST', `/goi/${premium}/noi-dung`, { noi_dung })
      const { id } = await app.db('translations').where({ source: noi_dung }).first('id')
      const answers = await Promise.all([
        admin(app, 'POST', `/goi/${premium}/noi-dung`, { noi_dung }),
        admin(app, 'PUT', `/ban-dich/${id}`, { translated: `Moment of ${noi_dung}` }),
        admin(app, 'POST', `/goi/${premium}/noi-dung`, { noi_dung }),
      ])
      assert.equal(tally(answers), { 200: 1, 201: 2 })
    }
  }),
)

test.run()
