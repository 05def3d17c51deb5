import JSZip from 'jszip'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withApp } from '../helpers/app.ts'
import { raw } from '../helpers/raw.ts'

const path = '/tai-ve/an-nhi-tien-ich.zip'

test('the extension is offered as a zip that names the service it belongs to', () =>
  withApp(async ({ url, config }) => {
    const { status, headers, bytes } = await raw(url, path)
    assert.is(status, 200)
    assert.is(headers['content-type'], 'application/zip')
    assert.is(headers['content-disposition'], 'attachment; filename="an-nhi-tien-ich.zip"')
    const zip = await JSZip.loadAsync(bytes, { checkCRC32: true })
    const read = async (name: string) => JSON.parse(await zip.file(name)!.async('text'))
    assert.equal(await read('service.json'), { origin: config.origin })
    const { manifest_version, background } = await read('manifest.json')
    assert.is(manifest_version, 3)
    assert.ok(zip.file(background.service_worker))
    assert.is((await read('_locales/vi/messages.json')).name.message, 'An\u00a0Nhi: giữ dây cho con')
    assert.ok(bytes.length < 150_000, `${bytes.length} bytes`)
  }))

test('an unchanged extension is not sent again', () =>
  withApp(async ({ url }) => {
    const { headers } = await raw(url, path)
    assert.is((await raw(url, path, { headers: { 'If-None-Match': headers.etag! } })).status, 304)
  }))

test.run()
