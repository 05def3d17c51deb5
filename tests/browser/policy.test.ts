import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite, takenOver } from '../helpers/browser.ts'

const site = await openSite(test)

/** What somebody could put into a page whose text was not escaped. */
const injected = `<script>document.title='inline'</script>
<script type="module">document.title='module'</script>
<script src="https://evil.test/far.js"></script>
<script src="data:text/javascript,document.title='data'"></script>
<script src="/api/health"></script>
<img src="data:," onerror="document.title='handler'">
<a href="javascript:void(document.title='link')">link</a>
<style>body{display:none}</style>`

for (const who of [undefined, 'parent'] as const)
  test(`R28: a script that is put into the page of ${who ?? 'a visitor'} is refused, and ours still run`, async () => {
    const { page, troubles } = await site.visit({ signedInAs: who })
    await page.route(`${site.url}/about`, async route => {
      const response = await route.fetch()
      const body = (await response.text()).replace('<body>', `<body>${injected}`)
      await route.fulfill({ response, body })
    })
    await page.goto(`${site.url}/about`)
    await takenOver(page)
    await page.dispatchEvent('a:text-is("link")', 'click')
    // without 'strict-dynamic' a script of ours cannot be made to add another one either
    await page.evaluate(() => {
      for (const [name, value] of [
        ['text', "document.title='added'"],
        ['src', 'https://evil.test/added.js'],
      ] as const)
        document.head.append(Object.assign(document.createElement('script'), { [name]: value }))
    })
    const refused = (what: string) => troubles.some(trouble => trouble.startsWith(`error: violation of ${what}`))
    while (!refused('script-src-elem: https://evil.test/added.js')) await page.waitForTimeout(20)
    for (const what of ['script-src-elem: inline', 'script-src-elem: data', 'script-src-attr: inline'])
      assert.ok(refused(what), what)
    assert.ok(refused('script-src-elem: https://evil.test/far.js'))
    assert.ok(refused('style-src-elem: inline'))
    // data of ours is no script, though it comes from our own origin
    assert.ok(troubles.some(trouble => /\/api\/health.*MIME type/.test(trouble)))
    assert.match(await page.title(), 'An Nhi')
  })

test.run()
