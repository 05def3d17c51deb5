import { operatorError } from '../operator-error.ts'
import { type Env, readSecretVariable } from './environment.ts'

/** The token that `/metrics` asks for; null if nobody may read it. */
export function readMetricsToken(env: Env): string | null {
  const token = readSecretVariable(env, 'METRICS_TOKEN')
  if (!token) return null
  if (!/^[!-~]{32,}$/.test(token))
    throw operatorError(
      'METRICS_TOKEN is not understood: at least 32 characters, without spaces, for example from `openssl rand -hex 32`.',
    )
  return token
}
