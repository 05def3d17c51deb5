import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { codeOf, type Import, importsOf, isStore, sourcesIn } from './helpers/sources.ts'

/** Each may use only those before it. */
const modules = [
  'messages',
  'translation',
  'catalogue',
  'accounts',
  'family',
  'devices',
  'billing',
  'protection',
  'downloads',
  'partners',
  'console',
  'demo',
]
/** The rooms of billing, of which each may use only those before it, and the files beside them, which use all. */
const rooms =
  'vnpay subscriptions notices invoices orders renewals refunds ledger desk books simulator cards beside'.split(' ')
const sources = sourcesIn('src', 'views', 'migrations', 'scripts')
const house = sources.filter(({ file }) => !file.startsWith('scripts/'))
const imports = house.flatMap(importsOf)

/** `billing` for `src/billing/orders/orders.ts`. */
function moduleOf(file: string): string | undefined {
  const folder = /^src\/([^/]+)\//.exec(file)?.[1]
  return folder && modules.includes(folder) ? folder : undefined
}

/** `orders` for `src/billing/orders/orders.ts`; `beside` for a file beside the rooms. */
function roomOf(file: string): string | undefined {
  const [, room, name] = /^src\/billing\/(?:([^/]+)\/)?([^/]+)$/.exec(file) ?? []
  return name && (room ?? 'beside')
}

function noneOf(wrong: (each: Import) => boolean, among = imports): void {
  assert.ok(imports.length > 300, 'the imports were read')
  assert.equal(
    among.filter(wrong).map(({ from, to }) => `${from} → ${to}`),
    [],
  )
}

const known = ['kernel', 'shared', 'i18n', 'http', 'clients', ...modules]

test('every folder of src is part of the plan', () => {
  const folders = new Set(
    sources.map(({ file }) => /^src\/([^/]+)\//.exec(file)?.[1]).filter(name => name !== undefined),
  )
  assert.equal([...folders].sort(), known.toSorted())
})

test('no folder is called after a kind of code instead of a thing', () => {
  const kinds = /(^|\/)(controllers?|services?|repositor(y|ies)|utils?|common|types|libs?|helpers?|misc|dto|models?)\//
  assert.equal(
    sources.map(({ file }) => file).filter(file => kinds.test(file)),
    [],
  )
})

test('a module uses only those before it', () => {
  noneOf(({ from, to }) => {
    const [mine, other] = [moduleOf(from), moduleOf(to)]
    return mine !== undefined && other !== undefined && modules.indexOf(other) > modules.indexOf(mine)
  })
})

test('a module is entered by its index', () => {
  noneOf(
    ({ from, to, types }) =>
      moduleOf(to) !== undefined &&
      moduleOf(to) !== moduleOf(from) &&
      !to.endsWith('/index.ts') &&
      !(types && from.startsWith('views/')),
  )
})

test('a store is used in its own folder alone', () => {
  const folder = (file: string) => file.slice(0, file.lastIndexOf('/'))
  noneOf(({ from, to, types }) => isStore(to) && folder(from) !== folder(to) && !(types && from.startsWith('views/')))
})

test('a room of billing uses only those before it', () => {
  const found = new Set(sources.map(({ file }) => roomOf(file)).filter(room => room !== undefined))
  assert.equal([...found].sort(), rooms.toSorted())
  const place = (file: string) => rooms.indexOf(roomOf(file) ?? '')
  noneOf(({ from, to }) => place(from) >= 0 && place(to) > place(from))
})

test('a room of billing is entered by its index', () => {
  noneOf(({ from, to }) => !to.endsWith('/index.ts') && ![undefined, 'beside', roomOf(from)].includes(roomOf(to)))
})

test('a module knows nothing of HTTP and of screens', () => {
  noneOf(({ from, to }) => moduleOf(from) !== undefined && /^(src\/http\/|src\/app\.ts|views\/)/.test(to))
})

test('src/http knows no module: it serves what app.ts hands to it', () => {
  noneOf(({ from, to }) => from.startsWith('src/http/') && moduleOf(to) !== undefined)
})

test('the kernel knows no module, no HTTP and no screen', () => {
  noneOf(
    ({ from, to }) =>
      from.startsWith('src/kernel/') && /^(src|views)\//.test(to) && !/^src\/(kernel|i18n|shared)\//.test(to),
  )
})

test('the code that screens and server share is pure', () => {
  const pure = (file: string) => /^src\/(shared|i18n)\//.test(file)
  noneOf(({ from, to }) => pure(from) && !pure(to))
})

test('a client takes from the rest of the project only what all share, and nobody but the build takes from a client', () => {
  noneOf(({ from, to }) => from.startsWith('src/clients/') && !/^src\/(clients|shared)\//.test(to))
  noneOf(({ from, to }) => !from.startsWith('src/clients/') && to.startsWith('src/clients/'))
})

test('what the extension decides knows nothing of the browser: only its edge, its pages and its worker do', () => {
  const pure = sources.filter(({ file }) => /^src\/clients\/browser\/(time|protocol|blocking)\//.test(file))
  assert.ok(pure.length > 10, 'the files were read')
  assert.equal(
    pure.filter(source => /\bchrome\.(?!declarativeNetRequest\.Rule)/.test(codeOf(source))).map(({ file }) => file),
    [],
  )
})

test('Koa is imported by src/http, app.ts and main.ts alone', () => {
  noneOf(({ from, to }) => /^(koa|@koa\/)/.test(to) && !/^src\/(http\/|app\.ts$|main\.ts$)/.test(from))
})

test('a screen takes values from the words and the shared rules only, and types from anywhere', () => {
  noneOf(
    ({ from, to, types }) =>
      from.startsWith('views/') &&
      !types &&
      !/^(views\/|src\/(i18n|shared)\/|react$|react\/|react-dom$|react-dom\/|react-router$|react-router\/|jszip$)/.test(
        to,
      ),
  )
})

test('no file imports itself through others, not even for a type', () => {
  const imported = new Map<string, string[]>()
  for (const { from, to } of imports)
    if (/^(src|views)\//.test(to)) imported.set(from, [...(imported.get(from) ?? []), to])
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (file: string, way: string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '))
    if (way.includes(file) || done.has(file)) return
    for (const next of imported.get(file) ?? []) walk(next, [...way, file])
    done.add(file)
  }
  for (const file of imported.keys()) walk(file, [])
  assert.equal(circles, [])
})

test('a screen takes no type from a store: what it shows is what an endpoint answers', () => {
  noneOf(({ from, to }) => from.startsWith('views/') && isStore(to))
})

test('a migration stands alone, so that it means the same for ever', () => {
  noneOf(({ from, to, types }) => from.startsWith('migrations/') && !(types && to === 'knex'))
})

test.run()
