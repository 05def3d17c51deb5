import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { SectionLink } from '../../views/layout/section-link.tsx'
import { mounted, one, passed, press, rendered, stoppedTime } from '../parts/screen.tsx'

const wait = (ms: number) => new Promise(done => setTimeout(done, ms))

function section(id: string) {
  const element = document.createElement('section')
  element.id = id
  const seen: ScrollIntoViewOptions[] = []
  element.scrollIntoView = how => seen.push(how as ScrollIntoViewOptions)
  document.body.append(element)
  return seen
}

/** Calls back once at the start, like that of a browser. */
class Observer {
  grown: () => void
  constructor(grown: () => void) {
    this.grown = grown
  }
  observe() {
    this.grown()
  }
  disconnect() {}
}

test.before(() => {
  globalThis.ResizeObserver = Observer as unknown as typeof ResizeObserver
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList
})

test('without JavaScript it links to the section', () => {
  const link = one('a', rendered(<SectionLink section="pricing">Bảng giá</SectionLink>, 'vi', '/nha/about', '/nha'))
  assert.is(link.getAttribute('href'), '/nha#pricing')
})

test('an existing section is scrolled to smoothly', async () => {
  const page = await mounted(<SectionLink section="pricing">Bảng giá</SectionLink>)
  const seen = section('pricing')
  await press(one('a'))
  await wait(20)
  assert.equal(seen, [{ behavior: 'smooth' }])
  await page.gone()
})

test('a missing section is looked for again after 300 and then 500 ms', async () => {
  const page = await mounted(<SectionLink section="download">Tải về</SectionLink>)
  const goOn = stoppedTime()
  await press(one('a'))
  await passed(300)
  const seen = section('download')
  await passed(499)
  assert.is(seen.length, 0)
  await passed(1)
  assert.is(seen.length, 1)
  goOn()
  await page.gone()
})

test.run()
