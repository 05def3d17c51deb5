import { createSessionLookup } from '../../accounts/index.ts'
import { failWithRetry } from '../../kernel/failure.ts'
import type { Caller, Services } from '../../kernel/given.ts'
import { aboutFamily, type Listener, type News } from '../../kernel/news.ts'
import { reply } from '../../kernel/reply.ts'
import { createTally, type Tally } from '../../kernel/tally.ts'

/** In ms. A comment keeps the connection open; after its life a page connects anew. */
const everySoOften = 20_000
const life = 10 * 60_000
/** The most streams for the pages of one parent, and of a process. A page that gets none asks every 15 s instead. */
const ofFamily = 10
const inProcess = 4_000

type OfParent = Services & { caller: Caller }

const openStreams = new WeakMap<News, Tally<number>>()

/** What changes with the children of a parent, as long as a page of theirs is open and they are signed in. */
export function streamNews(given: OfParent) {
  const open = openStreams.get(given.news) ?? createTally<number>()
  openStreams.set(given.news, open)
  const { ma_phu_huynh } = given.caller.person!
  if (open.all() >= inProcess || open.of(ma_phu_huynh) >= ofFamily) failWithRetry('busy', 60)
  open.add(ma_phu_huynh)
  const listener = given.news.listen(aboutFamily(ma_phu_huynh), life)
  let hasLeft = false
  const leave = () => {
    if (hasLeft) return
    hasLeft = true
    given.news.close(listener)
    open.take(ma_phu_huynh)
  }
  return reply({ data: null, events: eventsOf(given, listener), leave })
}

/** Streams that this process has open. */
export function openStreamsOf(news: News): number {
  return openStreams.get(news)?.all() ?? 0
}

async function* eventsOf(given: OfParent, listener: Listener): AsyncGenerator<string> {
  const { news, caller } = given
  const { ma_phu_huynh } = caller.person!
  const lookUp = createSessionLookup(given)
  const end = performance.now() + life
  // how long a page waits before it connects anew
  yield 'retry: 5000\n\n'
  for (let left = life; left > 0 && listener.isOpen; left = end - performance.now()) {
    const told = await news.next(listener, Math.min(everySoOften, left))
    const person = await lookUp(caller.token!)
    if (person?.ma_phu_huynh !== ma_phu_huynh || person.la_admin !== caller.person!.la_admin) return
    yield told ? `data: ${JSON.stringify(told)}\n\n` : ':\n\n'
  }
}
