import { createHash } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withApp } from '../helpers/app.ts'
import { raw } from '../helpers/raw.ts'
import { everyPage, seedViewers } from '../helpers/site-map.ts'

const kinds = [...everyPage.map(({ path }) => path), '/nothing', '/user', '/?lang=en', '/?mo=so-sanh.2', '/?kho=1']

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const sourcesOf = (policy: string, name: string) =>
  policy
    .split('; ')
    .find(each => each.startsWith(`${name} `))!
    .split(' ')
    .slice(1)

test('R28: inside each page of the site map only what its policy has the hash of can run or style', () =>
  withApp(async app => {
    const found = new Set<string>()
    const policies = new Set<string>()
    for (const token of await seedViewers(app))
      for (const path of kinds) {
        const Cookie = token ? `token=${token}` : ''
        const { status, headers, text } = await raw(app.url, path, { headers: { Cookie } })
        if (status >= 300 && status < 400) continue
        const policy = headers['content-security-policy'] as string
        const scripts = sourcesOf(policy, 'script-src')
        const styles = sourcesOf(policy, 'style-src')
        for (const [, attributes, inside] of text.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)) {
          if (/type="application\/(ld\+)?json"/.test(attributes!)) continue
          assert.ok(scripts.includes(hashOf(inside!)), `${path} ${inside}`)
          found.add(inside!)
        }
        for (const [, inside] of text.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs))
          assert.ok(styles.includes(hashOf(inside!)), path)
        assert.not.match(text, /<[^>]+ style="|<[^>]+ on\w+="|javascript:/, path)
        policies.add(policy)
      }
    const [policy, ...others] = policies
    assert.equal(others, [], 'one policy for all')
    assert.equal(sourcesOf(policy!, 'script-src'), ["'self'", ...[...found].map(hashOf)])
  }))

test.run()
