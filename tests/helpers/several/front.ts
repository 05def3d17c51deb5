import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '../until.ts'

const file = join(import.meta.dirname, '../../../deploy/Caddyfile')

export interface Front {
  name: string
  url: string
  close: () => Promise<void>
}

interface Placed {
  port: number
  /** Of the processes behind it. */
  ports: number[]
  folder: string
  /** That a POST whose first process refused the connection reaches another one: Caddy forgot its body until 2.11.2. */
  keepsBodies: boolean
}

/** The shipped front; where no Caddy is installed that can do what is asked, a small one that does as Caddy should. */
export async function startFront({ port, ports, folder, keepsBodies }: Placed): Promise<Front> {
  const url = `http://127.0.0.1:${port}`
  const version = versionOfCaddy()
  if (!version || (keepsBodies && version < 2_011_002)) return startOwn(url, ports)
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      APP_ORIGIN: url,
      UPSTREAM: ports.map(each => `127.0.0.1:${each}`).join(' '),
    },
    stdio: 'ignore',
  })
  const ended = once(caddy, 'close')
  await until(() =>
    fetch(`${url}/metrics`).then(
      () => true,
      () => false,
    ),
  )
  return {
    name: 'Caddy',
    url,
    close: async () => {
      caddy.kill('SIGKILL')
      await ended
    },
  }
}

/** 2.6.2 as 2006002; undefined where there is none. */
function versionOfCaddy(): number | undefined {
  const { status, stdout } = spawnSync('caddy', ['version'], { encoding: 'utf8' })
  const [, major, minor, patch] = /^v?(\d+)\.(\d+)\.(\d+)/.exec(stdout ?? '') ?? []
  return status === 0 ? Number(major) * 1_000_000 + Number(minor) * 1_000 + Number(patch) : undefined
}

/** In ms: how long a request looks for a process that takes it. */
const looksFor = 15_000

async function startOwn(url: string, ports: number[]): Promise<Front> {
  let turn = 0
  const server = createServer(async (asked, answer) => {
    const pieces: Buffer[] = []
    for await (const piece of asked) pieces.push(piece)
    const body = Buffer.concat(pieces)
    for (const end = Date.now() + looksFor; Date.now() < end; await pause(250)) {
      const outcome = await pass(asked, body, ports[turn++ % ports.length]!, answer)
      if (outcome === 'passed') return
      // a process that ended may have done what it was asked: only what is read is asked again
      if (outcome === 'broken' && asked.method !== 'GET') break
    }
    answer.writeHead(502).end()
  })
  server.listen(Number(new URL(url).port), '127.0.0.1')
  await once(server, 'listening')
  return {
    name: 'a front of the test',
    url,
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function pass(asked: IncomingMessage, body: Buffer, port: number, answer: ServerResponse) {
  return new Promise<'passed' | 'refused' | 'broken'>(done => {
    const headers = { ...asked.headers, 'x-forwarded-for': asked.socket.remoteAddress }
    const onward = request({ port, host: '127.0.0.1', path: asked.url, method: asked.method, headers }, told => {
      answer.writeHead(told.statusCode!, told.headers)
      told.pipe(answer)
      told.on('error', () => answer.destroy())
      done('passed')
    })
    onward.on('error', ({ code }: NodeJS.ErrnoException) => done(code === 'ECONNREFUSED' ? 'refused' : 'broken'))
    onward.end(body)
  })
}
