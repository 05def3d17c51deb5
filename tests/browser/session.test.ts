import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { everyValue, openSite, takenOver } from '../helpers/browser.ts'

const site = await openSite(test)

for (const { width, language, javaScript } of everyValue)
  test(`the menu signs out ${javaScript ? 'with' : 'without'} JavaScript at ${width}, in ${language}`, async () => {
    const { page, go, arrive, context, troubles } = await site.visit({
      width,
      language,
      javaScript,
      signedInAs: 'parent',
    })
    await go('/')
    const menu = page.locator(width < 992 ? '.phone-menu' : '.account')
    await menu.locator('summary').click()
    await menu.locator('.logout button').click()
    await arrive('/login')
    assert.is(
      (await context.cookies()).find(({ name }) => name === 'token'),
      undefined,
    )
    await go('/user')
    await arrive('/login?from=%2Fuser')
    if (javaScript) assert.is(await page.evaluate(() => localStorage.getItem('user')), null)
    assert.equal(troubles, [])
  })

test('a user who is not an admin is redirected home from the console', async () => {
  const { go, at, asked } = await site.visit({ signedInAs: 'parent' })
  await go('/admin')
  assert.is(at(), '/')
  assert.not.ok(asked.some(request => request.includes('dashboard')))
})

test('signing out in one tab takes the others to the login', async () => {
  const { page, go, context } = await site.visit({ signedInAs: 'admin' })
  await go('/admin')
  const other = await context.newPage()
  await other.goto(`${site.url}/`)
  await takenOver(other)
  await other.click('.account summary')
  await other.click('.account .logout button')
  await page.waitForURL(`${site.url}/login?from=%2Fadmin`)
})

test.run()
