import type { Given } from '../../kernel/endpoint.ts'
import { reply } from '../../kernel/reply.ts'
import type { Fields } from '../../shared/fields.ts'
import { aboutFamily } from '../news.ts'

/** In ms. A comment keeps the connection open; after its life a page connects anew, signed in or not. */
const everySoOften = 20_000
const life = 10 * 60_000

/** What changes with the children of a parent, as long as a page of theirs is open. */
export function streamNews({ news, caller }: Given<Fields, Fields>) {
  return reply({ data: null, events: eventsOf(caller.person!.ma_phu_huynh, news) })
}

async function* eventsOf(ma_phu_huynh: number, news: Given<Fields, Fields>['news']): AsyncGenerator<string> {
  const listener = news.listen(aboutFamily(ma_phu_huynh), life)
  const end = performance.now() + life
  try {
    // how long a page waits before it connects anew
    yield 'retry: 5000\n\n'
    for (let left = life; left > 0 && listener.isOpen(); left = end - performance.now()) {
      const told = await listener.next(Math.min(everySoOften, left))
      yield told ? `data: ${JSON.stringify(told)}\n\n` : ':\n\n'
    }
  } finally {
    listener.close()
  }
}
