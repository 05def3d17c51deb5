import { test } from 'uvu'
import { endpoints } from '../../src/modules.ts'
import { withApp } from '../helpers/app.ts'
import { type Ask, allAreCheap } from '../helpers/cost.ts'
import { areTriedTogether } from '../helpers/proof.ts'

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
    const starts = [
      ...['/', '/api/', '/assets/', '/login/', '/login?', '/login?from=/', '/register?a=', '/?'],
      ...endpoints.filter(({ path }) => path.includes(':')).map(({ path }) => `/api${path.replace(/:\w+.*/, '')}`),
      ...endpoints
        .filter(({ method }) => method === 'GET')
        .flatMap(({ path, query }) =>
          ['', ...Object.keys(query).map(name => `${name}=`)].map(name => `/api${pathOf(path)}?${name}`),
        ),
    ]
    const paths = starts.flatMap((start, at) =>
      piecesWith(at)
        .filter(piece => !/\s/.test(piece))
        .map(piece => `${start}${long(piece)}`),
    )
    await allAreCheap(
      app,
      paths.map(path => [path.slice(0, 60), path, { headers }]),
    )
  }))

test.run()
