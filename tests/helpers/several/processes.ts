import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../scripts/test/free-port.ts'
import type { TestApp } from '../app.ts'
import { launch, production, type Service, untilItServes } from '../process.ts'
import { until } from '../until.ts'
import { type Front, startFront } from './front.ts'
import type { Outside } from './gateway.ts'

export interface Processes {
  front: Front
  ports: number[]
  /** Kills the process at this place at once, and starts another at its port. Returns the moment of the kill. */
  kill: (place: number) => { at: number; serves: Promise<void> }
  /** Stops the process at this place in order, and starts one of this version at its port. */
  replace: (place: number, root?: string) => Promise<void>
  /** What all processes have printed so far, also those that ended. */
  said: () => string
  close: () => Promise<void>
}

interface Placed {
  /** Of their database. */
  url: string
  folder: string
  count: number
  outside: Outside
  /** See front.ts. */
  keepsBodies?: boolean
}

/** Processes in production mode with their jobs on one database, behind the front. */
export async function startProcesses(
  app: TestApp,
  { url, folder, count, outside, keepsBodies = false }: Placed,
): Promise<Processes> {
  const ports: number[] = []
  while (ports.length < count + 1) ports.push(await freePort())
  const own = ports.splice(1)
  const front = await startFront({ port: ports[0]!, ports: own, folder, keepsBodies })
  const { tmnCode, secret } = app.services.gateway!
  const env = {
    ...production,
    APP_ORIGIN: front.url,
    TRUST_PROXY: '1',
    DATABASE_URL: url,
    DATABASE_POOL: '10',
    VNPAY_TMN_CODE: tmnCode,
    VNPAY_HASH_SECRET: secret,
    VNPAY_PAY_URL: `${app.url}/dev/vnpay/pay`,
    VNPAY_API_URL: `${outside.url}/gateway`,
    SMS_WEBHOOK_URL: `${outside.url}/sms`,
    HDDT_WEBHOOK_URL: `${outside.url}/invoices`,
    HDDT_WEBHOOK_SECRET: 'x'.repeat(32),
    TRANSLATE_URL: 'off',
  }
  const ended: Service[] = []
  const start = (place: number, root?: string) => launch({ ...env, PORT: String(own[place]) }, folder, [], root)
  const all = await Promise.all(own.map((_, place) => start(place)))
  await Promise.all(all.map(untilItServes))

  async function startAgain(place: number, root?: string): Promise<void> {
    const before = all[place]!
    await before.ended
    ended.push(before)
    all[place] = await start(place, root)
    await untilItServes(all[place]!)
  }

  return {
    front,
    ports: own,
    kill: place => {
      all[place]!.process.kill('SIGKILL')
      return { at: Date.now(), serves: startAgain(place) }
    },
    replace: async (place, root) => {
      all[place]!.process.kill('SIGTERM')
      await startAgain(place, root)
      await until(async () => (await fetch(`${all[place]!.url}/api/health`)).status === 200)
      await pause(1_000)
    },
    said: () => [...ended, ...all].map(({ said }) => said()).join('\n'),
    close: async () => {
      for (const { process } of all) process.kill('SIGKILL')
      await Promise.all(all.map(({ ended }) => ended))
      await front.close()
    },
  }
}
