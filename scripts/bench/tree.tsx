import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router'
import { readyRoutes } from '../../src/http/render.tsx'
import { pages } from '../../src/i18n/vi/pages.ts'
import { type Call, type Called, siteContext } from '../../views/data.ts'
import { knowPerson } from '../../views/known-person.ts'
import { WordsProvider } from '../../views/words.tsx'

interface Tree {
  path: string
  /** The API's responses to the page's loaders. */
  answers: Record<string, Called['body']>
}

/** Renders one page from data that is already loaded, to measure React's part of the work alone. */
process.once('message', async ({ path, answers }: Tree) => {
  const routes = await readyRoutes(false)
  const { query, dataRoutes } = createStaticHandler(routes)
  const requestContext = new RouterContextProvider()
  const call: Call = async (_method, asked) => ({ status: 200, body: answers[asked]! })
  requestContext.set(siteContext, { base: '', ...knowPerson(call) })
  const context = await query(new Request(`http://localhost${path}`), { requestContext })
  if (context instanceof Response) throw new Error(`${path} leads elsewhere.`)
  const router = createStaticRouter(dataRoutes, context)

  const server = createServer((_request, response) => {
    const html = renderToString(
      <WordsProvider language="vi" words={pages}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </WordsProvider>,
    )
    const length = Buffer.byteLength(html)
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': length }).end(html)
  })
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port))
})
