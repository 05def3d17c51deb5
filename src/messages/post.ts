import { responseText } from '../kernel/responses.ts'
import type { Answer, Request, Verdict } from './provider.ts'

/** No connection or no trusted one: the request was never sent. After any other error the provider may have read it. */
const neverSent =
  /^(ECONNREFUSED|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT|UND_ERR_CONNECT|CERT_|ERR_TLS|ERR_SSL|UNABLE_|DEPTH_|SELF_)/

/** Sends one request, without retry. `timeout` is one limit in ms for connection, headers and body together. */
export async function post(
  { url, headers, body }: Request,
  { fetch, timeout }: { fetch: typeof globalThis.fetch; timeout: number },
): Promise<Answer | Verdict> {
  const signal = AbortSignal.timeout(timeout)
  let answered = false
  try {
    // A redirect would send the keys and the message to another host.
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' })
    answered = true
    return { status: response.status, text: await responseText(response) }
  } catch (error) {
    if (signal.aborted) return { reason: 'timeout' }
    const { code = '' } = ((error as Error).cause ?? error) as { code?: string }
    return { reason: !answered && neverSent.test(code) ? 'unreachable' : 'unreadable', code }
  }
}
