import { operatorError } from '../operator-error.ts'
import type { Env } from './environment.ts'

/** Free, needs no account, and is asked only for texts that an admin wrote for everybody to read. */
const freeService = 'https://api.mymemory.translated.net/get'

/** Where package texts are translated; null if nowhere. A service that is only tried out calls nobody unasked. */
export function readTranslateUrl(env: Env, production: boolean): string | null {
  const text = env.TRANSLATE_URL || (production ? freeService : 'off')
  if (text === 'off') return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.hash)
    throw operatorError('TRANSLATE_URL is not understood: write https://host/path, or off.')
  return text
}
