import { failIfWeak, initEscrow, purgeEscrow, rotateEscrow } from '../src/accounts/index.ts'
import type { Config } from '../src/kernel/config.ts'
import { operatorError } from '../src/kernel/operator-error.ts'
import { askNewSecret, askSecret } from './ask-secret.ts'
import { operate } from './operate.ts'

/** `npm run escrow -- init | rotate | purge`: manages the sealed passwords that admins can reveal. */
export async function run([action]: string[]): Promise<void> {
  if (action !== 'init' && action !== 'rotate' && action !== 'purge')
    throw operatorError('Say what: npm run escrow -- init, rotate or purge.')
  await operate(async ({ db }, config) => {
    const now = new Date()
    if (action === 'init') {
      await initEscrow(db, await newVerification(config), now)
      console.log('Sealed copies are on: passwords set from now on can be revealed by admins.')
    } else if (action === 'rotate') {
      console.log('While the copies are sealed anew, nobody can register or set a new password: about 15 s for 10,000.')
      const present = await askSecret('Present verification password: ', 'ESCROW_PASSWORD')
      const copies = await rotateEscrow(db, present, await newVerification(config), now)
      console.log(`Sealed ${copies} copies anew; the present verification password opens nothing any more.`)
    } else console.log(`Sealed copies are off; removed ${await purgeEscrow(db)}.`)
  })
}

async function newVerification(config: Config): Promise<string> {
  const verification = await askNewSecret('New verification password: ', 'ESCROW_NEW_PASSWORD')
  failIfWeak(config, verification)
  return verification
}
