import { createServer, type Server } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Served } from './serve.ts'

/** HTTP for the backup and restore commands, on a socket that only this user can open. */
export async function listenForCommands(at: string, served: Served): Promise<Server> {
  const server = createServer(async (request, response) => {
    try {
      if (request.url === '/dump') {
        const dump = await served.dump()
        response.writeHead(200, { 'content-length': dump.size })
        await pipeline(Readable.fromWeb(dump.stream() as import('node:stream/web').ReadableStream), response)
      } else {
        const { folder } = JSON.parse(await new Response(Readable.toWeb(request) as ReadableStream).text())
        response.end(JSON.stringify({ kept: await served.exchange(folder) }))
      }
    } catch (error) {
      if (!response.headersSent) response.writeHead(500)
      response.end(String(error))
    }
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(at, resolve))
  return server
}
