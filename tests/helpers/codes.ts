import * as assert from 'uvu/assert'
import type { Answered, Ask, TestApp } from './app.ts'
import { people } from './people.ts'
import { timed } from './time.ts'

/** The newest code that was sent to a phone. */
export function codeFor({ outbox }: TestApp, sdt: string): string {
  const message = outbox.find(({ to }) => to === sdt.replace(/^0/, '+84'))
  const code = message?.text.match(/\b\d{6}\b/)?.[0]
  if (!code) throw new Error(`no code was sent to ${sdt}`)
  return code
}

/** A visitor without an account. */
export const newcomer = {
  email_phu_huynh: 'moi@test.vn',
  sdt: '0987654321',
  ten_phu_huynh: 'Lê Mới',
  mat_khau: 'Diều@2026',
}

/** The three ways to request a code: the newcomer to register, the mother to reset or change her password. */
export const sending = {
  register: (app: TestApp, ask?: Ask) => app.post('/api/auth/send-registration-otp', { sdt: newcomer.sdt }, ask),
  reset: (app: TestApp, ask?: Ask) => app.post('/api/auth/send-reset-otp', { sdt: people.mother.sdt }, ask),
  change: (app: TestApp, ask?: Ask) => app.post('/api/auth/send-change-password-otp', {}, { as: 'mother', ...ask }),
}
type Purpose = keyof typeof sending

const phoneOf = { register: newcomer.sdt, reset: people.mother.sdt, change: people.mother.sdt }

/** Requests a code and reads it. */
export async function codeBy(app: TestApp, purpose: Purpose): Promise<string> {
  const { status, text } = await sending[purpose](app)
  if (status !== 200) throw new Error(`${purpose}: ${status} ${text}`)
  return codeFor(app, phoneOf[purpose])
}

export const newPassword = 'Hoa sen#7'

/** The three endpoints that take a code; `change` replaces fields of the body. */
export const using: Record<Purpose, (app: TestApp, otp: string, change?: object) => Promise<Answered>> = {
  register: (app, otp, change) => app.post('/api/auth/register', { ...newcomer, otp, ...change }),
  reset: (app, otp, change) =>
    app.post('/api/auth/reset-password', { sdt: people.mother.sdt, otp, mat_khau_moi: newPassword, ...change }),
  change: (app, otp, change) => {
    const typed = { mat_khau_cu: people.mother.mat_khau, mat_khau_moi: newPassword, otp }
    return app.post('/api/auth/change-password', { ...typed, ...change }, { as: 'mother' })
  },
}

export const purposes = Object.keys(sending) as Purpose[]

/** A code that differs from the right one. */
export function wrongFor(code: string, by = 1): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0')
}

/** Requests registration codes, each from a new address unless one is given. */
export function asking(app: TestApp) {
  const at = timed(app)
  let addresses = 0
  const ask = (sdt: string = newcomer.sdt, from = `10.0.0.${addresses++}`) =>
    app.post('/api/auth/send-registration-otp', { sdt }, { headers: { 'X-Forwarded-For': from } })
  /** The status of one request at each of these seconds. */
  const statuses = async (...seconds: number[]) => {
    const got: number[] = []
    for (const second of seconds) {
      at(second)
      got.push((await ask()).status)
    }
    return got
  }
  const refused = async (atLeast: number, atMost: number) => {
    const before = app.outbox.length
    const { status, headers, json } = await ask()
    assert.equal([status, json.error], [429, 'too_many_tries'])
    const wait = Number(headers.get('retry-after'))
    assert.ok(wait >= atLeast && wait <= atMost, `Retry-After ${wait}`)
    assert.is(app.outbox.length, before, 'nothing was sent')
  }
  return { at, ask, statuses, refused }
}
