import { jsonObject, responseText } from '../kernel/responses.ts'
import { plainText } from './plain-text.ts'

/**
 * The service's answer about one text. `unfit` concerns only this text; `unavailable` means that further requests are
 * of no use for now.
 */
export type Answer = { text: string } | { fault: 'unfit' | 'unavailable'; why: string }
export type Ask = (text: string) => Promise<Answer>

/** In ms, for connection, headers and body together; less than a stopping process has left. */
const defaultTimeout = 4_000

/** Asks the service with a GET that has `q` and `langpair`, from Vietnamese to English. */
export function createAsk(url: string, timeout = defaultTimeout): Ask {
  return async text => {
    const address = new URL(url)
    address.searchParams.set('q', text)
    address.searchParams.set('langpair', 'vi|en')
    const answered = await get(address, timeout)
    return 'fault' in answered ? answered : read(answered.status, answered.body, text)
  }
}

async function get(address: URL, timeout: number): Promise<{ status: number; body: string } | Unavailable> {
  try {
    const signal = AbortSignal.timeout(timeout)
    // Follows no redirect: it could lead to a host that the operator did not choose.
    const response = await fetch(address, { signal, redirect: 'manual', headers: { Accept: 'application/json' } })
    return { status: response.status, body: await responseText(response) }
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    return unavailable(cause?.code ?? name)
  }
}

type Unavailable = { fault: 'unavailable'; why: string }
const unavailable = (why: string): Unavailable => ({ fault: 'unavailable', why })
const unfit = (why: string): Answer => ({ fault: 'unfit', why })

/** Free services return such notices in place of the translation, some with a success status. */
const notice =
  /MYMEMORY WARNING|YOU USED ALL|USAGE ?LIMIT|QUOTA|TOO MANY REQUESTS|NO QUERY SPECIFIED|INVALID (SOURCE|TARGET|LANG)/

function read(httpStatus: number, body: string, text: string): Answer {
  const said: ServiceAnswer | undefined = jsonObject(body)
  const status = Number(said?.responseStatus)
  const translated = said?.responseData?.translatedText
  if (!said || !Number.isInteger(status)) return unavailable(`http_${httpStatus}`)
  if (httpStatus >= 300 && status === 200) return unavailable(`http_${httpStatus}`)
  if (said.quotaFinished === true || status === 429 || status >= 500) return unavailable(`status_${status}`)
  if (typeof translated === 'string' && notice.test(translated)) return unavailable('notice')
  if (status !== 200) return unfit(`status_${status}`)
  if (typeof translated !== 'string') return unfit('no_text')
  const plain = plainText(translated)
  return plain && plain.length <= 3 * text.length + 100 ? { text: plain } : unfit('not_a_translation')
}

interface ServiceAnswer {
  responseStatus?: unknown
  responseData?: { translatedText?: unknown } | null
  quotaFinished?: unknown
}
