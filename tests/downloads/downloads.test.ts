import { mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withApp } from '../helpers/app.ts'
import { installer, operators, path, versions, withDownloads } from '../helpers/downloads.ts'
import { raw } from '../helpers/raw.ts'

test('R30: on a fresh machine the sample can be downloaded, and the list says that it is one', () =>
  withApp(async ({ url }) => {
    const list = await raw(url, '/versions.json')
    assert.is(list.status, 200)
    assert.match(list.headers['content-type']!, /^application\/json/)
    const entries = JSON.parse(list.text)
    assert.equal(
      entries.map((entry: { version: string; isSample: boolean }) => [entry.version, entry.isSample]),
      [
        ['1.0.4', true],
        ['1.0.3', true],
      ],
    )
    for (const { filename } of entries) {
      const { status, headers, text } = await raw(url, `/downloads/${filename}`)
      assert.is(status, 200)
      assert.is(headers['content-type'], 'application/x-msi')
      assert.is(headers['content-disposition'], `attachment; filename="${filename}"`)
      assert.match(text, /^SAMPLE - NOT A PROGRAM/)
    }
  }))

test('an operator’s list replaces the sample, files and all, without a restart', () =>
  withDownloads({}, async ({ url }, folder) => {
    assert.is((await raw(url, '/downloads/An-Nhi-1.0.4.msi')).status, 200)
    for (const [name, content] of Object.entries(operators)) writeFileSync(join(folder, name), content)
    assert.equal(JSON.parse((await raw(url, '/versions.json')).text), versions)
    assert.equal((await raw(url, path)).bytes, installer)
    assert.is((await raw(url, '/downloads/An-Nhi-1.0.4.msi')).status, 404)
  }))

test('whether the program can be installed follows the operator’s list, and so do the pages kept for visitors', () =>
  withDownloads({}, async ({ url, get }, folder) => {
    const ready = async () => (await get('/api/program')).json.data.ready
    const pages = () => Promise.all(['/', '/about'].map(async path => (await raw(url, path)).text))
    const before = await pages()
    assert.equal([await ready(), await pages()], [false, before])
    for (const [name, content] of Object.entries(operators)) writeFileSync(join(folder, name), content)
    await new Promise(done => setTimeout(done, 1_050))
    assert.is(await ready(), true)
    for (const [at, page] of (await pages()).entries()) assert.is.not(page, before[at])
    for (const list of ['[]', 'not json', JSON.stringify([{ ...versions[0], isSample: true }])]) {
      writeFileSync(join(folder, 'versions.json'), list)
      assert.is(await ready(), false, list)
    }
  }))

test('a visitor who chose English reads in English that a file is not there', () =>
  withApp(async ({ url }) => {
    const { status, text } = await raw(url, '/downloads/nothing.msi', { headers: { Cookie: 'language=en' } })
    assert.is(status, 404)
    assert.match(text, /<html lang="en"/)
    assert.match(text, /Back to the home page/)
  }))

test('the list and the installers are asked about each time, and an unchanged one is not sent again', () =>
  withDownloads(operators, async ({ url }, folder) => {
    for (const each of ['/versions.json', path]) {
      const { headers } = await raw(url, each)
      assert.is(headers['cache-control'], 'no-cache')
      const again = await raw(url, each, { headers: { 'If-None-Match': headers.etag! } })
      assert.is(again.status, 304)
      assert.is(again.bytes.length, 0)
    }
    const { headers } = await raw(url, path)
    writeFileSync(join(folder, 'An-Nhi-2.0.0.msi'), installer.reverse())
    utimesSync(join(folder, 'An-Nhi-2.0.0.msi'), 1, 1)
    assert.is((await raw(url, path, { headers: { 'If-None-Match': headers.etag! } })).status, 200)
  }))

test('a range is answered with its bytes, one outside the file with 416', () =>
  withDownloads(operators, async ({ url }) => {
    const whole = (await raw(url, path)).bytes
    const ranges: [string, number, number][] = [
      ['bytes=0-0', 0, 1],
      ['bytes=100-199', 100, 200],
      ['bytes=990-', 990, 1_000],
      ['bytes=-10', 990, 1_000],
      ['bytes=0-99999', 0, 1_000],
      ['bytes=-99999', 0, 1_000],
    ]
    for (const [range, from, to] of ranges) {
      const { status, headers, bytes } = await raw(url, path, { headers: { Range: range } })
      assert.is(status, 206, range)
      assert.is(headers['content-range'], `bytes ${from}-${to - 1}/1000`, range)
      assert.is(headers['content-length'], String(to - from), range)
      assert.equal(bytes, whole.subarray(from, to), range)
    }
    for (const range of ['bytes=1000-', 'bytes=5000-6000', 'bytes=-0']) {
      const { status, headers, bytes } = await raw(url, path, { headers: { Range: range } })
      assert.equal([status, headers['content-range'], bytes.length], [416, 'bytes */1000', 0], range)
    }
    for (const range of ['bytes=0-1,5-6', 'bytes=9-1', 'lines=1-2', 'bytes=-', 'bytes=a-b', ''])
      assert.is((await raw(url, path, { headers: { Range: range } })).status, 200, range)
  }))

