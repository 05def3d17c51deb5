/** Why a call was not answered: `offline` and `later` pass, the others do not pass by themselves. */
type Trouble = 'offline' | 'later' | 'unknown' | 'removed' | 'too_old' | 'refused'

interface Answered {
  status: number
  data: unknown
  etag: string | null
}

export type Answer = ({ ok: true } & Answered) | { ok: false; trouble: Trouble; retryAfter: number | null }

/** What a call needs of the world. */
export interface Line {
  service: string
  client: string
  fetch: typeof fetch
}

interface Call {
  method: 'GET' | 'POST'
  path: string
  token?: string | null
  body?: unknown
  etag?: string | undefined
  /** Seconds that the server may hold the answer. */
  wait?: number
}

const patience = 15

/** One call of the protocol. A server that says nothing in time is as far away as none. */
export async function call(line: Line, { method, path, token, body, etag, wait = 0 }: Call): Promise<Answer> {
  try {
    const answer = await line.fetch(`${line.service}/api${path}`, {
      method,
      headers: {
        'An-Nhi-Client': line.client,
        ...(token && { Authorization: `Device ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(etag && { 'If-None-Match': etag }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout((wait + patience) * 1_000),
    })
    if (answer.status === 304) return { ok: true, status: 304, data: null, etag: etag ?? null }
    if (!answer.ok) return { ok: false, trouble: troubleOf(answer.status), retryAfter: secondsOf(answer) }
    const sent = (await answer.json()) as { data?: unknown }
    return { ok: true, status: answer.status, data: sent.data ?? null, etag: answer.headers.get('ETag') }
  } catch {
    return { ok: false, trouble: 'offline', retryAfter: null }
  }
}

function troubleOf(status: number): Trouble {
  if (status === 401) return 'unknown'
  if (status === 410) return 'removed'
  if (status === 426) return 'too_old'
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'refused'
}

function secondsOf(answer: Response): number | null {
  const seconds = Number(answer.headers.get('Retry-After') ?? Number.NaN)
  return Number.isNaN(seconds) ? null : seconds
}
