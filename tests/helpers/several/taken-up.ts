import { setTimeout as pause } from 'node:timers/promises'
import { until } from '../until.ts'
import type { Machine } from './machines.ts'

/** In ms after a kill: when the parent was told that the minutes are given, and when the machine had heard of them. */
export interface TakenUp {
  given: number
  heard: number
  /** How often the machine called in vain: it waits 2 to 4 s after the first time, 4 to 8 s after the second. */
  failures: number
}

/**
 * After a kill each parent whose child's machine lost its call gives five minutes at once; the ids of the gifts are kept. A
 * machine that has called often within this minute waits for the next one by the rule of its protocol, and is left out.
 */
export async function giveToBroken(machines: Machine[], at: number, gifts: Set<string>): Promise<TakenUp[]> {
  await pause(300)
  const broken = machines.filter(({ brokenAt, hasRoom }) => brokenAt >= at && hasRoom())
  return Promise.all(
    broken.map(async machine => {
      const { child, client, headers } = machine.family
      const { version } = machine
      const id = crypto.randomUUID()
      const body = { id, kind: 'minutes', minutes: 5 }
      const { status, text } = await client.sure('POST', `/api/tre-em/${child}/grants`, { body, headers })
      if (status !== 201 && status !== 200) throw new Error(`${status} ${text}`)
      gifts.add(id)
      const given = Date.now() - at
      await until(() => machine.version > version)
      return { given, heard: machine.versionAt - at, failures: machine.failures }
    }),
  )
}
