import type { TestApp } from '../helpers/app.ts'
import { newPassword } from '../helpers/codes.ts'
import { people } from '../helpers/people.ts'

export const proxied = { TRUST_PROXY: '1' }
export const { sdt } = people.mother
export const owner = '9.9.9.9'

export const ask = (app: TestApp, from: string, phone = sdt) =>
  app.post('/api/auth/send-reset-otp', { sdt: phone }, { headers: { 'X-Forwarded-For': from } })
export const tryCode = (app: TestApp, from: string, otp: string, more = {}) =>
  app.post(
    '/api/auth/reset-password',
    { sdt, otp, mat_khau_moi: newPassword },
    { headers: { 'X-Forwarded-For': from, ...more } },
  )
/** How many messages the owner's phone got. */
export const got = (app: TestApp) => app.outbox.filter(({ to }) => to.endsWith(sdt.slice(1))).length
