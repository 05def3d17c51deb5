import { endpoint } from '../kernel/endpoint.ts'
import { fail } from '../kernel/failure.ts'
import { listEndpoints } from '../kernel/lists/endpoints.ts'
import { reply } from '../kernel/reply.ts'
import * as fields from '../shared/account-fields.ts'
import { peopleByRole } from '../shared/account-lists.ts'
import { newParent, parentChange } from '../shared/parent-fields.ts'
import { changePassword, prepareChange, sendChangeCode } from './change.ts'
import { changeClosing, type WriteNotice } from './closing.ts'
import { deviceCookie } from './device-cookie.ts'
import { isEscrowOn } from './escrow.ts'
import { changeParent, createParent, prepareParent, removeParent, takenOfParent } from './parents.ts'
import { prepareRegistration, register, sendRegistrationCode } from './registration.ts'
import { prepareReset, resetPassword, sendResetCode } from './reset.ts'
import { prepareReveal, reveal } from './reveal.ts'
import { changeRole, changeRoles, roleOf } from './roles.ts'
import { countSending } from './send-code.ts'
import { endedSessionCookie, endSession, sessionCookie } from './sessions.ts'
import { checkPassword, signIn } from './sign-in.ts'
import { findPerson, peopleByRoleRows, setLanguage } from './store.ts'

export const accountEndpoints = (writeNotice: WriteNotice) => [
  endpoint(
    'POST',
    '/auth/login',
    'visitor',
    { body: fields.signIn, prepare: given => checkPassword(given, given.body.sdt, given.body.mat_khau) },
    async (given, checked) => {
      const remembered = given.body.ghi_nho ?? false
      const { token, person, device } = await signIn(given, checked, remembered)
      const cookies = [sessionCookie(token, remembered), deviceCookie(device)]
      return reply({ data: { token, user: person }, message: 'signed_in', cookies })
    },
  ),

  endpoint('POST', '/auth/logout', 'signed-in', { uncounted: true }, async ({ tx, caller }) => {
    await endSession(tx, caller.token)
    return reply({ data: null, message: 'signed_out', cookies: [endedSessionCookie] })
  }),

  endpoint('GET', '/auth/me', 'signed-in', {}, async ({ caller }) => caller.person!),

  /** Sets the language of the SMS sent to this account. */
  endpoint('PUT', '/auth/language', 'signed-in', { body: fields.language }, async given => {
    const { ma_phu_huynh } = given.caller.person!
    await setLanguage(given.tx, ma_phu_huynh, given.body.ngon_ngu)
    return { ngon_ngu: given.body.ngon_ngu }
  }),

  /** Tells the registration form whether admins can see passwords. */
  endpoint('GET', '/auth/registration', 'visitor', {}, async ({ db }) => ({
    admins_can_see_password: await isEscrowOn(db),
  })),

  endpoint(
    'POST',
    '/auth/send-registration-otp',
    'visitor',
    { body: fields.registrationCode, prepare: given => countSending(given, given.body.sdt) },
    async (given, sending) => sendRegistrationCode(given, sending, given.body.email_phu_huynh),
  ),

  endpoint(
    'POST',
    '/auth/register',
    'visitor',
    { body: fields.registration, creates: true, prepare: given => prepareRegistration(given, given.body) },
    async (given, prepared) => register(given, given.body, prepared),
  ),

  endpoint(
    'POST',
    '/auth/send-reset-otp',
    'visitor',
    { body: fields.resetCode, prepare: given => countSending(given, given.body.sdt) },
    async (given, sending) => sendResetCode(given, sending),
  ),

  endpoint(
    'POST',
    '/auth/reset-password',
    'visitor',
    { body: fields.reset, prepare: given => prepareReset(given, given.body) },
    async (given, prepared) => resetPassword(given, given.body, prepared),
  ),

  endpoint(
    'POST',
    '/auth/send-change-password-otp',
    'signed-in',
    { prepare: given => countSending(given, given.caller.person!.sdt ?? fail('no_phone')) },
    async (given, sending) => sendChangeCode(given, sending),
  ),

  endpoint(
    'POST',
    '/auth/change-password',
    'signed-in',
    { body: fields.change, prepare: given => prepareChange(given, given.body) },
    async (given, prepared) => changePassword(given, given.body, prepared),
  ),

  endpoint(
    'POST',
    '/phu-huynh',
    'admin',
    { body: newParent, creates: true, taken: takenOfParent, prepare: given => prepareParent(given, given.body) },
    async (given, prepared) => createParent(given, given.body, prepared),
  ),

  // before the path that has an id in that place
  endpoint('PUT', '/phu-huynh/role', 'admin', { body: fields.roleOfMany }, async given =>
    changeRoles(given, given.body.chon, given.body.role),
  ),

  endpoint(
    'PUT',
    '/phu-huynh/:id',
    'admin',
    { body: parentChange, taken: takenOfParent, prepare: given => prepareParent(given, given.body) },
    async (given, prepared) => changeParent(given, given.body, prepared),
  ),

  endpoint('DELETE', '/phu-huynh/:id', 'admin', {}, async given => removeParent(given)),

  endpoint('GET', '/phu-huynh/roles', 'admin', {}, async () => fields.roles),

  ...listEndpoints('/phu-huynh/role/:role', 'admin', peopleByRole, peopleByRoleRows),

  endpoint('GET', '/phu-huynh/:id/role', 'admin', {}, async ({ db, id }) => {
    const person = (await findPerson(db, id)) ?? fail('not_found')
    return { ma_phu_huynh: id, role: roleOf(person) }
  }),

  endpoint('PUT', '/phu-huynh/:id/role', 'admin', { body: fields.role }, async given =>
    changeRole(given, given.body.role),
  ),

  endpoint('PUT', '/phu-huynh/:id/khoa', 'admin', { body: fields.accountClosing }, async given =>
    changeClosing(given, given.body, writeNotice),
  ),

  endpoint(
    'POST',
    '/phu-huynh/:id/mat-khau',
    'admin',
    { body: fields.reveal, prepare: given => prepareReveal(given, given.body.mat_khau_xac_minh) },
    async (given, prepared) => reveal(given, prepared),
  ),
]
