import type Router from '@koa/router'
import type { Call } from '../../views/data.ts'
import type { Config } from '../kernel/config.ts'
import type { Caller, Endpoint, Reply, World } from '../kernel/endpoint.ts'
import { Failure } from '../kernel/failure.ts'
import { answer, answerFailure } from './answer.ts'
import type { State } from './state.ts'

export type CallAs = ReturnType<typeof inProcessCalls>

interface Api {
  world: World
  config: Config
  endpoints: Endpoint[]
  router: Router<State>
}

interface Asking {
  caller: () => Promise<Caller>
  requestId: string
  /** Told what a call does to the session. */
  onSession: (session: Reply['session']) => void
}

/**
 * The API without a socket, for rendering on the server: the same routes, checks and envelope. Answers pass through JSON,
 * so that the first render and the browser's see the same values.
 */
export function inProcessCalls({ world, config, endpoints, router }: Api) {
  const prefix = `${config.base}/api`
  const declared = new Map(endpoints.map(each => [`${each.method} ${each.path}`, each]))

  function find(method: string, path: string): { endpoint: Endpoint; params: Record<string, string> } | undefined {
    const named = declared.get(`${method} ${path}`)
    if (named) return { endpoint: named, params: {} }
    const [layer] = router.match(prefix + path, method).pathAndMethod
    const endpoint = layer && declared.get(`${method} ${String(layer.path).slice(prefix.length)}`)
    return endpoint && { endpoint, params: layer.params(prefix + path, layer.captures(prefix + path)) }
  }

  return ({ caller: identify, requestId, onSession }: Asking): Call =>
    async (method, path, body) => {
      const caller = await identify()
      const [place = '', ...search] = path.split('?')
      const found = find(method, place)
      if (!found) return { ...answerFailure(new Failure('not_found'), caller.language, requestId) }
      const query = Object.fromEntries(new URLSearchParams(search.join('?')))
      const answered = await answer(world, found.endpoint, { caller, params: found.params, body, query }, requestId)
      if (answered.session !== undefined) onSession(answered.session)
      if (answered.fault) throw answered.fault
      return { status: answered.status, body: JSON.parse(JSON.stringify(answered.body)) }
    }
}
