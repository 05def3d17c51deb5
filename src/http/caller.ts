import { createRecogniser } from '../accounts/index.ts'
import { isLanguage, type Language } from '../i18n/index.ts'
import type { Config } from '../kernel/config.ts'
import type { Caller, World } from '../kernel/endpoint.ts'
import { isApi } from './api.ts'
import { clientAddress } from './client-address.ts'
import { challengeCookie, readCookie, sessionCookie } from './cookies.ts'
import { mayUseCookie } from './same-origin.ts'
import type { Context, Next } from './state.ts'

const nobody = Promise.resolve(null)

/** Learns who calls, from where and in which language, without asking the database before somebody needs it. */
export function knowCaller(world: World, config: Config) {
  const recognise = createRecogniser(world)
  return (ctx: Context, next: Next) => {
    const language = readLanguage(ctx, config)
    const token = readToken(ctx, config)
    const challenge = readCookie(ctx, challengeCookie(config)) ?? null
    let known: Promise<Caller> | undefined
    ctx.state.language = language
    ctx.state.hasToken = token !== null
    ctx.state.caller = () => {
      known ??= (token ? recognise(token) : nobody).then(person => ({
        person,
        token,
        challenge,
        address: clientAddress(ctx),
        language,
      }))
      return known
    }
    return next()
  }
}

/** Apps show a Bearer token; browsers the cookie, which counts for writing only when our own page sends it. */
function readToken(ctx: Context, config: Config): string | null {
  const bearer = /^Bearer ([\w-]{1,100})$/.exec(ctx.get('authorization'))?.[1]
  if (bearer) return bearer
  return (mayUseCookie(ctx, config) && readCookie(ctx, sessionCookie(config))) || null
}

function readLanguage(ctx: Context, config: Config): Language {
  const chosen = readCookie(ctx, 'language')
  if (isLanguage(chosen)) return chosen
  return isApi(ctx, config) && ctx.acceptsLanguages('vi', 'en') === 'en' ? 'en' : 'vi'
}
