import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { truncateSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { operators, path, withDownloads } from '../helpers/downloads.ts'
import { raw } from '../helpers/raw.ts'

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
