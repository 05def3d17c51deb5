import { deviceCookieDays, minutesOfCode, rememberedDays } from '../accounts/index.ts'
import type { Config } from '../kernel/config.ts'
import type { Context } from './state.ts'

type Place = Pick<Config, 'origin' | 'base'>

export function readCookie(ctx: Context, name: string): string | undefined {
  for (const pair of (ctx.get('cookie') || '').split(';')) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
}

/** On https the prefix makes browsers refuse the cookie from anything but this very host. */
export function sessionCookie({ origin }: Place): string {
  return isHttps(origin) ? '__Host-token' : 'token'
}

export function deviceCookie({ origin }: Place): string {
  return isHttps(origin) ? '__Host-device' : 'device'
}

export function setSession(ctx: Context, place: Place, session: { token: string; remembered: boolean } | null): void {
  const life = session === null ? '; Max-Age=0' : session.remembered ? `; Max-Age=${rememberedDays * 86_400}` : ''
  add(ctx, `${sessionCookie(place)}=${session?.token ?? ''}; Path=/; HttpOnly; SameSite=Lax${life}`, place)
}

/** Shown again with tries at the code that was asked for; it has no use once that code is over. */
export function challengeCookie({ origin }: Place): string {
  return isHttps(origin) ? '__Host-challenge' : 'challenge'
}

export function setChallenge(ctx: Context, place: Place, challenge: string): void {
  const life = `; Max-Age=${minutesOfCode * 60}`
  add(ctx, `${challengeCookie(place)}=${challenge}; Path=/; HttpOnly; SameSite=Lax${life}`, place)
}

export function setDevice(ctx: Context, place: Place, device: string): void {
  const life = deviceCookieDays * 86_400
  add(ctx, `${deviceCookie(place)}=${device}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${life}`, place)
}

export function setLanguage(ctx: Context, place: Place, language: string): void {
  add(ctx, `language=${language}; Path=${place.base || '/'}; SameSite=Lax; Max-Age=31536000`, place)
}

function add(ctx: Context, cookie: string, { origin }: Place): void {
  ctx.append('Set-Cookie', isHttps(origin) ? `${cookie}; Secure` : cookie)
}

export function isHttps(origin: string): boolean {
  return origin.startsWith('https://')
}
