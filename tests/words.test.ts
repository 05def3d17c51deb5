import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { answers } from '../src/i18n/answers.ts'
import { apart, type Language } from '../src/i18n/index.ts'
import { readBooks } from './helpers/books.ts'
import { codeOf, type Source, sourcesIn } from './helpers/sources.ts'

/** Words that are the same in both languages: names, and what Vietnamese took over. */
const same = [
  'English',
  'Menu',
  'Email',
  'Hotline',
  'ADMIN',
  'Premium',
  'OTP',
  'FAQ',
  'Windows',
  'Android',
  'iOS',
  'VNPay',
  'iOS 18',
  'Laptop',
]
/** What the database and the wire call things; screens translate it. */
const wireValues = /'(Nữ|Khác)'/g
const placesOfVietnamese = ['src/i18n/', 'src/shared/brand.ts', 'src/demo/', 'src/catalogue/first-packages.ts']
placesOfVietnamese.push(
  'migrations/',
  'views/dev/',
  'scripts/admin.ts',
  'scripts/machine/words.ts',
  'src/clients/browser/words.ts',
)
/** Samples that show how letters with marks look, in whatever language. */
const samples = 'dev-parts.ts'

/** Books that only put others together. */
const collections = ['pages.ts', 'account-pages.ts', 'partner-page.ts']
const books = (await readBooks()).filter(({ file }) => !collections.includes(file))
const both = books.map(({ file, name, book }) => ({ at: `${file} ${name}`, ...apart(book) }))
const withoutSamples = both.filter(({ at }) => !at.startsWith(samples))
const code = sourcesIn('src', 'views', 'scripts', 'migrations')
const screens = sourcesIn('views')
/** Names and titles of the extension are written into its files by the build. */
const withBuild = sourcesIn('src/clients', 'scripts/build')
const paramsOf = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort()

test('both languages have the same sentences with the same parameters', () => {
  assert.ok(both.length > 40, 'the books were read')
  for (const { at, vi, en } of both)
    for (const [key, sentence] of Object.entries(vi)) {
      assert.ok(sentence.trim() && en[key]!.trim(), `${at} ${key} says nothing`)
      assert.equal(paramsOf(en[key]!), paramsOf(sentence), `${at} ${key}`)
    }
})

test('no sentence was left untranslated', () => {
  const equal = withoutSamples.flatMap(({ at, vi, en }) =>
    Object.keys(vi)
      .filter(
        key => vi[key] === en[key] && /\p{L}{2}/u.test(vi[key]!.replace(/\{\w+\}/g, '')) && !same.includes(vi[key]!),
      )
      .map(key => `${at} ${key}: ${vi[key]}`),
  )
  assert.equal(equal, [])
})

test('English is English', () => {
  const odd = withoutSamples.flatMap(({ at, en }) =>
    Object.entries(en)
      .filter(([, sentence]) =>
        /[ạảãăắằẳẵặâấầẩẫậđẹẻẽếềểễệịỉĩọỏõốồổỗộơớờởỡợụủũưứừửữựỳỵỷỹ]/i.test(sentence.normalize('NFC')),
      )
      .map(([key, sentence]) => `${at} ${key}: ${sentence}`),
  )
  assert.equal(odd, [])
})

/** Sentences that break a rule of STYLE.md, as `file export key: sentence`. */
function saying(language: Language, wrong: RegExp, inFiles: RegExp = /./): string[] {
  return both
    .filter(({ at }) => inFiles.test(at))
    .flatMap(words => Object.entries(words[language]).map(([key, said]) => ({ at: `${words.at} ${key}`, said })))
    .filter(({ said }) => wrong.test(said))
    .map(({ at, said }) => `${at}: ${said}`)
}

