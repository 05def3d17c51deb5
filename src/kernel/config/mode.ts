import { isThisMachine } from '../../shared/address.ts'
import { operatorError } from '../operator-error.ts'
import type { Env } from './environment.ts'

interface Mode {
  production: boolean
  /** Why this is production although NODE_ENV is not set. */
  inferred: string | null
}

const modes = ['production', 'development', 'test']

/** Without NODE_ENV, a service that other machines can reach is in production. */
export function readMode(env: Env, origin: string): Mode {
  if (env.NODE_ENV && !modes.includes(env.NODE_ENV))
    throw operatorError(`NODE_ENV is "${env.NODE_ENV}": write one of ${modes.join(', ')}.`)
  if (env.NODE_ENV) return { production: env.NODE_ENV === 'production', inferred: null }
  const sign = signOfProduction(env, origin)
  return { production: sign !== null, inferred: sign && `NODE_ENV is not set: with ${sign} this is production.` }
}

function signOfProduction({ HOST }: Env, origin: string): string | null {
  if (origin.startsWith('https:')) return `APP_ORIGIN=${origin}`
  return HOST && !isThisMachine(HOST) ? `HOST=${HOST}` : null
}
