import { test } from 'uvu'
import { endpoints } from '../../src/modules.ts'
import { withApp } from '../helpers/app.ts'
import { type Ask, allAreCheap } from '../helpers/cost.ts'
import { fitted, nastyJson, nastyTexts } from '../helpers/nasty.ts'
import { areTriedTogether } from '../helpers/proof.ts'

const most = 99_000
const mostOfForm = 31_000

const pathOf = (path: string) => path.replace(':id', '1').replace(/:\w+/g, 'parent')
const texts = Object.entries(nastyTexts)

test('no body of 100 kB costs an endpoint more than 30 ms', () =>
  withApp(async app => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${await app.token('admin')}` }
    const asks = endpoints
      .filter(({ method }) => method !== 'GET')
      .flatMap(({ method, path, body }, endpointAt) => {
        const filled = Object.keys(body).flatMap((field, at) =>
          texts
            .filter((_, other) => areTriedTogether(at, other))
            .map(([name, text]): [string, string] => [
              `${field}: ${name}`,
              `{${JSON.stringify(field)}:${fitted(text, most, JSON.stringify)}}`,
            ]),
        )
        const whole = Object.entries(nastyJson).filter((_, other) => areTriedTogether(endpointAt, other))
        return [...filled, ...whole].map(
          ([name, body]): Ask => [`${method} ${path} ${name}`, `/api${pathOf(path)}`, { method, headers, body }],
        )
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
/** Escapes only what would end a field, so that as much text as possible fits. */
const inForm = (text: string) => text.replace(/[%&+=]/g, encodeURIComponent)

test('no form of the maximum size costs a page more than 30 ms', () =>
  withApp(async app => {
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
      Cookie: `token=${await app.token('mother')}`,
    }
    const asks = Object.entries(forms).flatMap(([path, fields]) => {
      const made = (name: string, body: string): Ask => [`${path} ${name}`, path, { method: 'POST', headers, body }]
      const others = fields.map(field => `${field}=${inForm(valid[field as keyof typeof valid] ?? '')}`)
      const odd = ['&', '=', 'a&', 'a=b&', '%', '%41', '+', 'sdt=1&', '=&'].map(piece =>
        made(`many ${piece}`, piece.repeat(mostOfForm / piece.length)),
      )
      return [
        ...odd,
        ...texts.flatMap(([name, text], at) => [
          made(`a field we do not know: ${name}`, `x=${fitted(text, mostOfForm - 10, inForm)}`),
          made(
            `all fields: ${name}`,
            `intent=confirm&${fields.map(each => `${each}=${fitted(text, mostOfForm / fields.length - 40, inForm)}`).join('&')}`,
          ),
          ...fields
            .filter((_, other) => areTriedTogether(at, other))
            .map(field => {
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

test.run()
