import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { aboutWords } from '../../src/i18n/about.ts'
import { AboutBody } from '../../views/about/about-body.tsx'
import { shapes } from '../../views/pictures/first-shapes.ts'
import { loaded, rendered } from '../parts/screen.tsx'

await loaded(aboutWords)

const panels = (ready: boolean) =>
  [...rendered(<AboutBody ready={ready} />).querySelectorAll('.panel')].map(panel => ({
    state: panel.querySelector('.badge')!.textContent,
    ticks: [...panel.querySelectorAll('li path')].filter(each => each.getAttribute('d') === shapes.check).length,
  }))

test('only what can be used has ticks: extension and own pages now, the program once there is one, the app not yet', () => {
  const [computer, own] = [
    { state: 'Dùng được ngay', ticks: 5 },
    { state: 'Dùng được ngay', ticks: 4 },
  ]
  const phone = { state: 'Sắp có', ticks: 0 }
  assert.equal(panels(true), [computer, phone, own])
  assert.equal(panels(false), [{ ...computer, ticks: 4 }, phone, own])
})

test('the program for Windows is said to be coming soon until there is one', () => {
  const said = (ready: boolean) => rendered(<AboutBody ready={ready} />).querySelector('.panel')!.textContent
  assert.match(said(false), 'Sắp có: chương trình cho Windows')
  assert.not.match(said(true), 'Sắp có: chương trình cho Windows')
})

test.run()
