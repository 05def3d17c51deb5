import { readdirSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { accepts } from '../../src/http/codings.ts'
import { withApp } from '../helpers/app.ts'
import { raw } from '../helpers/raw.ts'

const packed = [
  'gzip',
  'br, gzip',
  'GZIP',
  'gzip;q=0.001',
  'gzip ; q=1.0',
  '*',
  '*;q=0.5',
  'identity;q=0, gzip;q=1',
  '*;q=0, gzip',
]
const plain = ['', 'br', 'gzip;q=0', 'gzip;q=0.0', 'gzip;q=0.000', 'gzip; q=0', 'gzip ;Q = 0 ', 'br, gzip;q=0', '*;q=0']
plain.push('gzip;q=0, *', '* ; q=0.00', 'x-gzip-not', 'gzipped')

test('gzip goes to whoever allows it by name or by *, and to nobody who gives it no weight', () => {
  for (const header of packed) assert.ok(accepts('gzip', header), header)
  for (const header of plain) assert.not(accepts('gzip', header), header)
  assert.not(accepts('gzip', undefined))
  assert.ok(accepts('br', 'gzip, br') && !accepts('br', 'gzip, br;q=0'))
})

test('a kept page, a rendered page and a file agree about what a browser allows', () =>
  withApp(async app => {
    const file = readdirSync('dist/assets').find(name => /^browser\.vi-.*\.js$/.test(name))
    await raw(app.url, '/')
    for (const path of ['/', '/login?a', `/assets/${file}`])
      for (const [headers, coding] of [
        [packed, 'gzip'],
        [plain, undefined],
      ] as const)
        for (const header of headers.filter(header => !/br|\*/.test(header))) {
          const answer = await raw(app.url, path, { headers: { 'Accept-Encoding': header } })
          assert.is(answer.headers['content-encoding'], coding, `${path} ${header}`)
        }
  }))

test.run()
