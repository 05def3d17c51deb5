import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { filledPath, type InputsOf } from '../../views/api.ts'

const pathOf = (...[inputs]: InputsOf<'GET', '/tim-kiem'>) => filledPath('/tim-kiem', inputs)

test('a call has the query that its endpoint declares, and any other does not compile', () => {
  assert.is(pathOf({ query: { q: 'Lan & Minh' } }), '/tim-kiem?q=Lan+%26+Minh')
  // @ts-expect-error the search needs what is looked for
  assert.is(pathOf(), '/tim-kiem')
  // @ts-expect-error it is a text
  assert.is(pathOf({ query: { q: 7 } }), '/tim-kiem?q=7')
  // @ts-expect-error the endpoint has no such field
  assert.is(pathOf({ query: { q: 'Lan', ten: 'Lan' } }), '/tim-kiem?q=Lan&ten=Lan')

  const none = (...[inputs]: InputsOf<'GET', '/thong-ke'>) => filledPath('/thong-ke', inputs)
  assert.is(none(), '/thong-ke')
  // @ts-expect-error the endpoint has no query
  assert.is(none({ query: { page: 2 } }), '/thong-ke?page=2')
})

test('a list is called with values, or with the query of its page', () => {
  const list = (...[inputs]: InputsOf<'GET', '/phu-huynh'>) => filledPath('/phu-huynh', inputs)
  assert.is(list({ query: { page: 2, sort: '-ten' } }), '/phu-huynh?page=2&sort=-ten')
  assert.is(list({ query: new URLSearchParams({ page: '2' }) }), '/phu-huynh?page=2')
  // @ts-expect-error the list has no such order
  assert.is(list({ query: { sort: 'gia' } }), '/phu-huynh?sort=gia')
})

test.run()
