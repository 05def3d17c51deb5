import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Answer, createExaminer, token } from './examiner.ts'
import { faultsOfBody } from './judge.ts'

interface Options {
  port?: number
  say: (line: string) => void
}

/** Drives whatever client calls it through the script, and names what it does wrong. */
export async function startFakeServer({ port = 0, say }: Options) {
  const faults: string[] = []
  const fault = (text: string) => {
    faults.push(text)
    say(`✘ ${text}`)
  }
  const examiner = createExaminer({ say, fault })
  const server = createServer(async (request, response) => {
    const { status, data = null, etag, error } = await answer(request)
    response.writeHead(status, { 'Content-Type': 'application/json', ...(etag && { ETag: etag }) })
    const said = error ? { success: false, message: 'No', error } : { success: true, message: 'OK', data }
    response.end(status === 304 ? '' : JSON.stringify(said))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    isDone: examiner.isDone,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const [, id = ''] = /^\/api\/device\/pairings\/([^/]+)\/poll$/.exec(request.url ?? '') ?? []
    const path = (request.url ?? '').replace(/^\/api/, '').replace(`/${id}/`, '/{pairing}/')
    const { headers, method } = request
    const body = readBody(await buffer(request), path)
    if (!/^[a-z][a-z0-9-]*\/\d+\.\d+\.\d+$/.test(String(headers['an-nhi-client'] ?? '')))
      fault(`${path}: the header An-Nhi-Client names the client, as browser/1.0.0 does`)
    if (method === 'POST') for (const each of faultsOfBody(path, body)) fault(each)
    if (method === 'POST' && path === '/device/pairings') return examiner.pair(Object(body))
    if (method === 'POST' && id) return examiner.poll(Object(body), id)
    if (method === 'POST' && path === '/device/removed') return { status: 200 }
    if (headers.authorization !== `Device ${token}`) {
      fault(`${path}: the header Authorization is not “Device” and the token that was given`)
      return { status: 401, error: 'unknown_machine' }
    }
    if (method === 'GET' && path === '/device/policy') return examiner.policy(headers['if-none-match'])
    if (method === 'POST' && path === '/device/sync') return examiner.sync(Object(body))
    if (method === 'POST' && path === '/device/requests') return examiner.ask(Object(body))
    if (method === 'POST' && path === '/device/consent') return examiner.agree()
    fault(`${method} ${request.url} is no call of a machine`)
    return { status: 404, error: 'not_found' }
  }

  function readBody(bytes: Buffer, path: string): unknown {
    if (bytes.length > 100_000) fault(`${path}: a body has at most 100 kB, not ${bytes.length}`)
    try {
      return bytes.length === 0 ? {} : JSON.parse(bytes.toString())
    } catch {
      fault(`${path}: the body is no JSON`)
      return {}
    }
  }
}
