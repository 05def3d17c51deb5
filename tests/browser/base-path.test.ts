import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { demo, openSite } from '../helpers/browser.ts'

const site = await openSite(test, { BASE_PATH: '/an-nhi' })

test('with a prefix, pages, files, sign-in, API, language and sign-out all use it', async () => {
  const { page, go, arrive, asked, troubles } = await site.visit()
  await go('/')
  await page.click('.nav-tools a[href="/an-nhi/login"]')
  await arrive('/login')
  await page.fill('[name=sdt]', demo.admin.sdt)
  await page.fill('[name=mat_khau]', demo.admin.mat_khau)
  await page.keyboard.press('Enter')
  await arrive('/admin')
  await page.waitForSelector('.figures-row')
  await page.click('.language-toggle [value=en]')
  await page.waitForSelector('html[lang=en]')
  await arrive('/admin')
  await page.click('.console-head [type=submit]')
  await arrive('/')
  assert.equal(troubles, [])
  assert.equal(
    asked.filter(request => !/^\w+ \/an-nhi\//.test(request)),
    [],
  )
})

test('with a prefix, everything works without JavaScript too', async () => {
  const { page, go, at, arrive } = await site.visit({ javaScript: false })
  await go('/user')
  assert.is(at(), '/login?from=%2Fuser')
  await page.fill('[name=sdt]', demo.parent.sdt)
  await page.fill('[name=mat_khau]', demo.parent.mat_khau)
  await page.keyboard.press('Enter')
  await arrive('/user')
  await page.click('.language-toggle [value=en]')
  await page.waitForSelector('html[lang=en]')
  await arrive('/user')
  await page.click('.account summary')
  await page.click('.account .logout button')
  await arrive('/login')
})

test.run()
