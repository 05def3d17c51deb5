import type { TestApp } from './app.ts'
import { people } from './people.ts'
import { raw } from './raw.ts'

export interface Try {
  phone?: string
  password?: string
  from?: string
  /** The device cookie that the browser sends. */
  device?: string | undefined
}

export interface Tried {
  status: number
  wait: number
  /** The device cookie that the response sets. */
  device: string | undefined
}

export const wrongPassword = 'Wrong@123'

/** Tries to sign in as a browser does. `from` counts only in an app with `TRUST_PROXY=1`. */
export async function trySignIn(
  app: TestApp,
  { phone = people.mother.sdt, password = people.mother.mat_khau, from = '6.6.6.6', device }: Try = {},
): Promise<Tried> {
  const { status, headers } = await raw(app.url, '/api/auth/login', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': from,
      ...(device && { Cookie: `device=${device}` }),
    },
    body: JSON.stringify({ sdt: phone, mat_khau: password }),
  })
  return { status, wait: Number(headers['retry-after'] ?? 0), device: cookieIn(headers['set-cookie'], 'device') }
}

export function cookieIn(cookies: string[] | undefined, name: string): string | undefined {
  const cookie = cookies?.find(each => each.startsWith(`${name}=`))
  return cookie?.slice(name.length + 1).split(';')[0]
}

/** Makes every comparison "wrong" without hashing, for tests that only count tries. */
export function compareNothing({ services }: TestApp): { end: () => void } {
  const { hashing } = services
  services.hashing = async () => null as never
  return { end: () => Object.assign(services, { hashing }) }
}

/** Seeds more parents with the mother's password, and returns their phones. */
export async function seedMore({ db }: TestApp, count: number): Promise<string[]> {
  const mother = await db('phu_huynh').where({ email_phu_huynh: people.mother.email_phu_huynh }).first('mat_khau')
  const phones = Array.from({ length: count }, (_, i) => `+849129${String(i).padStart(5, '0')}`)
  await db('phu_huynh').insert(
    phones.map(sdt => ({
      ...mother,
      sdt,
      ten_phu_huynh: sdt,
      email_phu_huynh: `${sdt}@test.vn`,
      ngay_tao: new Date(),
    })),
  )
  return phones
}
