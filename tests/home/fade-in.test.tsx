import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { FadeIn } from '../../views/home/fade-in.tsx'
import { mounted, one } from '../parts/screen.tsx'

type Seen = { isIntersecting: boolean }
let tell: (entries: Seen[]) => void = () => {}
Object.assign(globalThis, {
  innerHeight: -1,
  IntersectionObserver: class {
    constructor(told: (entries: Seen[]) => void) {
      tell = told
    }
    observe() {}
    disconnect() {}
  },
})

test('a section that a busy browser reports as off screen and on screen in one call is shown', async () => {
  const page = await mounted(<FadeIn>Giá</FadeIn>)
  const box = one('.to-fade-in')
  tell([{ isIntersecting: false }])
  assert.not.ok(box.classList.contains('faded-in'))
  tell([{ isIntersecting: false }, { isIntersecting: true }])
  assert.ok(box.classList.contains('faded-in'))
  await page.gone()
})

test.run()
