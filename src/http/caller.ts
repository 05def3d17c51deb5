import { isLanguage, type Language } from '../i18n/index.ts'
import type { Config } from '../kernel/config.ts'
import type { Caller, Person } from '../kernel/given.ts'
import { pageQuery } from '../shared/page-query.ts'
import { isApi } from './api.ts'
import { clientAddress } from './client-address.ts'
import { cookieName, readCookie } from './cookies.ts'
import { mayUseCookie } from './same-origin.ts'
import type { Context, Next } from './state.ts'

const nobody = Promise.resolve(null)

/** Finds out who calls, from where and in which language; the session is looked up only when it is first needed. */
export function identifyCaller(lookUpSession: (token: string) => Promise<Person | null>, config: Config) {
  return (ctx: Context, next: Next) => {
    const language = readLanguage(ctx, config)
    const token = readToken(ctx, config)
    const challenge = readCookie(ctx, cookieName('challenge', config)) ?? null
    const device = readOwnCookie(ctx, config, cookieName('device', config))
    let known: Promise<Caller> | undefined
    ctx.state.language = language
    ctx.state.hasToken = token !== null
    ctx.state.caller = () => {
      known ??= (token ? lookUpSession(token) : nobody).then(person => ({
        person,
        token,
        challenge,
        device,
        machine: readMachine(ctx),
        client: ctx.get('an-nhi-client') || null,
        address: clientAddress(ctx),
        language,
      }))
      return known
    }
    return next()
  }
}

/** Apps send a Bearer token, browsers the cookie. */
function readToken(ctx: Context, config: Config): string | null {
  const bearer = /^Bearer ([\w-]{1,100})$/.exec(ctx.get('authorization'))?.[1]
  if (bearer) return bearer
  return readOwnCookie(ctx, config, cookieName('token', config))
}

/** Machines of children send a token of their own kind. */
function readMachine(ctx: Context): string | null {
  return /^Device ([\w-]{1,100})$/.exec(ctx.get('authorization'))?.[1] ?? null
}

/** In a write, a cookie counts only if our own page sent the request. */
function readOwnCookie(ctx: Context, config: Config, name: string): string | null {
  return (mayUseCookie(ctx, config) && readCookie(ctx, name)) || null
}

export function readLanguage(ctx: Context, config: Config): Language {
  const { language } = isApi(ctx, config) ? {} : pageQuery(ctx.search)
  if (language) return language
  const chosen = readCookie(ctx, 'language')
  if (isLanguage(chosen)) return chosen
  // Without a choice, our pages and what they get from the API are in Vietnamese in every browser.
  const isApp = isApi(ctx, config) && ctx.get('sec-fetch-site') !== 'same-origin'
  return isApp && ctx.acceptsLanguages('vi', 'en') === 'en' ? 'en' : 'vi'
}
