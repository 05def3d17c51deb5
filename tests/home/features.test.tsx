import { existsSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { storyWords } from '../../src/i18n/story.ts'
import { Features } from '../../views/home/features.tsx'
import { loaded, one, rendered } from '../parts/screen.tsx'

await loaded(storyWords)

test('Hôm nay is shown as it was photographed, described in each language', () => {
  for (const [language, described] of [
    ['vi', 'Trang Hôm nay'],
    ['en', 'Today on a phone'],
  ] as const) {
    const picture = one('.photograph img', rendered(<Features ready={false} />, language))
    assert.is(picture.getAttribute('src'), `/today-${language}.webp`)
    assert.ok(existsSync(`static/today-${language}.webp`))
    assert.match(picture.getAttribute('alt')!, described)
    assert.is(picture.getAttribute('loading'), 'lazy')
  }
})

test.run()
