import { domainToASCII } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readableSite } from '../../src/shared/readable-site.ts'

test('a name in Vietnamese letters is shown as people write it', () => {
  for (const name of ['tênmiền.vn', 'học-tiếng-việt.edu.vn', 'ươngđằng.com', 'điện.máy.vn', 'youtube.com', 'a-b.vn'])
    assert.is(readableSite(domainToASCII(name)), name)
})

test('a name in other letters, in which it could look like another, stays as it is, and so does what is no name', () => {
  for (const name of ['раураl.com', 'gοοgle.com', '銀行.vn', 'vıetcombank.com'])
    assert.is(readableSite(domainToASCII(name)), domainToASCII(name))
  for (const name of ['xn--.vn', 'xn--a-!.vn', 'xn--99999999999.vn', 'xn--é.vn']) assert.is(readableSite(name), name)
})

test.run()
