import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { appointAdmin } from '../src/accounts/index.ts'
import { plainError } from '../src/kernel/plain-error.ts'
import { operate } from './operate.ts'

const usage = 'npm run admin -- --sdt 0912345678 --email ten@example.vn --ten "Họ và tên"'

export async function run(args: string[]): Promise<void> {
  const options = { sdt: { type: 'string' }, email: { type: 'string' }, ten: { type: 'string' } } as const
  const { sdt, email, ten } = parseArgs({ args, options }).values
  if (!sdt || !email || !ten) throw plainError(`Say who: ${usage}`)
  await operate(async ({ db }) => {
    const done = await appointAdmin(db, { sdt, email, ten, askPassword, now: new Date() })
    console.log(done === 'created' ? `${ten} can sign in as an admin.` : `${ten} is an admin now; the password stays.`)
  })
}

async function askPassword(): Promise<string> {
  if (process.env.ADMIN_PASSWORD) return process.env.ADMIN_PASSWORD
  if (!stdin.isTTY) throw plainError('No terminal to ask for the password: set ADMIN_PASSWORD.')
  const asking = createInterface({ input: stdin, output: stdout })
  try {
    return await asking.question('Password: ')
  } finally {
    asking.close()
  }
}
