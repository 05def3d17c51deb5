import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { codeOf, isStore, sourcesIn } from './helpers/sources.ts'

const sources = sourcesIn('src', 'views', 'migrations', 'scripts')
const within = (folder: string) => (file: string) => file.startsWith(folder)

function nowhere(pattern: RegExp, except: (file: string) => boolean = () => false): void {
  assert.ok(sources.length > 300, 'the sources were read')
  const found = sources.filter(({ file }) => !except(file)).filter(source => pattern.test(codeOf(source)))
  assert.equal(
    found.map(({ file }) => file),
    [],
  )
}

test('src/messages alone sends, where each message is charged', () => {
  nowhere(/\bsms\(/, within('src/messages/'))
})

test('a screen has its sentences from `say`: in the browser a book is a function that fetches them', () => {
  const books = /import \{ (\w+) \} from '[./]+src\/i18n\/(?!index|wait)/g
  const reads = (code: string) =>
    [...code.matchAll(books)].some(([, book]) =>
      new RegExp(`(?<![/\\w])${book}(\\.|\\[)|Object\\.\\w+\\(${book}\\b`).test(code),
    )
  const found = sources.filter(({ file }) => file.startsWith('views/')).filter(source => reads(codeOf(source)))
  assert.equal(
    found.map(({ file }) => file),
    [],
  )
})

test('every export has a name', () => nowhere(/^export default\b/m))

test('the only class is Failure', () => nowhere(/^\s*(export\s+)?(abstract\s+)?class\s+(?!Failure\b)\w+/m))

test('SQL stands in the stores, the kernel and the migrations', () => {
  const sql = /\.raw\(|[`']\s*(select\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s)|\b(db|tx)\(['`]\w+['`]\)/
  nowhere(sql, file => isStore(file) || /^(src\/kernel\/|migrations\/|src\/demo\/|scripts\/)/.test(file))
})

test('no screen carries a style of its own, which the policy of the page would drop', () =>
  nowhere(/\bstyle=\{/, file => !file.startsWith('views/')))

test('no screen writes HTML by hand', () => {
  // a part whose script did not arrive keeps what the server wrote; nothing is written there
  nowhere(/dangerouslySetInnerHTML(?!=\{untouched\})|\.innerHTML\b/)
})

test('time and chance come in as arguments', () => {
  const ambient = /\bnew Date\(\)|\bDate\.now\(\)|\bMath\.random\(\)/
  nowhere(
    ambient,
    file =>
      !within('src/')(file) || /^src\/((kernel|http|shared|i18n|demo|clients\/browser\/edge)\/|[^/]+$)/.test(file),
  )
})

test('no file is longer than 200 lines, except those that hold only words', () => {
  const long = [...sources, ...sourcesIn('tests')]
    .filter(({ file }) => !within('src/i18n/')(file))
    .filter(({ text }) => text.split('\n').length > 201)
  assert.equal(
    long.map(({ file }) => file),
    [],
  )
})

test.run()
