import { setTimeout as pause } from 'node:timers/promises'
import { waitAfter } from '../../../src/clients/browser/protocol/backoff.ts'
import { untilNext } from '../../../src/clients/browser/protocol/pace.ts'
import { dateInVietnam } from '../../../src/shared/dates.ts'
import { mapOf } from '../protection.ts'
import type { Family } from './families.ts'

export interface Machine {
  family: Family
  /** When the last call ended without an answer. */
  brokenAt: number
  /** How many calls in a row ended so, at last. */
  failures: number
  version: number
  versionAt: number
  /** How many minutes of today it has sent, and how many of them were acknowledged. */
  sent: number
  acknowledged: number
  day: string
  /** Whether the server would take two more syncs within this minute. */
  hasRoom: () => boolean
}

/** Keeps nobody from ending: where a test has failed, its machines wait for minutes. */
const idle = (ms: number) => pause(ms, undefined, { ref: false })

/** A machine that keeps a call open and waits as the extension does; each call tells of one minute more. */
export function runMachine(family: Family, end: number): { machine: Machine; ended: Promise<void> } {
  let begun: number[] = []
  let isAnswered = true
  const isOver = () => Date.now() > end
  const secondsLeft = () => Math.max(0, Math.ceil((end - Date.now()) / 1_000))
  const day = dateInVietnam(new Date())
  const machine: Machine = {
    family,
    brokenAt: 0,
    failures: 0,
    version: 0,
    versionAt: 0,
    sent: 0,
    acknowledged: 0,
    day,
    hasRoom: () => begun.filter(moment => performance.now() - moment < 61_000).length < 3,
  }
  const { client } = family
  const headers = { Authorization: `Device ${family.machine.token}`, 'An-Nhi-Client': 'browser/1.0.0' }

  async function sync(): Promise<void> {
    begun = [...begun.slice(-10), performance.now()]
    const { version } = machine
    const minutes = Array.from({ length: ++machine.sent }, (_, minute) => minute)
    const body = {
      seq: machine.sent,
      ...(version > 0 && { applied: { version, at: new Date() } }),
      // after a failure it wants to know at once that the server is there
      wait: version > 0 && isAnswered ? Math.min(50, secondsLeft()) : 0,
      days: [{ day, minutes: mapOf(...minutes), items: [] }],
    }
    const { status, text, json, retryAfter } = await client.ask('POST', '/api/device/sync', { body, headers })
    if (status === 200) {
      machine.acknowledged = minutes.length
      if (json.data.version !== version) Object.assign(machine, { version: json.data.version, versionAt: Date.now() })
      isAnswered = true
      return
    }
    if (![0, 429, 502, 503].includes(status)) throw new Error(`a machine was answered ${status} ${text}`)
    machine.brokenAt = Date.now()
    machine.failures = isAnswered ? 1 : machine.failures + 1
    isAnswered = false
    if (!isOver()) await idle(waitAfter(machine.failures, retryAfter, Math.random()))
  }

  async function run(): Promise<void> {
    while (!isOver()) {
      await idle(untilNext(begun, performance.now()))
      await sync()
    }
  }
  return { machine, ended: run() }
}
