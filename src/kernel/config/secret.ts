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

/** The given secret; in development otherwise one that is made once and kept. */
export function readSecret(env: Env, { required, inferred, dataDir }: Rules): string {
  const given = readSecretVariable(env, 'APP_SECRET')
  if (given) {
    if (given.length < 32) throw operatorError('APP_SECRET is too short: at least 32 characters.')
    return given
  }
  if (!required) return keptSecret(dataDir)
  const missing = 'APP_SECRET is not set: at least 32 random characters, for example from `openssl rand -hex 32`.'
  throw operatorError(inferred ? `${missing} ${inferred} NODE_ENV=development is for trying out.` : missing)
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'app-secret')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    if (!existsSync(file)) make(file)
    return readFileSync(file, 'utf8')
  } catch {
    throw operatorError(
      `The data folder ${dataDir} cannot be written: change its owner, or set DATA_DIR to another folder.`,
    )
  }
}

/** Of processes that start together the first one's secret stays, and nobody reads it half written. */
function make(file: string): void {
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, randomBytes(32).toString('hex'), { mode: 0o600 })
  try {
    linkSync(mine, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(mine)
  }
}
