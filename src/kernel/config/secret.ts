import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { operatorError } from '../operator-error.ts'
import { type Env, readSecretVariable } from './environment.ts'

interface Rules {
  required: boolean
  /** Why a secret is required although NODE_ENV is not set. */
  inferred: string | null
  dataDir: string
}

/** APP_SECRET. Without it, in development, a secret that is generated once and stored in the data folder. */
export function readSecret(env: Env, { required, inferred, dataDir }: Rules): string {
  const given = readSecretVariable(env, 'APP_SECRET')
  if (given) {
    if (given.length < 32) throw operatorError('APP_SECRET is too short: at least 32 characters.')
    return given
  }
  if (!required) return storedSecret(dataDir)
  const missing = 'APP_SECRET is not set: at least 32 random characters, for example from `openssl rand -hex 32`.'
  throw operatorError(inferred ? `${missing} ${inferred} NODE_ENV=development is for trying out.` : missing)
}

function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'app-secret')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    if (!existsSync(file)) createFile(file)
    return readFileSync(file, 'utf8')
  } catch {
    throw operatorError(
      `The data folder ${dataDir} cannot be written: change its owner, or set DATA_DIR to another folder.`,
    )
  }
}

/** When several processes start at once, the first one's secret is kept, and none reads a half-written file. */
function createFile(file: string): void {
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, randomBytes(32).toString('hex'), { mode: 0o600 })
  try {
    linkSync(temporary, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(temporary)
  }
}
