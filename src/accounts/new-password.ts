import { type FailureCode, failOnFields } from '../kernel/failure.ts'
import { operatorError } from '../kernel/operator-error.ts'
import { brokenRules } from '../shared/password-rules.ts'
import { isCommon } from './common-passwords.ts'

export interface Policy {
  refuseCommonPasswords: boolean
}

/** Applies wherever a password is set. `field` is the name of the body field. */
export function checkNewPassword(policy: Policy, field: string, password: string): void {
  const fault = faultOfNewPassword(policy, password)
  if (fault) failOnFields({ [field]: fault })
}

export function faultOfNewPassword({ refuseCommonPasswords }: Policy, password: string): FailureCode | undefined {
  if (brokenRules(password).length > 0) return 'password_too_weak'
  return refuseCommonPasswords && isCommon(password) ? 'password_too_common' : undefined
}

/** The same rules for a password typed on the command line. */
export function failIfWeak(policy: Policy, password: string): void {
  const fault = faultOfNewPassword(policy, password)
  if (fault === 'password_too_common') throw operatorError('Everybody tries this password first: choose another.')
  if (fault)
    throw operatorError(
      'The password needs 6 to 128 characters with a capital, a small letter, a digit and a special character.',
    )
}
