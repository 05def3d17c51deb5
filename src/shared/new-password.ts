import type { Faults } from './fields.ts'
import { brokenRules, composed, passwordLength } from './password-rules.ts'
import type { Typed } from './typed.ts'

/** The form field that repeats the new password. It is not part of the request body. */
export const repeatField = 'xac_nhan'

export function faultsInPair(typed: Typed, name: 'mat_khau' | 'mat_khau_moi'): Faults {
  if (!typed[repeatField]) return { [repeatField]: 'repeat_required' }
  return typed[name] === typed[repeatField] ? {} : { [repeatField]: 'password_mismatch' }
}

const comparable = (password = '') => composed(password, passwordLength)

export function faultsInChange(typed: Typed): Faults {
  const isSame = comparable(typed.mat_khau_moi) === comparable(typed.mat_khau_cu)
  return { ...faultsInPair(typed, 'mat_khau_moi'), ...(isSame && { mat_khau_moi: 'same_password' }) }
}

/** Whether the form may be sent: all rules are met and both passwords are equal. */
export function isPairReady(password: string, repeated: string): boolean {
  return brokenRules(password).length === 0 && password === repeated
}
