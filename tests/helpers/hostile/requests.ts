import fc from 'fast-check'
import type { Endpoint } from '../../../src/kernel/endpoint.ts'
import { proof } from '../proof.ts'
import { asJson, hostileBody, hostileText, hostileValue, type Known, rightBody } from './values.ts'

export const callers = ['visitor', 'mother', 'stranger', 'admin', 'machine', 'foreign machine'] as const
export type CallerName = (typeof callers)[number]

/** A request that can be repeated: all of it but the token of who calls. */
export interface Request {
  /** As it was declared. */
  call: string
  who: CallerName
  method: string
  path: string
  headers: Record<string, string>
  body?: string
  /** How many seconds it asks to be held. */
  wait: number
}

/** Which table has the row of the `:id` below this part of a path. */
const rowsBelow: Record<string, string> = {
  'phu-huynh': 'phu_huynh.ma_phu_huynh',
  purchased: 'phu_huynh.ma_phu_huynh',
  unassigned: 'phu_huynh.ma_phu_huynh',
  free: 'goi.id',
  'tre-em': 'tre_em.ma_tre_em',
  'thiet-bi': 'thiet_bi.nguoi_dung_id',
  device: 'thiet_bi.nguoi_dung_id',
  goi: 'goi.id',
  'noi-dung': 'noi_dung.id',
  'ban-dich': 'translations.id',
  subscriptions: 'goi_dich_vu.id',
  refunds: 'refunds.id',
  'seen-refunds': 'seen_refunds.id',
  settlements: 'settlements.id',
  'settlement-lines': 'settlement_lines.id',
  'lien-he': 'partner_requests.id',
  'bo-loc': 'saved_filters.id',
}
const paramsOf: Record<string, string> = {
  grant: 'grants.id',
  request: 'requests.id',
  pairing: 'pairings.id',
  type: 'loai_goi',
}

const wait = /("wait":)\d+/g
/** In seconds, instead of what was drawn. */
const waited = proof ? 1 : 0

/** A request to any endpoint, from its own schema: right, right but for one value, or hostile throughout. */
export function anyRequest(endpoints: readonly Endpoint[], known: Known): fc.Arbitrary<Request> {
  return fc.oneof(...endpoints.map(endpoint => requestTo(endpoint, known))).filter(request => !promotes(request))
}

/** A parent who becomes an admin may read of other families. */
function promotes({ path, body = '' }: Request): boolean {
  return path.endsWith('/role') && body.includes('"admin"')
}

export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

function requestTo(endpoint: Endpoint, known: Known): fc.Arbitrary<Request> {
  const { method, path, csvAtMost } = endpoint
  const body = method === 'GET' ? fc.constant(undefined) : csvAtMost ? csvBody(known) : jsonBody(endpoint, known)
  return fc
    .record({
      who: fc.constantFrom(...callersOf(endpoint)),
      path: fc.tuple(
        ...path
          .split('/')
          .slice(1)
          .map((piece, at, all) => pieceOf(piece, all[at - 1], known)),
      ),
      query: queryOf(endpoint, known),
      body,
      headers: anyHeaders,
    })
    .map(({ who, path, query, body, headers }) => ({
      call: nameOf(endpoint),
      who,
      method,
      path: `/api/${path.join('/')}${query}`,
      headers: {
        ...headers,
        ...(body !== undefined && { 'Content-Type': csvAtMost ? 'text/csv' : 'application/json' }),
      },
      ...(body !== undefined && { body: body.replace(wait, `$1${waited}`) }),
      wait: waited,
    }))
}

/** Everybody calls everything, but those for whom it is more often. */
function callersOf({ who }: Endpoint): CallerName[] {
  if (typeof who === 'object') return [...callers, ...('device' in who ? machines : parents)]
  return who === 'admin' ? [...callers, 'admin', 'admin', 'admin'] : [...callers, ...parents]
}
const machines = ['machine', 'machine', 'foreign machine', 'foreign machine'] as const
const parents = ['mother', 'stranger', 'mother', 'stranger', 'admin', 'mother', 'stranger'] as const

function pieceOf(piece: string, before: string | undefined, known: Known): fc.Arbitrary<string> {
  const name = /^:(\w+)(.*)$/.exec(piece)
  if (!name) return fc.constant(piece)
  const from = name[1] === 'id' ? (rowsBelow[before ?? ''] ?? 'id') : (paramsOf[name[1]!] ?? name[1]!)
  const values = known(from).length > 0 ? known(from) : ['1', 'admin', 'user']
  return fc
    .oneof({ weight: 9, arbitrary: fc.constantFrom(...values).map(String) }, { weight: 1, arbitrary: hostileText })
    .map(text => encodeURIComponent(text.toWellFormed() || ' ').slice(0, 2_000) + name[2])
}

function queryOf({ query }: Endpoint, known: Known): fc.Arbitrary<string> {
  const odd = fc.tuple(fc.oneof(fc.constantFrom(...Object.keys(query), 'token', '__proto__'), hostileText), hostileText)
  return fc
    .tuple(
      rightBody(query, known),
      fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(odd, { maxLength: 2 })),
    )
    .map(([right, odd]) => {
      const pairs = [...Object.entries(right).filter(([, value]) => value !== null), ...odd]
      const text = pairs
        .map(pair => pair.map(each => encodeURIComponent(String(each).toWellFormed())).join('='))
        .join('&')
      return text && `?${text.slice(0, 6_000).replace(/%.?$/, '')}`
    })
}

function jsonBody({ body, lenient }: Endpoint, known: Known): fc.Arbitrary<string> {
  const right = rightBody(body, known)
  const names = [...Object.keys(body), 'la_admin', '__proto__', 'ma_phu_huynh']
  const nearly = fc
    .tuple(right, fc.constantFrom(...names), hostileValue)
    .map(([good, name, bad]) => withOwn(good, name, bad))
  const all = fc.record(Object.fromEntries(Object.keys(body).map(name => [name, hostileValue])))
  return fc.oneof(
    { weight: 6, arbitrary: right.map(asJson) },
    { weight: lenient ? 5 : 3, arbitrary: nearly.map(asJson) },
    { weight: 1, arbitrary: all.map(asJson) },
    { weight: 1, arbitrary: hostileBody },
  )
}

/** `__proto__` too becomes a name of the JSON. */
function withOwn(body: Record<string, unknown>, name: string, value: unknown): object {
  return Object.fromEntries([...Object.entries(body).filter(([each]) => each !== name), [name, value]])
}

function csvBody(known: Known): fc.Arbitrary<string> {
  const cell = fc.oneof(
    fc.constantFrom(...known('vnp_txn_ref').map(String)),
    fc.constantFrom('390000', '1', '2026-11-20'),
    hostileText,
  )
  const line = fc.array(cell, { minLength: 4, maxLength: 4 }).map(cells => cells.join(';'))
  return fc.array(line, { maxLength: 5 }).map(lines => ['ma_don;so_tien;ma_giao_dich;ngay', ...lines].join('\r\n'))
}

const latin = hostileText.map(text => text.replace(/[^\x20-\x7e]/g, '').slice(0, 500))
const anyHeaders = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        'User-Agent': latin,
        'Accept-Language': fc.oneof(fc.constantFrom('en', 'vi', '*'), latin),
        'X-Forwarded-For': latin,
        'X-Forwarded-Proto': latin,
        'If-None-Match': latin,
        Cookie: latin.map(text => `token=${text}; language=${text}`),
      },
      { requiredKeys: [] },
    ),
  },
) as fc.Arbitrary<Record<string, string>>
