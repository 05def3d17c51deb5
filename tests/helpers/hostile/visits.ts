import fc from 'fast-check'
import { outsideCalls } from '../../../src/modules.ts'
import { callers, type Request } from './requests.ts'
import { hostileText } from './values.ts'

const names = [
  'mo',
  'tab',
  'page',
  'sort',
  'ten',
  'q',
  'lang',
  'next',
  'vnp_TxnRef',
  'vnp_Amount',
  'vnp_SecureHash',
  'x',
]
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())
const pairs = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...names), hostileText), hostileText), { maxLength: 4 })
  .map(all =>
    all
      .map(pair => pair.map(encoded).join('='))
      .join('&')
      .slice(0, 6_000)
      .replace(/%.?$/, ''),
  )

/** A page with an odd query, a form of a page with odd fields, or a call as the gateway makes it, unsigned. */
export function anyVisit(pages: readonly string[]): fc.Arbitrary<Request> {
  const paths = [...pages.filter(path => !path.startsWith('/dev/')), '/language', '/logout', '/api/openapi.json']
  const gateway = outsideCalls.map(({ path }) => path)
  const who = fc.constantFrom(...callers)
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' }
  return fc.oneof(
    fc.record({ who, path: fc.constantFrom(...paths, ...gateway), query: pairs }).map(({ who, path, query }) => ({
      ...visit(who, 'GET', path),
      path: `${path}${path.includes('?') ? '&' : '?'}${query}`,
    })),
    fc.record({ who, path: fc.constantFrom(...paths), body: pairs }).map(({ who, path, body }) => ({
      ...visit(who, 'POST', path),
      headers: form,
      body,
    })),
  )
}

function visit(who: Request['who'], method: string, path: string): Request {
  return { call: `${method} ${path}`, who, method, path, headers: {}, wait: 0 }
}
