import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { lookElsewhere, openSite } from '../helpers/browser.ts'

// Apart from portal-live: a code that was sent there would keep this one from being sent.
const site = await openSite(test, { JOBS: 'off' })

test('the code for what a child opened can still be typed after a look into the messages of the phone', async () => {
  const { page, go, context } = await site.visit({ width: 375, signedInAs: 'parent', keptFromOthers: true })
  const agreed = await context.request.put(`${site.url}/api/tre-em/1/consents`, {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    data: { history: true },
  })
  assert.is(agreed.status(), 200)
  await go('/user/con/1')
  await page.locator('[name=confirm][value=send]').click()
  await page.locator('[name=otp]').fill('12')
  await lookElsewhere(page)
  assert.is(await page.inputValue('[name=otp]'), '12')
})

test.run()
