import type { Envelope } from '../src/http/envelope.ts'
import type { Language, Words } from '../src/i18n/index.ts'
import type { Call } from './data.ts'
import type { PageWords } from './words.tsx'

/** Calls the API over the network. `words` returns those of the current language, which the reader may change. */
export function fetchFrom(base: string, words: () => Words<PageWords>): Call {
  return async (method, path, body) => {
    const isCsv = typeof body === 'string'
    const type = isCsv ? 'text/csv' : 'application/json'
    const writing = { headers: { 'Content-Type': type }, body: isCsv ? body : JSON.stringify(body ?? {}) }
    try {
      const response = await fetch(`${base}/api${path}`, { method, ...(method !== 'GET' && writing) })
      const { status } = response
      return { status, body: envelopeIn(await response.text()) ?? failed(words()['error.unknown']) }
    } catch {
      return { status: 503, body: failed(words()['error.offline']) }
    }
  }
}

/** Sends the form of the language toggle without following its redirect. */
export function keepLanguage(base: string): (language: Language) => Promise<void> {
  return async language => {
    const body = new URLSearchParams({ language })
    const { type } = await fetch(`${base}/language`, { method: 'POST', body, redirect: 'manual' })
    if (type !== 'opaqueredirect') throw new Error('the language was not kept')
  }
}

/** Undefined for a response that is not from this service, such as the error page of a proxy. */
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
