import { createServer, type RequestListener, type Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../kernel/config.ts'
import type { Log } from '../kernel/log.ts'
import { operatorError } from '../kernel/operator-error.ts'
import { limitPipelining } from './pipelining.ts'

export async function listen(answer: RequestListener, config: Config, log: Log): Promise<Server> {
  const server = createEdge(answer, config)
  await listening(server, config.port, config.host)
  server.on('error', error => log('error', 'server_error', { error }))
  return server
}

/** In ms: how long the headers and the whole request may take, and how often that is checked. */
export const slowClientTimeouts = { headers: 5_000, request: 15_000, check: 1_000 }

/** The HTTP server with its limits: slow and idle clients are cut off before they use up the connections. */
export function createEdge(answer: RequestListener, config: Config, timeouts = slowClientTimeouts): Server {
  const server = createServer({ connectionsCheckingInterval: timeouts.check }, limitPipelining(answer))
  server.headersTimeout = timeouts.headers
  server.requestTimeout = timeouts.request
  // a proxy keeps connections for a minute and must be the one to close them: else it sends into a closed one
  server.keepAliveTimeout = config.trustProxy > 0 ? 75_000 : 5_000
  // without progress in either direction: long enough for a slow line to drain the kernel's buffers
  server.timeout = 60_000
  server.maxRequestsPerSocket = 1_000
  // 20,000 held answers of machines, and all others
  server.maxConnections = 25_000
  return server
}

/** Fails if the port is not available, before the database is opened, which may take seconds. */
export async function tryPort({ port, host }: Config): Promise<void> {
  const server = createServer()
  await listening(server, port, host)
  await new Promise(closed => server.close(closed))
}

function listening(server: Server, port: number, host: string): Promise<void> {
  return new Promise((listens, failed) => {
    server.once('listening', listens)
    server.once('error', (error: NodeJS.ErrnoException) => failed(explain(error, port, host)))
    server.listen(port, host)
  })
}

/**
 * Keeps serving for `notice` ms, while readiness fails and every response closes its connection. Then accepts no new
 * connection, lets requests in flight finish, and cuts what is still open after `timeout` ms.
 */
export async function drain(server: Server, notice: number, timeout: number): Promise<void> {
  await pause(notice)
  const closed = new Promise<void>(done => server.close(() => done()))
  server.closeIdleConnections()
  const sweep = setInterval(() => server.closeIdleConnections(), 100)
  const end = setTimeout(() => server.closeAllConnections(), timeout)
  await closed
  clearInterval(sweep)
  clearTimeout(end)
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE')
    return operatorError(`Port ${port} is taken: stop what uses it, or choose another with PORT=${port + 1}.`)
  if (error.code === 'EACCES')
    return operatorError(`Port ${port} may not be opened by this user: choose one above 1023 with PORT.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return operatorError(`HOST is "${host}", which is not an address of this machine.`)
  return error
}
