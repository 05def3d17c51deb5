import type { Knex } from 'knex'
import { auditByNobody } from '../kernel/audit.ts'
import { operatorError } from '../kernel/operator-error.ts'
import { checkBody } from '../kernel/validate.ts'
import { email, text } from '../shared/fields.ts'
import { deleteCopiesOf } from './escrow-store.ts'
import { failIfWeak, type Policy } from './new-password.ts'
import { hashPassword } from './passwords.ts'
import { toE164 } from './phone.ts'
import { roleOf } from './roles.ts'
import { findAccount, insertPerson, isEmailTaken, setAdmins } from './store.ts'

interface Appointed extends Policy {
  sdt: string
  email: string
  ten: string
  askPassword: () => Promise<string>
  now: Date
}

/** Appoints an admin from the command line. An existing parent keeps their name, e-mail and password. */
export async function appointAdmin(db: Knex, who: Appointed): Promise<'created' | 'promoted'> {
  const sdt = toE164(who.sdt)
  if (!sdt) throw operatorError(`"${who.sdt}" is not a phone number.`)
  const known = await findAccount(db, { sdt })
  if (known?.khoa_luc) throw operatorError('This account is closed: an admin can open it in the console.')
  const made = known ? null : await newcomer(db, sdt, who)
  return db.transaction(async tx => {
    const person = made ? await insertPerson(tx, made) : known
    if (!person) throw operatorError('Somebody registered with this phone or e-mail just now: try again.')
    const subject = person.ma_phu_huynh
    await setAdmins(tx, [subject], true)
    await deleteCopiesOf(tx, [subject])
    const before = known ? { role: roleOf(known) } : null
    await auditByNobody(tx, who.now, {
      action: 'admin_appointed',
      kind: 'phu_huynh',
      subject,
      detail: { before, after: { role: 'admin' } },
    })
    return made ? 'created' : 'promoted'
  })
}

async function newcomer(db: Knex, sdt: string, who: Appointed) {
  const { email_phu_huynh, ten_phu_huynh } = nameAndEmail(who)
  if (await isEmailTaken(db, email_phu_huynh)) throw operatorError(`"${email_phu_huynh}" belongs to somebody else.`)
  const password = await who.askPassword()
  failIfWeak(who, password)
  return {
    ten_phu_huynh,
    email_phu_huynh,
    sdt,
    mat_khau: await hashPassword(password),
    ngon_ngu: 'vi' as const,
    ngay_tao: who.now,
  }
}

const checkNameAndEmail = checkBody({ ten_phu_huynh: text(), email_phu_huynh: email() })

function nameAndEmail({ ten, email }: Appointed) {
  try {
    return checkNameAndEmail({ ten_phu_huynh: ten, email_phu_huynh: email })
  } catch {
    throw operatorError(`"${ten}" with "${email}" is not a name with an e-mail address.`)
  }
}
