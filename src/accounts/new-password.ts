import { failOnFields } from '../kernel/failure.ts'
import { brokenRules } from '../shared/password-rules.ts'
import { isCommon } from './common-passwords.ts'

/** The rules hold wherever a password is set; `field` is the name it was sent under. */
export function checkNewPassword(
  { refuseCommonPasswords }: { refuseCommonPasswords: boolean },
  field: string,
  password: string,
): void {
  if (brokenRules(password).length > 0) failOnFields({ [field]: 'password_too_weak' })
  if (refuseCommonPasswords && isCommon(password)) failOnFields({ [field]: 'password_too_common' })
}
