import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createTranslator } from '../../src/translation/index.ts'
import { admin, create, free, withCatalogue } from '../catalogue/catalogue.ts'
import { opened, sent, textOf } from '../helpers/pages.ts'
import { withService } from './fake-service.ts'

const english = { headers: { 'Accept-Language': 'en' } }

test('an admin corrects the English of a text, which no translation service replaces', () =>
  withService(service =>
    withCatalogue(async app => {
      const { id } = await create(app)
      const texts = async () => (await admin(app, 'GET', `/goi/${id}/ban-dich`)).json.data
      const [name, description] = await texts()
      assert.equal([name.source, name.translated, description.source], ['Gói thử', null, 'Để thử.'])
      const put = (body: object) => admin(app, 'PUT', `/ban-dich/${name.id}`, body)
      const saved = await put({ translated: ' Taster package ', phien_ban: name.phien_ban })
      assert.equal([saved.status, saved.json.message], [200, 'Đã lưu bản tiếng Anh.'])
      await createTranslator(service.url, app.services, 0).run()
      assert.equal(
        (await texts()).map((text: { translated: string; by_hand: boolean }) => [text.translated, text.by_hand]),
        [
          ['Taster package', true],
          ['EN Để thử.', false],
        ],
      )
      assert.is((await app.get(`/api/goi/${id}`, english)).json.data.ten, 'Taster package')
      const stale = await put({ translated: 'Old tab', phien_ban: name.phien_ban })
      assert.equal([stale.status, stale.json.error, stale.json.data.translated], [409, 'stale', 'Taster package'])
      const entry = await app.db('audit_log').where({ action: 'translation_changed' }).first()
      assert.equal(entry.detail.after, { source: 'Gói thử', translated: 'Taster package' })
      await put({ translated: null })
      await createTranslator(service.url, app.services, 0).run()
      assert.is((await texts())[0].translated, 'EN Gói thử', 'an emptied one is fetched again')
    }),
  ))

test('an English text has a maximum length, and its package and id must exist', () =>
  withCatalogue(async app => {
    const [{ id }] = (await admin(app, 'GET', `/goi/${free}/ban-dich`)).json.data
    for (const translated of ['x'.repeat(6_001), 'a\u202eb', 5])
      assert.is((await admin(app, 'PUT', `/ban-dich/${id}`, { translated })).status, 400)
    for (const path of ['/goi/99/ban-dich', '/ban-dich/999999'])
      assert.is((await admin(app, 'GET', path)).status, 404, path)
    assert.is((await admin(app, 'PUT', '/ban-dich/999999', { translated: 'x' })).status, 404)
  }))

test('the form of a package leads to its English, which is edited there without JavaScript', () =>
  withCatalogue(async app => {
    for (const at of ['/admin/goi', '/admin/goi-management']) {
      const form = await opened(app, `${at}?mo=sua-goi.${free}`)
      const inside = form.querySelector('dialog a[data-opens^="tieng-anh"]')!.getAttribute('href')!
      const list = await opened(app, inside)
      assert.is(textOf('dialog:last-of-type h2', list), 'Bản tiếng Anh của “Gói tiêu chuẩn”')
      assert.is(list.querySelectorAll('dialog:last-of-type .content-line').length, 5)
      const edit = list.querySelector('dialog:last-of-type .content-line a')!.getAttribute('href')!
      await sent(app, edit, { translated: `Starter package of ${at}` })
      assert.is((await app.get(`/api/goi/${free}`, english)).json.data.ten, `Starter package of ${at}`)
    }
  }))

test.run()
