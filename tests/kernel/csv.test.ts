import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { csvOf } from '../../src/kernel/csv.ts'

async function csv(...values: unknown[]): Promise<string> {
  async function* batches() {
    yield values.map(value => ({ value }))
  }
  let text = ''
  for await (const piece of csvOf(['value'], batches())) text += piece
  return text
}

test('a CSV begins with a byte order mark, so that spreadsheets read it as UTF-8', async () => {
  assert.is(await csv('Đào'), '\ufeffvalue\r\nĐào\r\n')
})

test('quotes, commas and line breaks are escaped', async () => {
  assert.is(await csv('a "b", c\nd'), '\ufeffvalue\r\n"a ""b"", c\nd"\r\n')
})

test('a text that a spreadsheet would run as a formula is prefixed with an apostrophe', async () => {
  for (const text of ['=1+1', '+84912345678', '-2', '@SUM(A1)'])
    assert.is(await csv(text), `\ufeffvalue\r\n'${text}\r\n`)
  assert.is(await csv('\t=1'), `\ufeffvalue\r\n"\t'=1"\r\n`)
  assert.is(await csv('=1,"2"'), '\ufeffvalue\r\n"\'=1,""2"""\r\n')
})

test('no part of a text is run as a formula where semicolons, tabs or line breaks begin a new cell', async () => {
  assert.is(await csv('x;=1+1;y'), `\ufeffvalue\r\n"x;'=1+1;y"\r\n`)
  assert.is(await csv('x; +1\t-2'), `\ufeffvalue\r\n"x; '+1\t'-2"\r\n`)
  assert.is(await csv('x\n@SUM(A1)'), `\ufeffvalue\r\n"x\n'@SUM(A1)"\r\n`)
  assert.is(await csv('a-b = c+d'), '\ufeffvalue\r\na-b = c+d\r\n')
})

test('no part of a text is run as a formula where quotes stand between a separator and it', async () => {
  assert.is(await csv('x;"=1+1;y'), `\ufeffvalue\r\n"x;""'=1+1;y"\r\n`)
  assert.is(await csv('x; "" @SUM(A1)'), `\ufeffvalue\r\n"x; """" '@SUM(A1)"\r\n`)
  assert.is(await csv('say "a" = b'), '\ufeffvalue\r\n"say ""a"" = b"\r\n')
})

test('numbers, booleans, dates, objects and null are written unchanged', async () => {
  const moment = new Date('2026-11-21T01:02:03Z')
  assert.is(
    await csv(-5, true, moment, { a: 1 }, null, undefined),
    '\ufeffvalue\r\n-5\r\ntrue\r\n2026-11-21T01:02:03.000Z\r\n"{""a"":1}"\r\n\r\n\r\n',
  )
})

test.run()
