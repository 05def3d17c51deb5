import type { Language } from '../i18n/index.ts'
import type { Config } from '../kernel/config.ts'
import type { Cookie } from '../kernel/cookie.ts'
import type { Context } from './state.ts'

type Site = Pick<Config, 'origin' | 'base'>

export function readCookie(ctx: Context, name: string): string | undefined {
  for (const pair of (ctx.get('cookie') || '').split(';')) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
}

/** With the `__Host-` prefix, browsers accept the cookie from this exact host only; it needs https. */
export function cookieName(name: Cookie['name'], { origin }: Site): string {
  return isHttps(origin) ? `__Host-${name}` : name
}

export function setCookies(ctx: Context, site: Site, cookies: Cookie[] = []): void {
  for (const { name, value, seconds } of cookies) {
    const life = seconds === null ? '' : `; Max-Age=${seconds}`
    ctx.append('Set-Cookie', secured(`${cookieName(name, site)}=${value}; Path=/; HttpOnly; SameSite=Lax${life}`, site))
  }
}

export function setLanguage(ctx: Context, site: Site, language: Language): void {
  ctx.append('Set-Cookie', languageCookie(language, site))
}

export function languageCookie(language: Language, site: Site): string {
  return secured(`language=${language}; Path=${site.base || '/'}; SameSite=Lax; Max-Age=31536000`, site)
}

function secured(cookie: string, { origin }: Site): string {
  return isHttps(origin) ? `${cookie}; Secure` : cookie
}

export function isHttps(origin: string): boolean {
  return origin.startsWith('https://')
}
