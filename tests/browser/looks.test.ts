import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { languages, openSite } from '../helpers/browser.ts'

const site = await openSite(test)

test('the text of the hero shows at once; only its picture fades in later, and in it only the kite moves', async () => {
  const { page, go } = await site.visit()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await go('/')
  const animations = await page
    .locator('.hero *')
    .evaluateAll(all => all.map(each => [each.getAttribute('src'), getComputedStyle(each).animationName]))
  assert.equal(
    animations.filter(([, name]) => name !== 'none'),
    [
      [null, 'appear'],
      ['/scenes/terrace-kite.svg', 'drift'],
    ],
  )
})

test('“cho con” stays on one line at every width', async () => {
  const { page, go } = await site.visit()
  await go('/')
  for (const width of [320, 375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const tops = await page.locator('h1').evaluate(heading => {
      const text = heading.firstChild as Text
      return ['cho', 'con'].map(word => {
        const at = text.data.indexOf(word)
        const range = new Range()
        range.setStart(text, at)
        range.setEnd(text, at + word.length)
        return range.getBoundingClientRect().top
      })
    })
    assert.is(tops[0], tops[1], `at ${width}`)
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `at ${width}`)
  }
})

test('where colours are forced, the chosen language, badges and progress are still seen', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin' })
  await page.emulateMedia({ forcedColors: 'active' })
  await go('/dev/parts')
  const styleOf = (selector: string, property: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name!), [property, pseudo])
  const [chosen, other] = await Promise.all(
    ['true', 'false'].map(pressed =>
      styleOf(`.language-toggle [aria-pressed=${pressed}] > span:not(.unseen)`, 'background-color'),
    ),
  )
  assert.not.equal(chosen, other)
  const paper = await styleOf('body', 'background-color')
  assert.is(await styleOf('main .badge', 'border-top-style'), 'solid')
  assert.not.equal(await styleOf('main .badge', 'border-top-color'), paper)
  assert.not.equal(await styleOf('main progress', 'border-top-color'), paper)
  assert.is(await styleOf('main progress', 'border-top-style'), 'solid')
})

test('where colours are forced, the border of the button that reveals a password does not touch the dots', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin' })
  await page.emulateMedia({ forcedColors: 'active' })
  await go('/admin')
  const masked = page.locator('.masked').first()
  const dots = (await masked.locator('[aria-hidden]').first().boundingBox())!
  const button = (await masked.locator('.button').boundingBox())!
  assert.ok(button.x - (dots.x + dots.width) >= 4, `${button.x} after ${dots.x + dots.width}`)
})

test('a dialog darkens the page without JavaScript too', async () => {
  const { page, go } = await site.visit({ javaScript: false })
  await go('/?mo=windows.2')
  assert.match(
    await page.locator('dialog[open]').evaluate(dialog => getComputedStyle(dialog).boxShadow),
    /rgba?\(16, 52, 59, 0\.55\)/,
  )
})

test('the foot of a dialog that is longer than the screen is in view, and hides nothing that is focused', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin' })
  await page.setViewportSize({ width: 1440, height: 700 })
  await go('/admin/don-hang?mo=ghi-chuyen-khoan')
  const submit = page.locator('dialog button[type=submit]')
  const bottomOf = async (part: typeof submit) => {
    const box = (await part.boundingBox())!
    return box.y + box.height
  }
  assert.ok((await bottomOf(submit)) <= 700, `the button ends at ${await bottomOf(submit)}`)
  const foot = await bottomOf(page.locator('dialog .form-actions'))
  assert.ok(Math.abs(foot - (await bottomOf(page.locator('dialog')))) < 1, 'nothing shows below the foot')
  for (const field of await page.locator('dialog :is(input:not([type=hidden]), select, textarea)').all()) {
    await field.focus()
    const top = (await page.locator('dialog .form-actions').boundingBox())!.y
    assert.ok((await bottomOf(field)) <= top, `${await field.getAttribute('name')} is under the foot`)
  }
})

test('on a phone the new end of a term is read whole in its select', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin', width: 375 })
  await go('/admin/thiet-bi?mo=goi.1')
  const months = page.locator('select[name=so_thang_gia_han]')
  await months.selectOption('12')
  const room = await months.evaluate(async (select: HTMLSelectElement) => {
    await document.fonts.ready
    const { font, paddingLeft, paddingRight } = getComputedStyle(select)
    const pen = document.createElement('canvas').getContext('2d')!
    pen.font = font
    // the day of the test may be one of narrow digits
    const text = pen.measureText(select.selectedOptions[0]!.text.replace(/\d/g, '0')).width
    return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - text
  })
  assert.ok(room >= 0, `${room}px`)
})

test('on a tablet a date in a filter is read whole', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin', width: 768 })
  for (const path of ['don-hang?tu_thanh_toan=2026-11-23&tu=2026-11-23', 'nhat-ky?tu=2026-11-23']) {
    await go(`/admin/${path}`)
    const cut = await page
      .locator('.filters input[placeholder="dd/mm/yyyy"]')
      .evaluateAll(all => all.map(input => input.scrollWidth - input.clientWidth))
    assert.ok(cut.length > 0 && cut.every(each => each <= 0), `${path}: ${cut}`)
  }
})

test('on a tablet no word is broken in the figures of revenue', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin', width: 768, language: 'en' })
  await go('/admin/doanh-thu')
  const lines = await page
    .locator('.figures-row dt')
    .evaluateAll(all =>
      all.map(each => Math.round(each.getBoundingClientRect().height / parseFloat(getComputedStyle(each).lineHeight))),
    )
  assert.ok(lines.length > 4 && lines.every(each => each === 1), `${lines}`)
})

test('on a tablet the three reasons have their headings in line, in both languages', async () => {
  for (const language of languages) {
    const { page, go } = await site.visit({ width: 768, language })
    await go('/')
    const tops = await page
      .locator('.why-card h3')
      .evaluateAll(all => all.map(each => each.getBoundingClientRect().top))
    assert.equal([tops.length, new Set(tops).size], [3, 1], language)
  }
})

test('a logged-in user is not shown the log-in form', async () => {
  const { go, at } = await site.visit({ signedInAs: 'admin' })
  for (const path of ['/login', '/register']) {
    await go(path)
    assert.is(at(), '/admin', path)
  }
})

test.run()
