import { parseArgs } from 'node:util'
import { appointAdmin } from '../src/accounts/index.ts'
import { operatorError } from '../src/kernel/operator-error.ts'
import { askNewSecret } from './ask-secret.ts'
import { operate } from './operate.ts'

const usage = 'npm run admin -- --sdt 0912345678 --email ten@example.vn --ten "Họ và tên"'

export async function run(args: string[]): Promise<void> {
  const options = { sdt: { type: 'string' }, email: { type: 'string' }, ten: { type: 'string' } } as const
  const { sdt, email, ten } = parseArgs({ args, options }).values
  if (!sdt || !email || !ten) throw operatorError(`Say who: ${usage}`)
  await operate(async ({ db }, { refuseCommonPasswords }) => {
    const now = new Date()
    const askPassword = () => askNewSecret('Password: ', 'ADMIN_PASSWORD')
    const done = await appointAdmin(db, { sdt, email, ten, now, askPassword, refuseCommonPasswords })
    console.log(done === 'created' ? `${ten} can sign in as an admin.` : `${ten} is an admin now; the password stays.`)
  })
}
