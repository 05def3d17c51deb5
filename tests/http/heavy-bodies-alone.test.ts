import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Endpoint } from '../../src/kernel/endpoint.ts'
import { endpoints } from '../../src/modules.ts'
import { withApp } from '../helpers/app.ts'
import { type Ask, allAreCheap } from '../helpers/cost.ts'
import { firstOfKind } from '../helpers/kinds.ts'
import { fitted, nastyJson, nastyTexts } from '../helpers/nasty.ts'
import { areTriedTogether, proof } from '../helpers/proof.ts'

const most = 99_000
const mostOfForm = 31_000

const pathOf = (path: string) => path.replace(':id', '1').replace(/:\w+/g, 'parent')
const texts = Object.entries(nastyTexts)

test('no body of 100 kB costs an endpoint more than 30 ms', () =>
  withApp(async app => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${await app.token('admin')}` }
    const writing = endpoints.filter(({ method }) => method !== 'GET')
    const isFirst = firstOfKind()
    const fields = writing.flatMap(endpoint =>
      Object.entries(endpoint.body).flatMap(([name, field]) => (isFirst(field) ? [{ endpoint, name }] : [])),
    )
    const made = ({ method, path }: Endpoint, name: string, body: string): Ask => [
      `${method} ${path} ${name}`,
      `/api${pathOf(path)}`,
      { method, headers, body },
    ]
    const filled = fields.flatMap(({ endpoint, name }, at) =>
      texts
        .filter((_, other) => areTriedTogether(at, other))
        .map(([what, text]) =>
          made(endpoint, `${name}: ${what}`, `{${JSON.stringify(name)}:${fitted(text, most, JSON.stringify)}}`),
        ),
    )
    // what an endpoint declares matters only after the body was parsed
    const whole = writing.flatMap((endpoint, at) =>
      Object.entries(nastyJson)
        .filter((_, other) => proof || at === other)
        .map(([what, body]) => made(endpoint, what, body)),
    )
    assert.ok(writing.length >= Object.keys(nastyJson).length, 'each body has an endpoint')
    await allAreCheap(app, [...filled, ...whole])
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
    const asks = Object.entries(forms).flatMap(([path, fields], pathAt) => {
      const made = (name: string, body: string): Ask => [`${path} ${name}`, path, { method: 'POST', headers, body }]
      const others = fields.map(field => `${field}=${inForm(valid[field as keyof typeof valid] ?? '')}`)
      // the pages share what does not depend on their fields
      const isOfPage = (at: number) => proof || at % Object.keys(forms).length === pathAt
      const odd = ['&', '=', 'a&', 'a=b&', '%', '%41', '+', 'sdt=1&', '=&']
        .filter((_, at) => isOfPage(at))
        .map(piece => made(`many ${piece}`, piece.repeat(mostOfForm / piece.length)))
      const unknown = texts
        .filter((_, at) => isOfPage(at))
        .map(([name, text]) => made(`a field we do not know: ${name}`, `x=${fitted(text, mostOfForm - 10, inForm)}`))
      const all = texts
        .filter((_, at) => isOfPage(at + 1))
        .map(([name, text]) => {
          const filled = fields.map(each => `${each}=${fitted(text, mostOfForm / fields.length - 40, inForm)}`)
          return made(`all fields: ${name}`, `intent=confirm&${filled.join('&')}`)
        })
      const single = texts.flatMap(([name, text], at) =>
        fields
          .filter((_, other) => areTriedTogether(at, other))
          .map(field => {
            const rest = others.filter(other => !other.startsWith(`${field}=`)).join('&')
            const body = `intent=confirm&${rest}&${field}=${fitted(text, mostOfForm - 500, inForm)}`
            return made(`${field}: ${name}`, body)
          }),
      )
      return [...odd, ...unknown, ...all, ...single]
    })
    await allAreCheap(app, asks)
  }))

test.run()
