import type { Envelope } from '../src/http/envelope.ts'
import type { Language } from '../src/i18n/index.ts'
import type { Call } from './data.ts'
import type { PageWords } from './words.tsx'

/** The API over the network. `words` are those of the moment, since the reader may change the language. */
export function fetchFrom(base: string, words: () => PageWords): Call {
  return async (method, path, body) => {
    const writing = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body ?? {}) }
    try {
      const response = await fetch(`${base}/api${path}`, { method, ...(method !== 'GET' && writing) })
      const { status } = response
      return { status, body: envelopeIn(await response.text()) ?? failed(words()['error.unknown']) }
    } catch {
      return { status: 503, body: failed(words()['error.offline']) }
    }
  }
}

/** Sends the form of the language toggle, without following where it leads. */
export function keepLanguage(base: string): (language: Language) => Promise<void> {
  return async language => {
    const body = new URLSearchParams({ language })
    const { type } = await fetch(`${base}/language`, { method: 'POST', body, redirect: 'manual' })
    if (type !== 'opaqueredirect') throw new Error('the language was not kept')
  }
}

/** Undefined for an answer that is not ours, such as the page of a proxy whose service is away. */
function envelopeIn(text: string): Envelope | undefined {
  try {
    const body = JSON.parse(text)
    return typeof body?.success === 'boolean' ? body : undefined
  } catch {
    return undefined
  }
}

function failed(message: string): Envelope {
  return { success: false, message }
}
