import { createServer, type Server } from 'node:http'
import type Koa from 'koa'
import type { Config } from '../kernel/config.ts'
import { plainError } from '../kernel/plain-error.ts'
import type { State } from './state.ts'

/** A slow or idle client is cut off before it can hold a place that somebody else needs. */
export async function listen(app: Koa<State>, { port, host }: Config): Promise<Server> {
  const server = createServer({ connectionsCheckingInterval: 1_000 }, app.callback())
  server.headersTimeout = 5_000
  server.requestTimeout = 15_000
  server.keepAliveTimeout = 5_000
  server.maxRequestsPerSocket = 1_000
  server.maxConnections = 5_000
  await new Promise<void>((listening, failed) => {
    server.once('listening', listening)
    server.once('error', (error: NodeJS.ErrnoException) => failed(explain(error, port, host)))
    server.listen(port, host)
  })
  return server
}

/** Takes no new connection, lets what is under way finish, and cuts what is still open after the patience. */
export async function drain(server: Server, patience: number): Promise<void> {
  const closed = new Promise<void>(done => server.close(() => done()))
  server.closeIdleConnections()
  const sweep = setInterval(() => server.closeIdleConnections(), 100)
  const end = setTimeout(() => server.closeAllConnections(), patience)
  await closed
  clearInterval(sweep)
  clearTimeout(end)
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE')
    return plainError(`Port ${port} is taken: stop what uses it, or choose another with PORT=${port + 1}.`)
  if (error.code === 'EACCES')
    return plainError(`Port ${port} may not be opened by this user: choose one above 1023 with PORT.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return plainError(`HOST is "${host}", which is not an address of this machine.`)
  return error
}
