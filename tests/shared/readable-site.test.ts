import { domainToASCII } from 'node:url'
import fc from 'fast-check'
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

const vietnamese = [
  ...'aăâbcdđeêghiklmnoôơpqrstuưvxyáàảãạắằẳẵặấầẩẫậéèẻẽẹếềểễệíìỉĩịóòỏõọốồổỗộớờởỡợúùủũụứừửữựýỳỷỹỵ0123456789',
]
const anyLabel = fc
  .array(fc.constantFrom(...vietnamese), { minLength: 1, maxLength: 24 })
  .map(letters => letters.join(''))

test('whatever is written with Vietnamese letters comes back as it was', () => {
  fc.assert(
    fc.property(anyLabel, anyLabel, (label, other) => {
      const name = `${label}.${other}.vn`
      const ascii = domainToASCII(name)
      if (ascii) assert.is(readableSite(ascii), name)
    }),
    { numRuns: 500 },
  )
})

test('what stands for no character at all is left alone', () => {
  for (const name of ['xn--999999b.vn', 'xn--0000h.vn', 'xn--a-0000000b.vn']) assert.is(readableSite(name), name)
})

test('a name that only looks as if it were encoded is left alone', () => {
  assert.is(
    readableSite(domainToASCII('điện.vn').replace('xn--', 'abcd')),
    domainToASCII('điện.vn').replace('xn--', 'abcd'),
  )
})

test.run()
