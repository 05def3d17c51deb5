import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { endpoints } from '../../src/modules.ts'
import { type TestApp, withApp } from '../helpers/app.ts'
import { fitted, nastyJson, nastyTexts } from '../helpers/nasty.ts'
import { raw } from '../helpers/raw.ts'

const mostMs = 20
const triesAtMost = 6
const most = 99_000
const mostOfForm = 31_000
const mostOfHead = 15_000

type Ask = Parameters<typeof raw>[2]

/** What a request costs this thread, sending included: the cheapest of several, as others use the machine too. */
async function cost(app: TestApp, path: string, ask: Ask): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < triesAtMost && least > mostMs; tries++) {
    const before = process.threadCpuUsage()
    await raw(app.url, path, ask).catch(() => {})
    const { user, system } = process.threadCpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

async function allAreCheap(app: TestApp, asks: [name: string, path: string, ask: Ask][]): Promise<void> {
  const dear: string[] = []
  for (const [name, path, ask] of asks) {
    const ms = await cost(app, path, ask)
    if (ms > mostMs) dear.push(`${name}: ${Math.round(ms)} ms`)
  }
  assert.equal(dear, [])
  assert.ok(asks.length > 20)
}

const pathOf = (path: string) => path.replace(':id', '1').replace(/:\w+/g, 'parent')
const texts = Object.entries(nastyTexts)

test('no body of 100 kB costs an endpoint more than 20 ms', () =>
  withApp(async app => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${await app.token('admin')}` }
    const asks = endpoints
      .filter(({ method }) => method !== 'GET')
      .flatMap(({ method, path, body }) => {
        const filled = Object.entries(body).flatMap(([field]) =>
          texts.map(([name, text]): [string, string] => [
            `${field}: ${name}`,
            `{${JSON.stringify(field)}:${fitted(text, most, JSON.stringify)}}`,
          ]),
        )
        return [...filled, ...Object.entries(nastyJson)].map(([name, body]): [string, string, Ask] => [
          `${method} ${path} ${name}`,
          `/api${pathOf(path)}`,
          { method, headers, body },
        ])
      })
    await allAreCheap(app, asks)
  }))

const valid = {
  ten_phu_huynh: 'Hạnh',
  email_phu_huynh: 'hanh@example.vn',
  sdt: '0912345678',
  mat_khau: 'Mật-khẩu-1',
  mat_khau_cu: 'Mật-khẩu-2',
  mat_khau_moi: 'Mật-khẩu-1',
  xac_nhan: 'Mật-khẩu-1',
  otp: '123456',
  language: 'vi',
  back: '/',
}
const forms: Record<string, (keyof typeof valid | 'da_gui')[]> = {
  '/login': ['sdt', 'mat_khau'],
  '/register': ['ten_phu_huynh', 'email_phu_huynh', 'sdt', 'mat_khau', 'xac_nhan', 'otp', 'da_gui'],
  '/reset-password': ['sdt', 'mat_khau_moi', 'xac_nhan', 'otp', 'da_gui'],
  '/change-password': ['mat_khau_cu', 'mat_khau_moi', 'xac_nhan', 'otp', 'da_gui'],
  '/language': ['language', 'back'],
  '/logout': [],
}
/** Only what would end a field: the rest goes as it is, in the fewest bytes. */
const inForm = (text: string) => text.replace(/[%&+=]/g, encodeURIComponent)

test('no form, as long as one may be, costs a page more than 20 ms', () =>
  withApp(async app => {
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
      Cookie: `token=${await app.token('mother')}`,
    }
    const asks = Object.entries(forms).flatMap(([path, fields]) => {
      const made = (name: string, body: string): [string, string, Ask] => [
        `${path} ${name}`,
        path,
        { method: 'POST', headers, body },
      ]
      const others = fields.map(field => `${field}=${inForm(valid[field as keyof typeof valid] ?? '')}`)
      const odd = ['&', '=', 'a&', 'a=b&', '%', '%41', '+', 'sdt=1&', '=&'].map(piece =>
        made(`many ${piece}`, piece.repeat(mostOfForm / piece.length)),
      )
      return [
        ...odd,
        ...texts.flatMap(([name, text]) => [
          made(`a field we do not know: ${name}`, `x=${fitted(text, mostOfForm - 10, inForm)}`),
          made(
            `all fields: ${name}`,
            `intent=confirm&${fields.map(each => `${each}=${fitted(text, mostOfForm / fields.length - 40, inForm)}`).join('&')}`,
          ),
          ...fields.map(field => {
            const rest = others.filter(other => !other.startsWith(`${field}=`)).join('&')
            return made(
              `${field}: ${name}`,
              `intent=confirm&${rest}&${field}=${fitted(text, mostOfForm - 500, inForm)}`,
            )
          }),
        ]),
      ]
    })
    await allAreCheap(app, asks)
  }))

const pieces = [
  'a',
  ' ',
  ',',
  ';',
  '=',
  '/',
  '.',
  ':',
  '-',
  '"',
  '%',
  '%2e',
  '%41',
  '//',
  '/a',
  '/.',
  '@',
  '&',
  '?',
  '1',
]
pieces.push(
  'a,',
  'a;',
  'a=;',
  'a;q=0,',
  'gzip;q=0,',
  '*;q=0.1,',
  'a-a,',
  '1.2.3.4,',
  '1.2.3.4:',
  '[',
  '[::1]:1,',
  'language=en;',
  ' ;',
  '\t',
)
const headerNames = ['Cookie', 'Accept-Language', 'Accept-Encoding', 'X-Forwarded-For', 'Authorization', 'Content-Type']
headerNames.push('If-None-Match', 'Origin', 'Host', 'X-Forwarded-Host', 'Sec-Fetch-Site', 'Accept', 'User-Agent')
const long = (piece: string) => piece.repeat(mostOfHead / piece.length)

test('no header of 15 kB costs anybody more than 20 ms', () =>
  withApp(
    async app => {
      const asks = headerNames.flatMap(name =>
        pieces.flatMap(piece =>
          ['/', '/login?a'].map((path): [string, string, Ask] => [
            `${path} ${name}: ${piece}`,
            path,
            { headers: { [name]: `x${long(piece)}x` } },
          ]),
        ),
      )
      const writes = headerNames.flatMap(name =>
        pieces.map((piece): [string, string, Ask] => [
          `POST ${name}: ${piece}`,
          '/api/auth/login',
          {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', [name]: `application/json${long(piece)}x` },
            body: '{}',
          },
        ]),
      )
      await allAreCheap(app, [...asks, ...writes])
    },
    { TRUST_PROXY: '1' },
  ))

test('no path and no query of 15 kB costs anybody more than 20 ms', () =>
  withApp(async app => {
    const headers = { Authorization: `Bearer ${await app.token('admin')}` }
    const inTarget = pieces.filter(piece => !/\s/.test(piece))
    const reads = endpoints.filter(({ method }) => method === 'GET')
    const paths = inTarget.flatMap(piece => [
      ...['/', '/api/', '/assets/', '/login/', '/login?', '/login?from=/', '/register?a=', '/?'].map(
        begin => `${begin}${long(piece)}`,
      ),
      ...endpoints
        .filter(({ path }) => path.includes(':'))
        .map(each => `/api${each.path.replace(/:\w+/, long(piece))}`),
      ...reads.flatMap(({ path, query }) =>
        ['', ...Object.keys(query).map(name => `${name}=`)].map(name => `/api${pathOf(path)}?${name}${long(piece)}`),
      ),
    ])
    await allAreCheap(
      app,
      paths.map(path => [path.slice(0, 60), path, { headers }]),
    )
  }))

test.run()
