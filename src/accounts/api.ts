import { endpoint, reply } from '../kernel/endpoint.ts'
import { flag, optional, password, text } from '../kernel/fields.ts'
import { endSession } from './sessions.ts'
import { checkPassword, signIn } from './sign-in.ts'

const phone = text({ max: 30, invalid: 'invalid_phone' })

export const endpoints = [
  endpoint(
    'POST',
    '/auth/login',
    'visitor',
    {
      body: { sdt: phone, mat_khau: password(), ghi_nho: optional(flag()) },
      prepare: given => checkPassword(given, given.body.sdt, given.body.mat_khau),
    },
    async (given, checked) => {
      const remembered = given.body.ghi_nho ?? false
      const { token, person } = await signIn(given, checked, remembered)
      return reply({ data: { token, user: person }, message: 'signed_in', session: { token, remembered } })
    },
  ),

  endpoint('POST', '/auth/logout', 'signed-in', {}, async ({ tx, caller }) => {
    await endSession(tx, caller.token)
    return reply({ data: null, message: 'signed_out', session: null })
  }),

  endpoint('GET', '/auth/me', 'signed-in', {}, async ({ caller }) => caller.person),
]
