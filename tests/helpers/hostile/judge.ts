import { outsideCalls } from '../../../src/modules.ts'
import type { Answered } from '../app.ts'
import { people } from '../people.ts'
import { marksOf, type Parent, partner } from './marks.ts'
import type { CallerName, Request } from './requests.ts'
import type { World } from './world.ts'

/** What is wrong with an answer, in words; nothing if it is as promised. */
export function faultsOf(world: World, request: Request, answered: Answered, tried: ReadonlySet<string>): string[] {
  const text = withoutTried(`${answered.text} ${answered.headers.get('location')}`.toLowerCase(), tried)
  const foreign = forbiddenTo(readerOf(world, request, answered)).filter(mark => text.includes(mark))
  const told = world.secrets.kept.filter(secret => answered.text.includes(secret))
  return [
    ...faultOfStatus(answered),
    ...faultOfType(request, answered),
    ...foreign.map(mark => `has ${mark}, which is not for the ${request.who}`),
    ...told.map(secret => `has the secret ${secret}`),
  ]
}

/** The codes of rows that a request tries to reach, which an answer may repeat to who sent them. */
export function triedIn({ path, body = '' }: Request): string[] {
  return [...`${path} ${body}`.matchAll(/[\w.:-]*qz[\w.:-]*/gi)].map(([code]) => code.toLowerCase())
}

/** Who knows a password reads what its owner reads. */
function readerOf({ families }: World, { who, path }: Request, { json }: Answered): CallerName {
  const user = path === '/api/auth/login' && json?.data?.user?.ma_phu_huynh
  return user ? (families.find(({ parent }) => parent === user)?.name ?? 'admin') : who
}

function forbiddenTo(who: CallerName): string[] {
  const [mother, stranger] = (['mother', 'stranger'] as const).map(allOf) as [string[], string[]]
  const does = (['mother', 'stranger'] as const).map(name => marksOf(name).does)
  const forbidden: Record<CallerName, string[]> = {
    visitor: [partner, ...mother, ...stranger],
    mother: [partner, ...stranger],
    machine: [partner, ...stranger],
    stranger: [partner, ...mother],
    'foreign machine': [partner, ...mother],
    admin: does,
  }
  return forbidden[who]
}

function allOf(name: Parent): string[] {
  return [...Object.values(marksOf(name)), people[name].sdt.slice(1), people[name].email_phu_huynh]
}

function withoutTried(text: string, tried: ReadonlySet<string>): string {
  let left = text
  for (const code of tried) left = left.replaceAll(code, '')
  return left
}

/** What an outside service does not do, or a process that has too much to do, and when to come back: no other 5xx is ours. */
const outside = ['busy', 'sms_not_sent', 'payment_unavailable', 'gateway_silent']

function faultOfStatus({ status, json, headers }: Answered): string[] {
  if (status < 500) return []
  const isToComeBack = Number(headers.get('retry-after')) > 0
  return status === 503 && isToComeBack && outside.includes(json?.error) ? [] : [`status ${status} ${json?.error}`]
}

/** That JSON is as documented was checked when it came. */
function faultOfType({ path: whole, method }: Request, { status, headers, json }: Answered): string[] {
  const [path] = whole.split('?') as [string]
  const type = headers.get('content-type') ?? ''
  const isPage = !path.startsWith('/api/') && (type === 'text/html; charset=utf-8' || (status >= 302 && status <= 308))
  if (isPage || status === 304 || path === '/api/openapi.json') return []
  if (json !== undefined) return isGateways(path) || isEnvelope(status, json) ? [] : ['is no envelope']
  const isCsv = path.endsWith('.csv') && type === 'text/csv; charset=utf-8'
  const isZip = type === 'application/zip' && /^\/api\/(protection\/export|phu-huynh\/\d+\/du-lieu)$/.test(path)
  const isStream = path === '/api/protection/stream' && type.startsWith('text/event-stream')
  return status === 200 && method === 'GET' && (isCsv || isZip || isStream) ? [] : [`is ${type}`]
}

function isGateways(path: string): boolean {
  return outsideCalls.some(call => call.path === path)
}

function isEnvelope(status: number, { success, message, error }: Answered['json']): boolean {
  return success === status < 400 && typeof message === 'string' && message !== '' && (success || Boolean(error))
}
