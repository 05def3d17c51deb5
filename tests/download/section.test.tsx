import { statSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { downloadWords } from '../../src/i18n/download.ts'
import { Download } from '../../views/download/download.tsx'
import { loaded, one, rendered } from '../parts/screen.tsx'

await loaded(downloadWords)
const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim()

test('three columns: Android, Windows and iOS, of which the last is under development', () => {
  const section = rendered(<Download ready />)
  const columns = [...section.querySelectorAll('.platform')]
  assert.equal(
    columns.map(column => column.querySelector('h3')!.textContent),
    ['Android', 'Windows', 'iOS'],
  )
  assert.match(textOf(columns[2]!), 'Đang phát triển')
})

test('store badges are no links, the extension comes first and links to its file, Windows to its dialog at the tab that downloads', () => {
  const section = rendered(<Download ready />)
  const badges = section.querySelectorAll('.store-badge')
  assert.is(badges.length, 2)
  for (const badge of badges) {
    assert.is(badge.closest('a'), null)
    assert.is(badge.querySelector('a, button'), null)
  }
  const links = [...section.querySelectorAll('a')].map(link => link.getAttribute('href'))
  assert.equal(links, ['/tai-ve/an-nhi-tien-ich.zip', '/?mo=windows.2', '/?mo=windows.1'])
})

test('each of the four steps that install the extension has its picture, small and described in each language', () => {
  for (const [language, described] of [
    ['vi', 'Chế độ dành cho nhà phát triển'],
    ['en', 'Developer mode'],
  ] as const) {
    const steps = [...rendered(<Download ready />, language).querySelectorAll('.extension-part li')]
    const pictures = steps.map(step => one('img', step))
    assert.equal(
      pictures.map(picture => picture.getAttribute('src')),
      [1, 2, 3, 4].map(step => `/extension-${step}-${language}.webp`),
    )
    assert.match(pictures[0]!.getAttribute('alt')!, described)
    for (const picture of pictures) {
      const [width, height, loading] = ['width', 'height', 'loading'].map(name => picture.getAttribute(name))
      assert.equal([width, height, loading], ['480', '360', 'lazy'])
      assert.ok(statSync(`static${picture.getAttribute('src')}`).size < 40_000)
    }
  }
})

test('three open panels list exactly what is needed', () => {
  const section = rendered(<Download ready />, 'en')
  const panels = [...section.querySelectorAll('.download-panels details')]
  assert.equal(
    panels.map(panel => [textOf(panel.querySelector('summary')!), panel.hasAttribute('open')]),
    [
      ['For all devices', true],
      ['System requirements', true],
      ['Languages', true],
    ],
  )
  const needs = textOf(panels[1]!)
  for (const need of ['200 MB', '1 GHz', 'x86 or x64', '1 GB of RAM (32-bit) or 2 GB (64-bit)', '1024x768'])
    assert.ok(needs.includes(need), need)
  for (const need of ['Windows 7 SP1 through Windows 11', 'Android 10 through Android 15', '320x480', 'iOS 18'])
    assert.ok(needs.includes(need), need)
  assert.match(textOf(panels[0]!), 'internet')
  assert.match(textOf(panels[2]!), 'Vietnamese and English')
})

test('before JavaScript, the window offers each file by a plain link and no button that would do nothing', () => {
  const section = rendered(<Download ready />, 'vi', '/?mo=windows.2')
  const dialog = one('dialog', section)
  const links = [...dialog.querySelectorAll('.one-by-one a')].map(link => link.getAttribute('href'))
  assert.equal(links, ['/downloads/latest', '/downloads/An-Nhi-huong-dan.pptx'])
  assert.equal([...dialog.querySelectorAll('button')].map(textOf), [''])
  assert.is(one('.dialog-actions a', dialog).getAttribute('href'), '/')
})

test('an address with a prefix keeps it in every link', () => {
  const dialog = one('dialog', rendered(<Download ready />, 'en', '/gia-dinh/?mo=windows.2', '/gia-dinh'))
  for (const link of dialog.querySelectorAll('a')) assert.match(link.getAttribute('href')!, /^\/gia-dinh([/?]|$)/)
})

test('while the installer is a sample, the column and its window say so, also without JavaScript', () => {
  const section = rendered(<Download ready={false} />, 'vi', '/?mo=windows.2')
  const windows = section.querySelectorAll('.platform')[1]!
  assert.match(textOf(windows), 'Sắp có')
  assert.is(textOf(windows.querySelector('.button')!), 'Tải tệp mẫu')
  const filled = [...section.querySelectorAll('.wrap > :not(dialog) .button-primary')]
  assert.equal(filled.map(textOf), ['Tải tiện ích'], 'what can be used is the one filled button')
  assert.match(textOf(one('dialog .notice', section)), 'không phải chương trình')
  const real = rendered(<Download ready />, 'vi', '/?mo=windows.2')
  assert.is(textOf(one('.platform .button', real)), 'Tải cho Windows')
  assert.is(real.querySelector('dialog .notice'), null)
})

test.run()
