import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withCatalogue } from '../catalogue/catalogue.ts'

const nextCheck = () => new Promise(done => setTimeout(done, 1_050))

test('the home page that is kept for visitors follows a price, a line and a package that goes off sale', () =>
  withCatalogue(async app => {
    const home = async () => (await app.get('/')).text
    assert.match(await home(), '741.000')
    await app.ask('PUT', '/api/goi/2', { as: 'admin', body: { gia: 799_000 } })
    await app.ask('POST', '/api/goi/8/noi-dung', { as: 'admin', body: { noi_dung: 'Một dòng vừa thêm' } })
    await nextCheck()
    const changed = await home()
    assert.match(changed, '799.000')
    assert.not.match(changed, '741.000')
    assert.match(changed, 'Một dòng vừa thêm')
    await app.ask('DELETE', '/api/goi/2', { as: 'admin' })
    await nextCheck()
    assert.not.match(await home(), '/payment/2"')
  }))

test.run()