test('a resumed download gets its range only of the file that it began', () =>
  withDownloads(operators, async ({ url }) => {
    const { headers } = await raw(url, path)
    const resume = (begun: string) => raw(url, path, { headers: { Range: 'bytes=500-', 'If-Range': begun } })
    for (const begun of [headers.etag!, headers['last-modified']!]) assert.is((await resume(begun)).status, 206, begun)
    for (const begun of ['"another"', `W/${headers.etag}`, 'Thu, 01 Jan 1970 00:00:00 GMT']) {
      const { status, bytes } = await resume(begun)
      assert.equal([status, bytes.length], [200, 1_000], begun)
    }
  }))

test('HEAD tells size and type without the file', () =>
  withDownloads(operators, async ({ url }) => {
    const { status, headers, bytes } = await raw(url, path, { method: 'HEAD', headers: { Range: 'bytes=0-9' } })
    assert.equal([status, headers['content-length'], bytes.length], [200, '1000', 0])
    assert.is(headers['accept-ranges'], 'bytes')
    assert.is((await raw(url, path, { method: 'POST' })).status, 405)
  }))

test('R30: no file name reaches another folder or another type of file', () =>
  withDownloads(
    { ...operators, 'notes.txt': 'secret', '.hidden.msi': 'secret', 'empty.msi': '' },
    async (app, folder) => {
      mkdirSync(join(folder, 'folder.msi'))
      writeFileSync(join(folder, '../outside.msi'), 'secret')
      symlinkSync(join(folder, 'nowhere'), join(folder, 'dangling.msi'))
      symlinkSync('loop.msi', join(folder, 'loop.msi'))
      const names = [
        'notes.txt',
        '.hidden.msi',
        'empty.msi',
        'folder.msi',
        'dangling.msi',
        'loop.msi',
        'absent.msi',
        'versions.json',
      ]
      names.push(
        '../outside.msi',
        '..%2foutside.msi',
        '%2e%2e/outside.msi',
        '..\\outside.msi',
        'x/../../outside.msi',
        '',
      )
      names.push('An-Nhi-2.0.0.msi/', 'An-Nhi-2.0.0.msi%00', '/An-Nhi-2.0.0.msi', `${'a'.repeat(300)}.msi`)
      for (const name of names) {
        const { status, text } = await raw(app.url, `/downloads/${name}`)
        assert.is(status, 404, name)
        assert.not.match(text, /secret/, name)
      }
    },
  ))

test('without the list, /downloads/latest leads to the newest installer', () =>
  withDownloads(operators, async ({ url }, folder) => {
    const led = async () => (await raw(url, '/downloads/latest')).headers.location
    assert.is(await led(), path)
    writeFileSync(join(folder, 'versions.json'), 'not json')
    assert.is(await led(), '/downloads/An-Nhi-1.0.4.msi')
    for (const list of ['[]', '[{ "version": "3", "filename": "../../secret.msi" }]']) {
      writeFileSync(join(folder, 'versions.json'), list)
      assert.is((await raw(url, '/downloads/latest')).status, 404)
    }
  }))

test('one bad entry of versions.json spoils no other, and the log names it once', () =>
  withDownloads(operators, async ({ url, logged }, folder) => {
    const bad = { version: '3.0.0', filename: '../../secret.msi', isLatest: true }
    writeFileSync(join(folder, 'versions.json'), JSON.stringify([bad, ...versions]))
    for (let time = 0; time < 2; time++) assert.equal(JSON.parse((await raw(url, '/versions.json')).text), versions)
    assert.is((await raw(url, '/downloads/latest')).headers.location, path)
    writeFileSync(join(folder, 'versions.json'), 'not json')
    assert.is((await raw(url, '/versions.json')).status, 404)
    const told = logged.filter(line => line.includes('"versions_file"'))
    assert.is(told.length, 2)
    assert.match(told[0]!, /Entry 1 is left out: .*secret\.msi/)
    assert.match(told[1]!, 'not valid JSON')
  }))

test('links inside DATA_DIR/downloads are not followed', () =>
  withDownloads(operators, async ({ url, logged }, folder) => {
    writeFileSync(join(folder, '../outside.msi'), 'secret')
    for (const to of ['../outside.msi', 'An-Nhi-2.0.0.msi', '/etc/passwd']) {
      symlinkSync(to, join(folder, 'link.msi'))
      assert.is((await raw(url, '/downloads/link.msi')).status, 404, to)
      rmSync(join(folder, 'link.msi'))
    }
    renameSync(join(folder, 'versions.json'), join(folder, '../versions.json'))
    symlinkSync('../versions.json', join(folder, 'versions.json'))
    assert.is((await raw(url, '/versions.json')).status, 404)
    assert.is((await raw(url, '/downloads/An-Nhi-1.0.4.msi')).status, 404, 'no sample takes the place of a list')
    assert.match(logged.join(), 'It is a link, which is not followed.')
  }))

test.run()
