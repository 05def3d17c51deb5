import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { brand } from '../../src/shared/brand.ts'
import { privacyBook } from '../../views/legal/privacy-words.ts'
import { termsBook } from '../../views/legal/terms-words.ts'
import { loaded, rendered } from '../parts/screen.tsx'

await loaded(termsBook, privacyBook)
const pages = [await import('../../views/legal/terms-page.tsx'), await import('../../views/legal/privacy-page.tsx')]

test('every section is in the table of contents, and nothing is left to fill in', () => {
  for (const { Component } of pages)
    for (const language of ['vi', 'en'] as const) {
      const box = rendered(<Component />, language)
      const ids = [...box.querySelectorAll('section')].map(section => `#${section.id}`)
      const links = [...box.querySelectorAll('nav a')].map(link => link.getAttribute('href'))
      assert.equal(links, ids)
      assert.is(new Set(ids).size, ids.length)
      assert.not.match(box.textContent, /[{}]/)
      assert.match(box.textContent, brand.email)
    }
})

test.run()
