import { test } from 'uvu'
import { endpoints } from '../../src/modules.ts'
import { withApp } from '../helpers/app.ts'
import { type Ask, allAreCheap } from '../helpers/cost.ts'
import { firstOfKind } from '../helpers/kinds.ts'
import { areTriedTogether, proof } from '../helpers/proof.ts'

const mostOfHead = 15_000
const pathOf = (path: string) => path.replace(':id', '1').replace(/:\w+/g, 'parent')
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
const piecesWith = (at: number) => pieces.filter((_, other) => areTriedTogether(at, other))
const long = (piece: string) => piece.repeat(mostOfHead / piece.length)

test('no header of 15 kB costs more than 30 ms', () =>
  withApp(
    async app => {
      const asks = headerNames.flatMap((name, at) =>
        piecesWith(at).flatMap(piece =>
          ['/', '/login?a'].map(
            (path): Ask => [`${path} ${name}: ${piece}`, path, { headers: { [name]: `x${long(piece)}x` } }],
          ),
        ),
      )
      const writes = headerNames.flatMap((name, at) =>
        piecesWith(at + 1).map(
          (piece): Ask => [
            `POST ${name}: ${piece}`,
            '/api/auth/login',
            {
              method: 'POST',
              headers: { 'Content-Type': 'application/json', [name]: `application/json${long(piece)}x` },
              body: '{}',
            },
          ],
        ),
      )
      await allAreCheap(app, [...asks, ...writes])
    },
    { TRUST_PROXY: '1' },
  ))

test('no path or query of 15 kB costs more than 30 ms', () =>
  withApp(async app => {
    const headers = { Authorization: `Bearer ${await app.token('admin')}` }
    const reading = endpoints.filter(({ method }) => method === 'GET')
    const isFirst = firstOfKind()
    const starts = new Set([
      ...['/', '/api/', '/assets/', '/login/', '/login?', '/login?from=/', '/register?a=', '/?', '/api/goi?'],
      // these read their query themselves
      ...['/api/payment/vnpay-ipn?', '/api/payment/result?', '/api/dev/vnpay/pay?'],
      ...endpoints.filter(({ path }) => path.includes(':')).map(({ path }) => `/api${path.replace(/:\w+.*/, '')}`),
      ...reading.flatMap(({ path, query }) => {
        const names = Object.keys(query).filter(name => isFirst(query[name]!))
        return [...names.map(name => `${name}=`), ...(proof ? [''] : [])].map(each => `/api${pathOf(path)}?${each}`)
      }),
    ])
    const paths = [...starts].flatMap((start, at) =>
      piecesWith(at)
        .filter(piece => !/\s/.test(piece))
        .map(piece => `${start}${long(piece)}`),
    )
    await allAreCheap(
      app,
      paths.map(path => [path.slice(0, 60), path, { headers }]),
    )
  }))

const queried = ['/api/health/live', '/api/auth/me', '/api/phu-huynh/role/user', '/', '/login', '/reset-password']
const repeated = ['a&', 'a=1&', 'page=1&', 'a[]=1&', '%61&', '=&'].map(pair => pair.repeat(15_000 / pair.length))
const distinct = Array.from({ length: 3_000 }, (_, i) => `n${i}=1`).join('&')

test('a query of 15 kB costs no call and no page more than 30 ms, whatever it repeats', () =>
  withApp(app =>
    allAreCheap(
      app,
      queried.flatMap(path =>
        [...repeated, distinct].map((query): Ask => [`${path}?${query.slice(0, 9)}`, `${path}?${query}`, {}]),
      ),
    ),
  ))

test.run()
