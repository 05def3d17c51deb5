import { device } from './device-fields.ts'
import { choice, type Field, group, optional, text, whole } from './fields.ts'

/** Letters and digits that nobody takes for one another. */
export const codeSigns = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
export const codeLength = 8

/** Whether a typed code may be one that the service has given; hyphen and case do not count. */
export function isMachineCode(typed: string): boolean {
  return new RegExp(`^[${codeSigns}]{${codeLength}}$`, 'i').test(typed.trim().replaceAll('-', ''))
}

const secret = text({ max: 100, pattern: '^[\\w-]+$' })
const moment = text({ max: 40 })

export const newPairing = {
  client: text({ max: 40, pattern: '^[a-z][a-z0-9-]*$' }),
  version: text({ max: 40 }),
  name: text(),
  ma_thiet_bi: optional(device.ma_thiet_bi),
}

/** In seconds. */
const wait = optional(whole({ max: 55 }))

export const poll = { secret, wait }

export const pairingConfirmation = {
  check: text({ max: 4, pattern: '^\\d{4}$', invalid: 'wrong_check' }),
  ma_tre_em: whole({ min: 1 }),
  ten_thiet_bi: device.ten_thiet_bi,
  goi_dich_vu_id: optional(whole({ min: 1 })),
}

export const removal = { key: optional(secret) }

export const childConsent = { purpose: choice(['history']), version: whole({ min: 1 }) }

/** What is in the lists is looked at one by one: what cannot be taken is dropped and named, and the rest is kept. */
export const sync = {
  seq: whole({ max: Number.MAX_SAFE_INTEGER }),
  applied: optional(group({ version: whole({ min: 1 }), at: moment })),
  checks: optional(list()),
  days: optional(list()),
  history: optional(list()),
  clock: optional(group({ wall: moment, monotonic: whole({ max: Number.MAX_SAFE_INTEGER }) })),
  wait,
}

function list(): Field<unknown[], false> {
  return {
    schema: { type: 'array' },
    optional: false,
    required: 'required',
    invalid: 'invalid_input',
    fromTyped: typed => typed,
  }
}
