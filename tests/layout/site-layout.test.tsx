import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { brand } from '../../src/shared/brand.ts'
import { SiteLayout } from '../../views/layout/site-layout.tsx'
import { loaded, one, rendered } from '../parts/screen.tsx'

await loaded()

test('the first link skips to the content', () => {
  const page = rendered(<SiteLayout user={null}>Chào</SiteLayout>)
  assert.is(one('a', page).getAttribute('href'), '#main')
  assert.is(one('main', page).id, 'main')
  assert.is(one('main', page).tabIndex, -1)
})

test('the footer says who we are and how to reach us, in both languages', () => {
  for (const language of ['vi', 'en'] as const) {
    const footer = one('footer', rendered(<SiteLayout user={null}>·</SiteLayout>, language))
    for (const fact of [
      brand.slogan[language],
      brand.address[language],
      brand.hotline,
      brand.email,
      `© ${brand.since}`,
    ]) {
      assert.ok(footer.textContent.includes(fact), fact)
    }
    assert.ok(footer.querySelector('a[href="tel:19000000"]'))
  }
})

test('the legal texts have a group of their own in the footer', () => {
  const group = one('.footer a[href="/terms"]', rendered(<SiteLayout user={null}>·</SiteLayout>)).closest('div')!
  assert.is(one('h2', group).textContent, 'Pháp lý')
  assert.equal(
    [...group.querySelectorAll('a')].map(link => link.getAttribute('href')),
    ['/terms', '/privacy'],
  )
})

test('under a form the footer is one line: whom to call, and the legal texts', () => {
  for (const path of ['/login', '/register', '/reset-password', '/change-password']) {
    const page = rendered(<SiteLayout user={null}>·</SiteLayout>, 'vi', path)
    assert.equal(
      [...page.querySelectorAll('.footer a')].map(link => link.getAttribute('href')),
      ['tel:19000000', '/terms', '/privacy'],
      path,
    )
    assert.match(one('.footer', page).textContent, 'Bảo lưu mọi quyền')
  }
})

test('no element has a style attribute, which the security policy would refuse', () => {
  const page = rendered(<SiteLayout user={null}>·</SiteLayout>)
  assert.is(page.querySelectorAll('[style]').length, 0)
})

test.run()
