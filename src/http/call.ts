import type Router from '@koa/router'
import type { Call } from '../../views/data.ts'
import type { Config } from '../kernel/config.ts'
import type { Caller, Endpoint, Reply, World } from '../kernel/endpoint.ts'
import { Failure } from '../kernel/failure.ts'
import { answer, answerFailure } from './answer.ts'
import type { State } from './state.ts'

/**
 * The API without a socket, for rendering on the server: the same routes, checks and envelope. Answers pass through JSON,
 * so that the first render and the browser's see the same values. What a call does to the session is told to `onSession`.
 */
export function callInProcess(
  { world, config, endpoints, router }: { world: World; config: Config; endpoints: Endpoint[]; router: Router<State> },
  asking: { caller: () => Promise<Caller>; requestId: string; onSession: (session: Reply['session']) => void },
): Call {
  return async (method, path, body) => {
    const caller = await asking.caller()
    const url = new URL(`${config.base}/api${path}`, config.origin)
    const [layer] = router.match(url.pathname, method).pathAndMethod
    const endpoint = endpoints.find(each => each.method === method && `${config.base}/api${each.path}` === layer?.path)
    if (!layer || !endpoint) return { ...answerFailure(new Failure('not_found'), caller.language, asking.requestId) }
    const params = layer.params(url.pathname, layer.captures(url.pathname))
    const query = Object.fromEntries(url.searchParams)
    const answered = await answer(world, endpoint, { caller, params, body, query }, asking.requestId)
    if (answered.session !== undefined) asking.onSession(answered.session)
    if (answered.fault) throw answered.fault
    return { status: answered.status, body: JSON.parse(JSON.stringify(answered.body)) }
  }
}
