import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** A family of the crowd with a session and a machine. */
export interface Actor {
  ma_phu_huynh: number
  ma_tre_em: number
  nguoi_dung_id: number
}

export interface MixedOrder {
  port: number
  perSecond: number
  seconds: number
  actors: Actor[]
}

export type Kind = 'visitors' | 'parents' | 'writes'
export interface MixedOutcome {
  /** In ms. */
  took: Record<Kind, number[]>
  /** By status; 0 where there was no answer. */
  failed: Record<string, number>
}

interface Asked {
  method: string
  path: string
  headers: Record<string, string>
  body?: object
}

const pages = ['/', '/', '/', '/', '/about', '/login', '/register', '/terms', '/privacy', '/api/goi']

process.on('message', async (order: MixedOrder) => process.send!(await generate(order)))

/** Requests begin at their times, however late the answers to others are. */
async function generate({ port, perSecond, seconds, actors }: MixedOrder): Promise<MixedOutcome> {
  const agent = new Agent({ keepAlive: true })
  const outcome: MixedOutcome = { took: { visitors: [], parents: [], writes: [] }, failed: {} }
  const under: Promise<void>[] = []
  const began = performance.now()
  for (let n = 0; n < perSecond * seconds; n++) {
    const due = began + (n / perSecond) * 1_000
    if (due > performance.now()) await pause(due - performance.now())
    const actor = actors[Math.floor(Math.random() ** 2 * actors.length)]!
    const part = n % 20
    const kind: Kind = part < 16 ? 'visitors' : part < 19 ? 'parents' : 'writes'
    const asked = kind === 'visitors' ? visit(n) : kind === 'parents' ? read(actor, n) : write(actor, n)
    // each person at an address of their own
    asked.headers['X-Forwarded-For'] = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
    under.push(
      ask(agent, port, asked).then(status => {
        outcome.took[kind].push(performance.now() - due)
        if (status < 200 || status >= 300) {
          const name = `${status} ${asked.method} ${asked.path.replace(/\d+/g, '…')}`
          outcome.failed[name] = (outcome.failed[name] ?? 0) + 1
        }
      }),
    )
  }
  await Promise.all(under)
  agent.destroy()
  return outcome
}

const session = (actor: Actor) => `bench-session-${actor.ma_phu_huynh}`.padEnd(43, '-')

function visit(n: number): Asked {
  return { method: 'GET', path: pages[n % pages.length]!, headers: { 'Accept-Encoding': 'gzip', Accept: 'text/html' } }
}

function read(actor: Actor, n: number): Asked {
  const { ma_phu_huynh, ma_tre_em } = actor
  const own = [
    '/user',
    '/wallet',
    '/api/protection',
    `/api/tre-em/${ma_tre_em}/usage`,
    `/api/tre-em/${ma_tre_em}/events`,
    `/api/phu-huynh/${ma_phu_huynh}`,
    '/api/payment/orders',
    '/api/requests',
  ]
  const path = own[Math.floor(n / 20) % own.length]!
  const isPage = !path.startsWith('/api')
  const headers: Record<string, string> = isPage
    ? { Accept: 'text/html', Cookie: `__Host-token=${session(actor)}` }
    : { Authorization: `Bearer ${session(actor)}` }
  return { method: 'GET', path, headers: { 'Accept-Encoding': 'gzip', ...headers } }
}

/** Half of them are machines that report what was used. */
function write(actor: Actor, n: number): Asked {
  const { ma_tre_em, nguoi_dung_id } = actor
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
  const at = new Date().toISOString()
  if (n % 40 > 20) {
    const headers = { ...post.headers, Authorization: `Bearer ${session(actor)}` }
    return {
      ...post,
      path: `/api/tre-em/${ma_tre_em}/grants`,
      headers,
      body: { id: randomUUID(), kind: 'minutes', minutes: 5 },
    }
  }
  const headers = { ...post.headers, Authorization: `Device bench-${nguoi_dung_id}`, 'An-Nhi-Client': 'browser/1.0.0' }
  const days = [{ day: at.slice(0, 10), minutes: '', items: [{ kind: 'site', name: 'a.vn', seconds: n % 3_000 }] }]
  return { ...post, path: '/api/device/sync', headers, body: { seq: n, applied: { version: 2, at }, days } }
}

function ask(agent: Agent, port: number, { method, path, headers, body }: Asked): Promise<number> {
  return new Promise(resolve => {
    const asking = request({ agent, port, host: '127.0.0.1', method, path, headers }, response => {
      response.on('error', () => resolve(0))
      response.on('end', () => resolve(response.statusCode!)).resume()
    })
    asking.on('error', () => resolve(0))
    asking.end(body && JSON.stringify(body))
  })
}
