import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { TestApp } from '../helpers/app.ts'
import { listening } from '../helpers/listening.ts'

export type Behave = (response: ServerResponse, text: string, request: IncomingMessage) => void

export interface FakeService {
  url: string
  /** The requested texts, each with its time. */
  asked: { text: string; langpair: string | null; at: number }[]
  behave: Behave
}

/** The documented answer of the free service to a text that it can translate. */
export function translation(translatedText: unknown, more: object = {}): object {
  return {
    responseData: { translatedText, match: 0.85 },
    quotaFinished: false,
    mtLangSupported: null,
    responseDetails: '',
    responseStatus: 200,
    responderId: null,
    exception_code: null,
    matches: [{ id: '0', segment: 'x', translation: 'y', quality: 70 }],
    ...more,
  }
}

export function answering(body: unknown, status = 200, headers: Record<string, string> = {}): Behave {
  return response => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

/** Translates every text into `EN text`. */
const translating: Behave = (response, text, request) => answering(translation(`EN ${text}`))(response, text, request)

export async function withService(work: (service: FakeService) => Promise<void>): Promise<void> {
  const service: FakeService = { url: '', asked: [], behave: translating }
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url!, 'http://localhost')
    const text = searchParams.get('q')!
    service.asked.push({ text, langpair: searchParams.get('langpair'), at: performance.now() })
    service.behave(response, text, request)
  })
  const { url, close } = await listening(server)
  service.url = `${url}/get?de=ops@example.vn`
  try {
    await work(service)
  } finally {
    close()
  }
}

/** The texts that still wait for a translation. */
export async function waiting(app: TestApp): Promise<string[]> {
  return app.db('translations').whereNull('translated').orderBy('id').pluck('source')
}
