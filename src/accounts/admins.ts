import type { Knex } from 'knex'
import { plainError } from '../kernel/plain-error.ts'
import { brokenRules } from '../shared/password-rules.ts'
import { hashPassword } from './passwords.ts'
import { toE164 } from './phone.ts'
import { deleteCopy } from './sealed-store.ts'
import { findBySdt, insertAdmin, insertAudit, setAdmin } from './store.ts'

interface Appointed {
  sdt: string
  email: string
  ten: string
  askPassword: () => Promise<string>
  now: Date
}

/** Makes somebody an admin from the command line: a parent who is there already keeps name, e-mail and password. */
export async function appointAdmin(db: Knex, who: Appointed): Promise<'created' | 'promoted'> {
  const sdt = toE164(who.sdt)
  if (!sdt) throw plainError(`"${who.sdt}" is not a phone number.`)
  const known = await findBySdt(db, sdt)
  const mat_khau = known ? null : await hashPassword(await acceptable(who.askPassword))
  return db.transaction(async tx => {
    const subject =
      known?.ma_phu_huynh ??
      (await insertAdmin(tx, { ten_phu_huynh: who.ten, email_phu_huynh: who.email, sdt, mat_khau: mat_khau! }))
    await setAdmin(tx, subject, true)
    await deleteCopy(tx, subject)
    await insertAudit(tx, { at: who.now, actor: null, action: 'admin_appointed', subject, address: null })
    return known ? 'promoted' : 'created'
  })
}

async function acceptable(ask: () => Promise<string>): Promise<string> {
  const password = await ask()
  if (brokenRules(password).length === 0) return password
  throw plainError(
    'The password needs 6 to 128 characters with a capital, a small letter, a digit and a special character.',
  )
}
