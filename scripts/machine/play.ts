import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { operatorError } from '../../src/kernel/operator-error.ts'
import { device } from '../../src/shared/device-fields.ts'
import { liveDay } from './day.ts'
import { lineTo } from './line.ts'
import { pair } from './pair.ts'
import { createTalk } from './talk.ts'

export interface Played {
  /** Without a slash at its end. */
  server: string
  /** The machine's own code; without one the server makes it. */
  code: string | null
  tokenFile: string | null
  /** Times as fast as the clock. */
  speed: number
  /** The name of a check that is to fail. */
  failing: string | null
  say: (line: string) => void
  /** Ends it sooner than the day. */
  signal?: AbortSignal
}

export function isMachineCode(code: string): boolean {
  return new RegExp(device.ma_thiet_bi.schema.pattern as string).test(code)
}

/** A machine from its pairing to the end of the day, of its token, or of the one who plays it. */
export async function playMachine(played: Played): Promise<void> {
  const { server, code, tokenFile, say, signal } = played
  const line = lineTo(server, say, signal)
  const known = tokenFile && existsSync(tokenFile) ? readFileSync(tokenFile, 'utf8').trim() : ''
  const token = known || (await pair(line, code, say))
  if (tokenFile && !known) writeFileSync(tokenFile, `${token}\n`, { mode: 0o600 })
  const talk = createTalk(line, token, played)
  const day = liveDay(talk, played)
  try {
    while (!signal?.aborted && !day.isOver()) {
      const trouble = await talk.sync()
      if (trouble === null) continue
      if (trouble === 'removed' || trouble === 'unknown' || trouble === 'too_old')
        throw operatorError('the machine has ended: the line above says why.')
      await pause(talk.backoff(), undefined, { signal }).catch(() => {})
    }
  } finally {
    day.stop()
  }
  say(`${talk.time()} The day is over: ${talk.usedToday()} minutes were used.`)
}
