import { setTimeout as pause } from 'node:timers/promises'
import { call, type Line } from '../../src/clients/browser/protocol/call.ts'
import { operatorError } from '../../src/kernel/operator-error.ts'
import { machineName } from './words.ts'

const patience = 25

interface Asked {
  id: string
  ma_thiet_bi: string
  secret: string
  check: string
}

/** Shows the code and the digits until a parent has confirmed them, and returns the token. */
export async function pair(line: Line, code: string | null, say: (line: string) => void): Promise<string> {
  const body = { client: 'fake', version: '1.0.0', name: machineName, ...(code && { ma_thiet_bi: code }) }
  const { id, ma_thiet_bi, secret, check } = await begin(line, body, say)
  say(`Code ${shownAs(ma_thiet_bi)}, four digits ${check}. Waiting for a parent …`)
  for (;;) {
    const { state, token } = await poll(line, id, secret)
    if (token) return token
    if (state !== 'waiting') throw operatorError(`the pairing ended: ${state}. Start again for a new one.`)
  }
}

async function begin(line: Line, body: object, say: (line: string) => void): Promise<Asked> {
  for (;;) {
    const answer = await call(line, { method: 'POST', path: '/device/pairings', body })
    if (answer.ok) return answer.data as Asked
    if (!passes(answer.trouble)) throw operatorError(`${line.service} does not let a machine ask to be paired.`)
    say(`${line.service} cannot be reached. Trying again …`)
    await pause((answer.retryAfter ?? 2) * 1_000)
  }
}

async function poll(line: Line, id: string, secret: string): Promise<{ state: string; token?: string }> {
  const body = { secret, wait: patience }
  const answer = await call(line, { method: 'POST', path: `/device/pairings/${id}/poll`, body, wait: patience })
  if (answer.ok) return answer.data as { state: string; token?: string }
  if (!passes(answer.trouble)) return { state: answer.trouble }
  await pause((answer.retryAfter ?? 2) * 1_000)
  return { state: 'waiting' }
}

function passes(trouble: string): boolean {
  return trouble === 'offline' || trouble === 'later'
}

/** As it is read aloud. */
function shownAs(code: string): string {
  return /^\w{8}$/.test(code) ? `${code.slice(0, 4)}-${code.slice(4)}` : code
}
