import type { Answer, Request, Verdict } from './provider.ts'

const longestAnswer = 64 * 1024

/** No connection, or none that could be trusted: the request never left. Anything later may have been read. */
const neverLeft =
  /^(ECONNREFUSED|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT|UND_ERR_CONNECT|CERT_|ERR_TLS|ERR_SSL|UNABLE_|DEPTH_|SELF_)/

/** Asks once. The patience covers the connection, the headers and the body together. */
export async function post(
  { url, headers, body }: Request,
  { fetch, patience }: { fetch: typeof globalThis.fetch; patience: number },
): Promise<Answer | Verdict> {
  const signal = AbortSignal.timeout(patience)
  let answered = false
  try {
    // A redirect would carry the keys and the message to wherever it points.
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' })
    answered = true
    return { status: response.status, text: await readText(response) }
  } catch (error) {
    if (signal.aborted) return { reason: 'timeout' }
    const { code = '' } = ((error as Error).cause ?? error) as { code?: string }
    return { reason: !answered && neverLeft.test(code) ? 'unreachable' : 'unreadable', code }
  }
}

async function readText({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body ?? []) {
    length += piece.length
    if (length > longestAnswer) throw new Error('the answer is too long')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}
