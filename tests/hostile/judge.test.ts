import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Answered } from '../helpers/app.ts'
import { faultsOf } from '../helpers/hostile/judge.ts'
import { marksOf } from '../helpers/hostile/marks.ts'
import type { CallerName, Request } from '../helpers/hostile/requests.ts'
import { moreThan, readPage } from '../helpers/hostile/skeleton.ts'
import type { World } from '../helpers/hostile/world.ts'

const mark = marksOf('mother').is
const world = { families: [], secrets: { kept: ['hush'], given: new Set() } } as unknown as World

/** What is found in an answer with this text. */
function found(who: CallerName, message: string, { status = 200, tried = [] as string[] } = {}): number {
  const json = { success: status < 400, message, error: status < 400 ? undefined : 'internal' }
  const headers = new Headers({ 'content-type': 'application/json' })
  const answered = { status, json, text: JSON.stringify(json), headers } as Answered
  const request: Request = { call: '', who, method: 'GET', path: '/api/x', headers: {}, wait: 0 }
  return faultsOf(world, request, answered, new Set(tried)).length
}

test('a word of another family, a secret and a fault are found in an answer, and nothing in one as it should be', () => {
  assert.equal([found('mother', mark), found('admin', mark), found('stranger', 'x')], [0, 0, 0])
  assert.equal([found('stranger', mark), found('visitor', mark), found('foreign machine', mark)], [1, 1, 1])
  assert.equal([found('stranger', mark, { tried: [mark] }), found('admin', marksOf('mother').does)], [0, 1])
  assert.equal([found('mother', 'hush'), found('mother', 'x', { status: 500 })], [1, 1])
})

test('an element, an attribute, an address and data that a text brought into a page are found', async () => {
  const read = (html: string) => readPage(html, 'http://localhost')
  const before = await read('<p>x</p>')
  const more = async (html: string) => moreThan(await read(html), before)
  assert.equal(
    [await more('<p>y</p>'), await more('<p onclick="x">x</p>'), await more('<p>x<b></b></p>')],
    [[], ['<p onclick>'], ['<b>']],
  )
  const unsafe = async (html: string) => (await read(html)).unsafe.length
  const links = ['/x', 'javascript:x', '//evil.vn'].map(address => unsafe(`<a href="${address}">`))
  assert.equal(await Promise.all(links), [0, 1, 1])
  const data = ['{"a":"\\u003c"}', '{"a":"<b>"}', '{"a":"</script>"}']
  const scripts = data.map(text => unsafe(`<script type="application/json">${text}</script>`))
  assert.equal(await Promise.all(scripts), [0, 1, 1])
})

test.run()
