import type Router from '@koa/router'
import type { Call } from '../../views/data.ts'
import type { Config } from '../kernel/config.ts'
import type { Endpoint } from '../kernel/endpoint.ts'
import { Failure } from '../kernel/failure.ts'
import type { Services } from '../kernel/given.ts'
import { setCookies } from './cookies.ts'
import { copyAsJson } from './copy-as-json.ts'
import { answer, answerFailure, type Envelope } from './envelope.ts'
import { readQuery } from './query.ts'
import type { Context, State } from './state.ts'

interface Api {
  services: Services
  config: Config
  endpoints: Endpoint[]
  router: Router<State>
}

/** Calls the API as the caller of this request. */
export type CallFor = (ctx: Context) => Call

/**
 * The API without a socket, for server rendering: the same routes, checks and envelope. Responses are copied as JSON would
 * be, so that server and browser render the same values.
 */
export function inProcessApi({ services, config, endpoints, router }: Api): CallFor {
  const prefix = `${config.base}/api`
  const declared = new Map(endpoints.map(each => [`${each.method} ${prefix}${each.path}`, each]))

  function find(method: string, path: string): { endpoint: Endpoint; params: Record<string, string> } | undefined {
    const named = declared.get(`${method} ${path}`)
    if (named) return { endpoint: named, params: {} }
    const [layer] = router.match(path, method).pathAndMethod
    const endpoint = layer && declared.get(`${method} ${layer.path}`)
    return endpoint && { endpoint, params: layer.params(path, layer.captures(path)) }
  }

  return ctx => async (method, path, body) => {
    const { requestId } = ctx.state
    const caller = await ctx.state.caller()
    const [place, ...search] = path.split('?')
    const found = find(method, prefix + place)
    if (!found) return { ...answerFailure(new Failure('not_found'), caller.language, requestId) }
    const text = search.join('?')
    const sent = found.endpoint.csvAtMost ? { body: {}, csv: async () => String(body) } : { body }
    const asked = {
      caller,
      params: found.params,
      ...sent,
      query: readQuery(text),
      search: text,
      isGone: () => ctx.res.destroyed,
    }
    const answered = await answer(services, found.endpoint, asked, requestId)
    setCookies(ctx, config, answered.cookies)
    if (answered.fault) throw answered.fault
    const { status, body: envelope, messageCode } = answered
    return { status, body: copyAsJson(envelope) as Envelope, ...(messageCode && { messageCode }) }
  }
}
