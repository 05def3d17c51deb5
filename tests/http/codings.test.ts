import { readdirSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { accepts } from '../../src/http/codings.ts'
import { withApp } from '../helpers/app.ts'
import { raw } from '../helpers/raw.ts'

const accepting = [
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
const refusing = [
  '',
  'br',
  'gzip;q=0',
  'gzip;q=0.0',
  'gzip;q=0.000',
  'gzip; q=0',
  'gzip ;Q = 0 ',
  'br, gzip;q=0',
  '*;q=0',
]
refusing.push('gzip;q=0, *', '* ; q=0.00', 'x-gzip-not', 'gzipped')

test('gzip is accepted by name or by *, and not with q=0', () => {
  for (const header of accepting) assert.ok(accepts('gzip', header), header)
  for (const header of refusing) assert.not(accepts('gzip', header), header)
  assert.not(accepts('gzip', undefined))
  assert.ok(accepts('br', 'gzip, br') && !accepts('br', 'gzip, br;q=0'))
})

test('a cached page, a rendered page and a file obey Accept-Encoding alike', () =>
  withApp(async app => {
    const file = readdirSync('dist/assets').find(name => /^start-.*\.js$/.test(name))
    await raw(app.url, '/')
    for (const path of ['/', '/login?a', `/assets/${file}`])
      for (const [headers, coding] of [
        [accepting, 'gzip'],
        [refusing, undefined],
      ] as const)
        for (const header of headers.filter(header => !/br|\*/.test(header))) {
          const answer = await raw(app.url, path, { headers: { 'Accept-Encoding': header } })
          assert.is(answer.headers['content-encoding'], coding, `${path} ${header}`)
        }
  }))

test.run()
