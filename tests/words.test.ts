import { readdirSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { codeOf, type Source, sourcesIn } from './helpers/sources.ts'

type Words = Record<string, string>

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
placesOfVietnamese.push('migrations/', 'views/dev/', 'scripts/admin.ts')
/** Samples that show how letters with marks look, in whatever language. */
const samples = 'dev-parts.ts'

const files = readdirSync('src/i18n/vi').filter(
  name => !['pages.ts', 'account-pages.ts', 'partner-page.ts'].includes(name),
)
const code = sourcesIn('src', 'views', 'scripts', 'migrations')
const screens = sourcesIn('views')
const paramsOf = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort()

async function wordsOf(language: string, file: string): Promise<Record<string, Words>> {
  return import(`../src/i18n/${language}/${file}`)
}

async function bothLanguages(): Promise<{ at: string; vi: Words; en: Words }[]> {
  const pairs = []
  for (const file of files) {
    const [vi, en] = await Promise.all([wordsOf('vi', file), wordsOf('en', file)])
    assert.equal(Object.keys(vi).sort(), Object.keys(en).sort(), `exports of ${file}`)
    for (const name of Object.keys(vi)) pairs.push({ at: `${file} ${name}`, vi: vi[name]!, en: en[name]! })
  }
  return pairs
}

const withoutSamples = async () => (await bothLanguages()).filter(({ at }) => !at.startsWith(samples))

test('both languages have the same sentences with the same parameters', async () => {
  assert.equal(readdirSync('src/i18n/vi').sort(), readdirSync('src/i18n/en').sort())
  for (const { at, vi, en } of await bothLanguages()) {
    assert.equal(Object.keys(en).sort(), Object.keys(vi).sort(), at)
    for (const [key, sentence] of Object.entries(vi)) {
      assert.ok(sentence.trim() && en[key]!.trim(), `${at} ${key} says nothing`)
      assert.equal(paramsOf(en[key]!), paramsOf(sentence), `${at} ${key}`)
    }
  }
})

test('no sentence was left untranslated', async () => {
  const equal = (await withoutSamples()).flatMap(({ at, vi, en }) =>
    Object.keys(vi)
      .filter(
        key => vi[key] === en[key] && /\p{L}{2}/u.test(vi[key]!.replace(/\{\w+\}/g, '')) && !same.includes(vi[key]!),
      )
      .map(key => `${at} ${key}: ${vi[key]}`),
  )
  assert.equal(equal, [])
})

test('English is English', async () => {
  const odd = (await withoutSamples()).flatMap(({ at, en }) =>
    Object.entries(en)
      .filter(([, sentence]) =>
        /[ạảãăắằẳẵặâấầẩẫậđẹẻẽếềểễệịỉĩọỏõốồổỗộơớờởỡợụủũưứừửữựỳỵỷỹ]/i.test(sentence.normalize('NFC')),
      )
      .map(([key, sentence]) => `${at} ${key}: ${sentence}`),
  )
  assert.equal(odd, [])
})

/** Sentences that break a rule of STYLE.md, as `file export key: sentence`. */
async function saying(language: 'vi' | 'en', wrong: RegExp, inFiles: RegExp = /./): Promise<string[]> {
  return (await bothLanguages())
    .filter(({ at }) => inFiles.test(at))
    .flatMap(words => Object.entries(words[language]).map(([key, said]) => ({ at: `${words.at} ${key}`, said })))
    .filter(({ said }) => wrong.test(said))
    .map(({ at, said }) => `${at}: ${said}`)
}

test('apostrophes are typographic in both languages', async () => {
  for (const language of ['vi', 'en'] as const) assert.equal(await saying(language, /'/), [])
})

test('an example phone number keeps together on its line', async () => {
  for (const language of ['vi', 'en'] as const) assert.equal(await saying(language, /\d \d/), [])
})

test('“An Nhi”, “ba mẹ” and “mã OTP” keep together on their lines', async () => {
  // What the API answers and what search engines are told has ordinary spaces.
  const onScreens = /^(?!answers|faults|descriptions)/
  for (const language of ['vi', 'en'] as const)
    assert.equal(await saying(language, /An Nhi|ba mẹ|mã OTP/i, onScreens), [])
})

test('English uses one word for one thing', async () => {
  const others = [
    /\bsign(s|ed|ing)?[ -](in|out|up)\b/i,
    /\b(dashboard|administration)\b/i,
    /\bOTP\b|\bone-time\b/,
    /\b(is|are) (wrong|not right)\b|\btoo many tries\b/i,
  ]
  const passing = /^(terms\.ts terms law|faults\.ts|answers\.ts answers invalid_input)/
  for (const other of others)
    assert.equal(
      (await saying('en', other)).filter(line => !passing.test(line)),
      [],
    )
})

test('Vietnamese addresses ba mẹ in headings, bạn in forms, errors and law, and says phụ huynh to admins', async () => {
  assert.equal(await saying('vi', /ba.mẹ/i, /^(answers|faults|passwords|terms|privacy|console|lists)\.ts/), [])
  const toOthers = await saying('vi', /phụ huynh/i, /^(home|accounts|registration|passwords|terms|privacy|site)\.ts/)
  // the title of a page of the console
  assert.equal(
    toOthers.filter(line => !line.startsWith('site.ts site title.parents:')),
    [],
  )
})

test('the parents’ phone is spoken of as what is to come, or beside a badge that says so', async () => {
  const publicFiles = /^(home|story|about|about-hero|download|descriptions|guide|pricing)\.ts/
  const marked =
    /(features\.reports(_text)?|phone\.label|protect\.requests|where\.android_for|mobileTitle|parentNote|parentReports|download\.android): /
  for (const [language, phone, toCome] of [
    ['vi', /điện thoại/i, /sắp (có|tới)|ra mắt|đang được hoàn thiện|số điện thoại/i],
    ['en', /\bphones?\b(?! number)/i, /soon|once the app is out|on their way/i],
  ] as const)
    assert.equal(
      (await saying(language, phone, publicFiles)).filter(line => !toCome.test(line) && !marked.test(line)),
      [],
    )
})

test('a package has one name: Premium or tiêu chuẩn, and what it holds is its nội dung', async () => {
  assert.equal(await saying('vi', /cao cấp|tính năng/i), [])
  assert.equal(
    code.filter(({ text }) => /cao cấp|tính năng/i.test(text)).map(({ file }) => file),
    [],
  )
})

test('words that were found wrong do not come back', async () => {
  assert.equal(await saying('vi', /Giữ mọi quyền|giúp (ba.mẹ|phụ huynh|bạn) quên|dấu vết băm|lấy điểm/i), [])
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

function unused(words: Words, among: Source[]): string[] {
  const text = among.map(codeOf).join('\n')
  const built = [...text.matchAll(/`([\w.-]+)\$\{/g)].map(([, beginning]) => beginning!)
  const isUsed = (key: string) => text.includes(`'${key}'`) || built.some(beginning => key.startsWith(beginning))
  return Object.keys(words).filter(key => !isUsed(key))
}

test('every answer is used somewhere', async () => {
  const { answers } = await wordsOf('vi', 'answers.ts')
  const among = code.filter(({ file }) => file.startsWith('src/') && !/^src\/(i18n\/|kernel\/statuses)/.test(file))
  assert.equal(unused(answers!, among), [])
})

test('every sentence of the pages is used somewhere', async () => {
  for (const { at, vi } of await withoutSamples())
    if (!/(answers|faults)\.ts/.test(at)) assert.equal(unused(vi, screens), [], at)
})

test.run()
