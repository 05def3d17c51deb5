import { languages } from '../i18n/index.ts'
import { endpoint, reply } from '../kernel/endpoint.ts'
import { fail } from '../kernel/failure.ts'
import { choice, email, flag, optional, paging, password, text } from '../kernel/fields.ts'
import { pageOf } from '../kernel/paging.ts'
import { changePassword, prepareChange, sendChangeCode } from './change.ts'
import { isEscrowOn } from './escrow.ts'
import { prepareRegistration, register, sendRegistrationCode } from './registration.ts'
import { prepareReset, resetPassword, sendResetCode } from './reset.ts'
import { prepareReveal, reveal } from './reveal.ts'
import { changeRole, roleOf, roles } from './roles.ts'
import { countSending } from './send-code.ts'
import { endSession } from './sessions.ts'
import { checkPassword, signIn } from './sign-in.ts'
import { findPerson, listByRole, setLanguage } from './store.ts'

const phone = text({ max: 30, invalid: 'invalid_phone' })
const newPhone = text({ max: 30, pattern: '^(?:[^0-9]*[0-9]){10,11}[^0-9]*$', invalid: 'invalid_phone' })
const code = text({ max: 6, required: 'code_required', invalid: 'wrong_code' })

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

  /** The language of the messages that are sent to somebody. */
  endpoint('PUT', '/auth/language', 'signed-in', { body: { ngon_ngu: choice(languages) } }, async given => {
    const { ma_phu_huynh } = given.caller.person!
    await setLanguage(given.tx, ma_phu_huynh, given.body.ngon_ngu)
    return { ngon_ngu: given.body.ngon_ngu }
  }),

  /** What somebody must know before they register. */
  endpoint('GET', '/auth/registration', 'visitor', {}, async ({ db }) => ({
    admins_can_see_password: await isEscrowOn(db),
  })),

  endpoint(
    'POST',
    '/auth/send-registration-otp',
    'visitor',
    {
      body: { sdt: newPhone, email_phu_huynh: optional(email()) },
      prepare: given => countSending(given, given.body.sdt),
    },
    async (given, sending) => sendRegistrationCode(given, sending, given.body.email_phu_huynh),
  ),

  endpoint(
    'POST',
    '/auth/register',
    'visitor',
    {
      body: { email_phu_huynh: email(), sdt: newPhone, ten_phu_huynh: text(), mat_khau: password(), otp: code },
      prepare: given => prepareRegistration(given, given.body),
    },
    async (given, prepared) => register(given, given.body, prepared),
  ),

  endpoint(
    'POST',
    '/auth/send-reset-otp',
    'visitor',
    { body: { sdt: phone }, prepare: given => countSending(given, given.body.sdt) },
    async (given, sending) => sendResetCode(given, sending),
  ),

  endpoint(
    'POST',
    '/auth/reset-password',
    'visitor',
    {
      body: { sdt: phone, otp: code, mat_khau_moi: password() },
      prepare: given => prepareReset(given, given.body),
    },
    async (given, prepared) => resetPassword(given, given.body, prepared),
  ),

  endpoint(
    'POST',
    '/auth/send-change-password-otp',
    'signed-in',
    { prepare: given => countSending(given, given.caller.person!.sdt) },
    async (given, sending) => sendChangeCode(given, sending),
  ),

  endpoint(
    'POST',
    '/auth/change-password',
    'signed-in',
    {
      body: { mat_khau_cu: password(), mat_khau_moi: password(), otp: code },
      prepare: given => prepareChange(given, given.body),
    },
    async (given, prepared) => changePassword(given, given.body, prepared),
  ),

  endpoint('GET', '/phu-huynh/roles', 'admin', {}, async () => roles),

  endpoint('GET', '/phu-huynh/role/:role', 'admin', { query: paging }, async ({ db, params, query }) => {
    const role = roles.find(each => each === params.role) ?? fail('not_found')
    return pageOf(query, asked => listByRole(db, role === 'admin', asked))
  }),

  endpoint('GET', '/phu-huynh/:id/role', 'admin', {}, async ({ db, id }) => {
    const person = (await findPerson(db, id)) ?? fail('not_found')
    return { ma_phu_huynh: id, role: roleOf(person) }
  }),

  endpoint('PUT', '/phu-huynh/:id/role', 'admin', { body: { role: choice(roles) } }, async given =>
    changeRole(given, given.body.role),
  ),

  endpoint(
    'POST',
    '/phu-huynh/:id/mat-khau',
    'admin',
    {
      body: { mat_khau_xac_minh: password() },
      prepare: given => prepareReveal(given, given.body.mat_khau_xac_minh),
    },
    async (given, prepared) => reveal(given, prepared),
  ),
]
