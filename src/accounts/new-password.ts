import { failOnFields } from '../kernel/failure.ts'
import { operatorError } from '../kernel/operator-error.ts'
import { brokenRules } from '../shared/password-rules.ts'
import { isCommon } from './common-passwords.ts'

/** Applies wherever a password is set. `field` is the name of the body field. */
export function checkNewPassword(
  { refuseCommonPasswords }: { refuseCommonPasswords: boolean },
  field: string,
  password: string,
): void {
  if (brokenRules(password).length > 0) failOnFields({ [field]: 'password_too_weak' })
  if (refuseCommonPasswords && isCommon(password)) failOnFields({ [field]: 'password_too_common' })
}

/** The same rules for a password typed on the command line. */
export function refuseWeak(password: string): void {
  if (brokenRules(password).length > 0)
    throw operatorError(
      'The password needs 6 to 128 characters with a capital, a small letter, a digit and a special character.',
    )
}
