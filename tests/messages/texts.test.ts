import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { languages } from '../../src/i18n/index.ts'
import { type SmsKey, smsText } from '../../src/messages/index.ts'
import { smsSentences } from '../../src/messages/texts.ts'
import { brand } from '../../src/shared/brand.ts'

const longest: Record<string, string> = {
  code: '888888',
  minutes: '10',
  days: '20',
  date: '28/11/2027',
  amount: '999.999.999',
  reason: 'x'.repeat(60),
  name: 'x'.repeat(30),
  link: `https://giadinh.annhi.example.vn/payment/renewal/AN${'2'.repeat(22)}`,
}

const all = languages.flatMap(language =>
  (Object.keys(smsSentences) as SmsKey[]).map(key => {
    const names = smsSentences[key][languages.indexOf(language)]!.matchAll(/\{(\w+)\}/g)
    const params = Object.fromEntries([...names].map(([, name]) => [name, longest[name!] ?? assert.unreachable(name)]))
    const say = smsText as (...given: unknown[]) => string
    return { name: `${language} ${key}`, text: say(language, key, params) }
  }),
)

test('every text fits in one SMS and has only characters of the basic alphabet', () => {
  for (const { name, text } of all) {
    assert.ok(text.length <= 160, `${name}: ${text.length}`)
    assert.match(text, /^[A-Za-z0-9 .,:;!?'()/+-]+$/, name)
  }
})

test('every text begins with the registered name, and all its parameters are filled in', () => {
  assert.match(brand.smsName, /^[A-Za-z0-9 ._-]{1,11}$/)
  for (const { name, text } of all) {
    assert.ok(text.startsWith(`${brand.smsName}: `), name)
    assert.not.match(text, /[{}]/, name)
  }
})

test('texts are in the given language', () => {
  const code = { code: '012345', minutes: 5 }
  assert.is(
    smsText('vi', 'registration_code', code),
    'AN NHI: Ma OTP dang ky cua ban la 012345, het han sau 5 phut. Khong dua ma nay cho bat ky ai.',
  )
  assert.is(
    smsText('en', 'reset_code', code),
    'AN NHI: Your verification code to reset the password is 012345, valid for 5 minutes. Do not share it with anyone.',
  )
})

test('no two texts are equal, across languages and purposes', () => {
  assert.is(new Set(all.map(({ text }) => text)).size, all.length)
})

test.run()
