import type { Answer, Request, Verdict } from './provider.ts'

const longestAnswer = 64 * 1024

/** What undici and the system say of a connection that broke when the request may have been read already. */
const brokeLater = /^(UND_ERR_SOCKET|UND_ERR_RES|ECONNRESET|EPIPE|HPE_)/

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
    return { reason: answered || brokeLater.test(code) ? 'unreadable' : 'unreachable', code }
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
