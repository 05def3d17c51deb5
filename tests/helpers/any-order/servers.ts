import { simulatedRecurring } from '../../../src/kernel/config/vnpay-recurring.ts'
import type { TestApp } from '../app.ts'
import { launch, type Service, untilItServes } from '../process.ts'
import type { World } from './world.ts'

export interface Servers {
  /** Kills one process in the middle of its work, and starts another. */
  kill: () => Promise<void>
  close: () => Promise<void>
}

/** Processes beside the app of the test, on its database and with its simulated gateway. */
export async function startServers(
  world: World,
  { url, folder, count }: { url: string; folder: string; count: number },
) {
  const { app, random } = world
  const env = environment(app, url)
  const start = async () => {
    const service = await launch(env, folder)
    await untilItServes(service)
    return service
  }
  const all: Service[] = await Promise.all(Array.from({ length: count }, start))
  const ask = (service: Service, method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${service.url}${path}`, {
      method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const setClock = (service: Service) => ask(service, 'POST', '/dev/clock', { now: world.now }).catch(() => undefined)

  const { send, jump } = world
  world.send = async (method, path, asked = {}) => {
    const service = random.one([undefined, ...all])
    if (!service || path.startsWith('/dev/vnpay')) return send(method, path, asked)
    const { as, body } = asked
    const headers = as ? { Authorization: `Bearer ${await app.token(as)}` } : undefined
    const response = await ask(service, method, path, body, headers).catch(() => undefined)
    const text = await response?.text().catch(() => undefined)
    if (!response || text === undefined) return undefined
    if (response.status >= 500 && response.status !== 503)
      throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: text.startsWith('{') ? JSON.parse(text) : undefined,
    }
  }
  world.jump = async ms => {
    await jump(ms)
    await Promise.all(all.map(setClock))
  }
  await Promise.all(all.map(setClock))

  return {
    kill: async () => {
      const [victim] = all.splice(random.below(all.length), 1)
      victim!.process.kill('SIGKILL')
      await victim!.ended
      const next = await start()
      await setClock(next)
      all.push(next)
    },
    close: async () => {
      for (const { process } of all) process.kill('SIGKILL')
      await Promise.all(all.map(({ ended }) => ended))
    },
  } satisfies Servers
}

function environment(app: TestApp, url: string): Record<string, string> {
  const { tmnCode, secret, apiUrl } = app.services.gateway!
  const service = simulatedRecurring(app.url)
  return {
    NODE_ENV: 'test',
    DATABASE_URL: url,
    APP_SECRET: 'x'.repeat(32),
    JOBS: 'off',
    LOG_LEVEL: 'error',
    VNPAY_TMN_CODE: tmnCode,
    VNPAY_HASH_SECRET: secret,
    VNPAY_PAY_URL: `${app.url}/dev/vnpay/pay`,
    VNPAY_API_URL: apiUrl,
    VNPAY_RECURRING_URL: service.url,
    VNPAY_RECURRING_TMN_CODE: service.tmnCode,
    VNPAY_RECURRING_HASH_SECRET: service.secret,
    VNPAY_RECURRING_CLIENT_ID: service.clientId,
    VNPAY_RECURRING_CLIENT_SECRET: service.clientSecret,
    VNPAY_RECURRING_USERNAME: service.username,
    VNPAY_RECURRING_PASSWORD: service.password,
  }
}
