import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite, takenOver } from '../helpers/browser.ts'

const site = await openSite(test)

test('the second visit to a page is a 304, and the cached page still hydrates', async () => {
  const { page, go, arrive, troubles } = await site.visit()
  await go('/')
  const again = await page.context().newPage()
  again.on('console', message => troubles.push(message.text()))
  const statuses: number[] = []
  const session = await page.context().newCDPSession(again)
  await session.send('Network.enable')
  session.on('Network.responseReceivedExtraInfo', ({ statusCode }) => statuses.push(statusCode))
  await again.goto(`${site.url}/`)
  await takenOver(again)
  assert.is(statuses[0], 304)
  await again.click('.nav-tools a[href="/login"]')
  await again.waitForURL(`${site.url}/login`)
  await page.click('.nav-tools a[href="/login"]')
  await arrive('/login')
  assert.equal(troubles, [])
})

test('files with a hash in their name are cached for ever, the others for a day', async () => {
  const { page, context, go } = await site.visit()
  await go('/')
  const hashed = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('/assets/') ? [name] : [])),
  )
  assert.ok(hashed.length > 5)
  for (const file of hashed)
    assert.is((await context.request.get(file)).headers()['cache-control'], 'public, max-age=31536000, immutable', file)
  const icon = await context.request.get(`${site.url}/favicon.svg`)
  assert.is(icon.headers()['cache-control'], 'public, max-age=86400')
})

test.run()
