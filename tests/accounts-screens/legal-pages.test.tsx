import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { privacyWords } from '../../src/i18n/privacy.ts'
import { termsWords } from '../../src/i18n/terms.ts'
import { brand } from '../../src/shared/brand.ts'
import { loaded } from '../parts/screen.tsx'
import { fakeApi, served } from './account-screen.tsx'

await loaded(termsWords, privacyWords)
const terms = await import('../../views/legal/terms-page.tsx')
const privacy = await import('../../views/legal/privacy-page.tsx')

const withCopies = (admins_can_see_password: boolean) =>
  fakeApi({ '/auth/registration': { data: { admins_can_see_password } } }).call

test('every section is in the table of contents, and nothing is left to fill in', async () => {
  for (const page of [terms, privacy])
    for (const language of ['vi', 'en'] as const) {
      const { box } = await served(page, '/legal', withCopies(true), undefined, language)
      const ids = [...box.querySelectorAll('section')].map(section => `#${section.id}`)
      const links = [...box.querySelectorAll('nav a')].map(link => link.getAttribute('href'))
      assert.equal(links, ids)
      assert.is(new Set(ids).size, ids.length)
      assert.not.match(box.textContent, /[{}]/)
      assert.match(box.textContent, brand.email)
    }
})

test('the privacy page says whether copies of passwords are kept at present', async () => {
  const told = async (copies: boolean, language: 'vi' | 'en') =>
    (await served(privacy, '/privacy', withCopies(copies), undefined, language)).box.querySelector('#password')!
      .textContent
  assert.match(await told(true, 'vi'), 'Hiện nay hệ thống có giữ một bản sao')
  assert.not.match(await told(true, 'vi'), 'không giữ bản sao')
  assert.match(await told(false, 'vi'), 'Hiện nay hệ thống không giữ bản sao')
  assert.not.match(await told(false, 'vi'), 'có giữ một bản sao')
  assert.match(await told(true, 'en'), 'keeps an encrypted copy')
  assert.match(await told(false, 'en'), 'keeps no copy')
})

test('the privacy page names the data that VNPay gets, and how long reminders are kept', async () => {
  const shown = async (language: 'vi' | 'en', section: string) =>
    (await served(privacy, '/privacy', withCopies(false), undefined, language)).box.querySelector(section)!.textContent
  assert.match(await shown('vi', '#who'), /VNPay[^.]*địa chỉ mạng của bạn khi bạn trả tiền/)
  assert.match(await shown('en', '#who'), /VNPay[^.]*your network address when you pay/)
  assert.match(await shown('vi', '#long'), '400 ngày kể từ lúc gửi')
  assert.match(await shown('en', '#long'), '400 days from when they were sent')
  assert.match(await shown('vi', '#sms'), 'khi một khoản gia hạn được thu từ thẻ của bạn')
  assert.match(await shown('en', '#sms'), 'when your card is charged for a renewal')
})

test.run()
