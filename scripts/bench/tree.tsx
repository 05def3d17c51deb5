import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router'
import { readyRoutes } from '../../src/http/render.tsx'
import { apart } from '../../src/i18n/index.ts'
import { pages } from '../../src/i18n/pages.ts'
import { type Call, siteContext } from '../../views/data.ts'
import { trackPerson } from '../../views/known-person.ts'
import { WordsProvider } from '../../views/words.tsx'
import type { Statement } from './statements.ts'

export interface Tree {
  path: string
  /** The API from which the loaders of the page get their data, once. */
  api: { port: number; token: string }
  /** What is read from the database before each page. */
  reads?: { url: string; statements: Statement[] }
}

/** Renders one page from data that is already loaded, to measure React's part of the work, with or without that of SQL. */
process.once('message', async ({ path, api, reads }: Tree) => {
  const routes = await readyRoutes(false)
  const { query, dataRoutes } = createStaticHandler(routes)
  const requestContext = new RouterContextProvider()
  const call: Call = async (_method, asked) => {
    const headers = { Authorization: `Bearer ${api.token}` }
    const response = await fetch(`http://127.0.0.1:${api.port}/api${asked}`, { headers })
    return { status: response.status, body: await response.json() }
  }
  requestContext.set(siteContext, { base: '', ...trackPerson(call) })
  const context = await query(new Request(`http://localhost${path}`), { requestContext })
  if (context instanceof Response) throw new Error(`${path} leads elsewhere.`)
  const router = createStaticRouter(dataRoutes, context)
  const pool = reads && new pg.Pool({ connectionString: reads.url, max: 10 })
  // At the end, the database is stopped first.
  pool?.on('error', () => {})

  const words = apart(pages).vi
  const server = createServer(async (_request, response) => {
    for (const statement of reads?.statements ?? []) await pool!.query(statement)
    const html = renderToString(
      <WordsProvider language="vi" words={words}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </WordsProvider>,
    )
    const length = Buffer.byteLength(html)
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': length }).end(html)
  })
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port))
})