test('apostrophes are typographic in both languages', () => {
  for (const language of ['vi', 'en'] as const) assert.equal(saying(language, /'/), [])
})

test('an example phone number keeps together on its line', () => {
  for (const language of ['vi', 'en'] as const) assert.equal(saying(language, /\d \d/), [])
})

test('“An Nhi”, “ba mẹ” and “mã OTP” keep together on their lines', () => {
  // What the API answers and what search engines are told has ordinary spaces.
  const onScreens = /^(?!answers|faults|descriptions)/
  for (const language of ['vi', 'en'] as const) assert.equal(saying(language, /An Nhi|ba mẹ|mã OTP/i, onScreens), [])
})

test('English uses one word for one thing', () => {
  const others = [
    /\bsign(s|ed|ing)?[ -](in|out|up)\b/i,
    /\b(dashboard|administration)\b/i,
    /\bOTP\b|\bone-time\b/,
    /\b(is|are) (wrong|not right)\b|\btoo many tries\b/i,
  ]
  const passing = /^(terms\.ts termsWords law|faults\.ts|answers\.ts answers invalid_input)/
  for (const other of others)
    assert.equal(
      saying('en', other).filter(line => !passing.test(line)),
      [],
    )
})

test('Vietnamese addresses ba mẹ in headings, bạn in forms, errors and law, and says phụ huynh to admins', () => {
  assert.equal(saying('vi', /ba.mẹ/i, /^(answers|faults|passwords|terms|privacy|console|lists)\.ts/), [])
  const toOthers = saying('vi', /phụ huynh/i, /^(home|accounts|registration|passwords|terms|privacy|site)\.ts/)
  // the titles of pages of the console
  assert.equal(
    toOthers.filter(line => !/^site\.ts site title\.parents?:/.test(line)),
    [],
  )
})

test('an app, and An Nhi on the child’s phone, is spoken of as what is to come, or beside a badge that says so', () => {
  const publicFiles = /^(home|story|about|about-hero|download|descriptions|guide|pricing)\.ts/
  const marked = /(where\.android_for|mobileTitle|download\.android): /
  for (const [language, phone, toCome] of [
    [
      'vi',
      /ứng dụng (trên|cho) |điện thoại (và máy tính bảng )?(Android )?của con/i,
      /sắp (có|tới)|đang được hoàn thiện/i,
    ],
    ['en', /\bapps? (on|for) |child’s phone/i, /soon|on (its|their) way/i],
  ] as const)
    assert.equal(
      saying(language, phone, publicFiles).filter(line => !toCome.test(line) && !marked.test(line)),
      [],
    )
})

test('a package has one name: Premium or tiêu chuẩn, and what it holds is its nội dung, counted as tính năng', () => {
  const otherNames = /cao cấp|(?<!\+\{count\} )tính năng/i
  assert.equal(saying('vi', otherNames), [])
  assert.equal(
    code.filter(({ text }) => otherNames.test(text)).map(({ file }) => file),
    [],
  )
})

test('words that were found wrong do not come back', () => {
  assert.equal(saying('vi', /Giữ mọi quyền|giúp (ba.mẹ|phụ huynh|bạn) quên|dấu vết băm|lấy điểm/i), [])
})

test('Vietnamese stands where words are kept, not in code', () => {
  const vietnamese = /[À-ÃÈ-ÊÌÍÒ-ÕÙÚÝà-ãè-êìíò-õùúýĂăĐđĨĩŨũƠơƯưẠ-ỹ]/
  const found = code
    .filter(({ file }) => !placesOfVietnamese.some(place => file.startsWith(place)))
    .filter(source => vietnamese.test(codeOf(source).replace(wireValues, '')))
  assert.equal(
    found.map(({ file }) => file),
    [],
  )
})

test('there is no emoji, in words or in code', () => {
  const found = code.filter(({ text }) => /\p{Emoji_Presentation}|\ufe0f/u.test(text))
  assert.equal(
    found.map(({ file }) => file),
    [],
  )
})

function unused(words: object, among: Source[]): string[] {
  const text = among.map(codeOf).join('\n')
  const built = [...text.matchAll(/`([\w.-]+)\$\{/g)].map(([, beginning]) => beginning!)
  const isUsed = (key: string) => text.includes(`'${key}'`) || built.some(beginning => key.startsWith(beginning))
  return Object.keys(words).filter(key => !isUsed(key))
}

test('every answer is used somewhere', () => {
  const among = code.filter(({ file }) => file.startsWith('src/') && !/^src\/(i18n\/|kernel\/statuses)/.test(file))
  assert.equal(unused(answers, among), [])
})

test('every sentence of the pages is used somewhere', () => {
  for (const { at, vi } of withoutSamples)
    if (!/(answers|faults|labels)\.ts/.test(at))
      assert.equal(unused(vi, at.startsWith('clients/') ? withBuild : screens), [], at)
})

test.run()
