import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TestApp, withApp } from '../helpers/app.ts'
import { raw } from '../helpers/raw.ts'

const installer = Buffer.from(Array.from({ length: 1_000 }, (_, at) => at % 251))
const versions = [
  { version: '2.0.0', filename: 'An-Nhi-2.0.0.msi', isLatest: true, description: '', descriptionEn: '' },
]

/** The service with a data folder of its own; `own` are the operator's files. */
async function withDownloads(own: Record<string, string | Buffer>, work: (app: TestApp, folder: string) => unknown) {
  const data = mkdtempSync(join(tmpdir(), 'an-nhi-downloads-'))
  const folder = join(data, 'downloads')
  mkdirSync(folder)
  for (const [name, content] of Object.entries(own)) writeFileSync(join(folder, name), content)
  try {
    await withApp(async app => void (await work(app, folder)), { DATA_DIR: data })
  } finally {
    rmSync(data, { recursive: true })
  }
}

const operators = { 'versions.json': JSON.stringify(versions), 'An-Nhi-2.0.0.msi': installer }
const path = '/downloads/An-Nhi-2.0.0.msi'

test('on a fresh machine the sample can be downloaded, and the list says that it is one', () =>
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

test('no name reaches a file of another folder or of another kind', () =>
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
    writeFileSync(join(folder, 'versions.json'), '[{ "version": "3", "filename": "../../secret.msi" }]')
    assert.is(await led(), '/downloads/An-Nhi-1.0.4.msi')
    writeFileSync(join(folder, 'versions.json'), '[]')
    assert.is((await raw(url, '/downloads/latest')).status, 404)
  }))

test('a pipe among the installers is not found, and keeps no other file waiting', () =>
  withDownloads(operators, async ({ url }, folder) => {
    execFileSync('mkfifo', [join(folder, 'pipe.msi')])
    const asked = await Promise.all(Array.from({ length: 5 }, () => raw(url, '/downloads/pipe.msi')))
    assert.ok(asked.every(({ status }) => status === 404))
    assert.is((await raw(url, path)).status, 200)
  }))

test('a download whose file is cut meanwhile ends with its connection, and no other response gets into it', () =>
  withDownloads({ ...operators, 'An-Nhi-2.0.0.msi': Buffer.alloc(64_000_000, 7) }, async ({ url }, folder) => {
    const { port, host } = new URL(url)
    const socket = connect(Number(port), '127.0.0.1')
    const request = (of: string) => `GET ${of} HTTP/1.1\r\nHost: ${host}\r\n\r\n`
    socket.write(request(path) + request('/api/health/live'))
    let tail = (await once(socket, 'data'))[0] as Buffer
    socket.pause()
    truncateSync(join(folder, 'An-Nhi-2.0.0.msi'), 1_000)
    const closed = new Promise<void>(done => socket.once('error', () => {}).once('close', () => done()))
    socket.on('data', piece => {
      tail = Buffer.concat([tail, piece]).subarray(-2_000)
    })
    socket.resume()
    await closed
    assert.not.match(tail.toString('latin1'), 'success')
  }))

test('a large installer is streamed, not held in memory', () =>
  withDownloads({ ...operators, 'An-Nhi-2.0.0.msi': Buffer.alloc(64_000_000, 7) }, async ({ url }) => {
    const before = process.memoryUsage().arrayBuffers
    const answers = await Promise.all(Array.from({ length: 4 }, () => fetch(url + path)))
    const grown = process.memoryUsage().arrayBuffers - before
    assert.ok(grown < 20_000_000, `${grown} bytes for four downloads that nobody reads`)
    await Promise.all(answers.map(({ body }) => body!.cancel()))
  }))

test.run()
