import { checkAddress, type Env } from './environment.ts'

/** Free, needs no account, and is asked only for texts that an admin wrote for everybody to read. */
const freeService = 'https://api.mymemory.translated.net/get'

/** Where package texts are translated; null if nowhere. A service that is only tried out calls nobody unasked. */
export function readTranslateUrl(env: Env, production: boolean): string | null {
  const text = env.TRANSLATE_URL || (production ? freeService : 'off')
  return text === 'off' ? null : checkAddress('TRANSLATE_URL', text, ['hash'], 'https://host/path, or off')
}
