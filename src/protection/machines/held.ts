import type { Knex } from 'knex'
import type { Caller, Services } from '../../kernel/given.ts'
import type { Listener, News } from '../../kernel/news.ts'
import { type Reply, reply } from '../../kernel/reply.ts'
import { createTally, type Tally } from '../../kernel/tally.ts'
import { networkOf } from '../../shared/address.ts'

/** Beyond these, an answer is given at once. */
const inProcess = 20_000
const ofNetwork = 2_000

/** How an answer is read, and when it is worth giving. */
interface Answering<Read, T> {
  read: (db: Knex) => Promise<Read>
  /** Whether the answer may be another one after this was told; without it, after anything. */
  concerns?: (what: string) => boolean
  /** Whether there is something to say at once. */
  isNews: (answer: Read) => boolean
  asData: (answer: Read) => T
}

interface Held<Read, T> extends Answering<Read, T> {
  about: string
  seconds: number
  /** What is done before the first answer. */
  first: () => Promise<Read>
  /** A later one with the same name is answered instead of this one. */
  only?: string
}

interface Holding {
  networks: Tally<string>
  byName: Map<string, Listener>
}

const holdings = new WeakMap<News, Holding>()

/**
 * Listens first, so that nothing is missed; answers at once when there is something to say, else as soon as there is, or
 * after some seconds.
 */
export async function holdAnswer<Read, T>(
  { news, caller }: Pick<Services, 'news'> & { caller: Caller },
  { about, seconds, first, only, ...asked }: Held<Read, T>,
): Promise<Reply<T>> {
  if (seconds === 0) return reply({ data: asked.asData(await first()) })
  const listener = news.listen(about, seconds * 1_000)
  try {
    const answer = await first()
    const holding = holdingsOf(news)
    const network = networkOf(caller.address)
    const isFull = holding.networks.all() >= inProcess || holding.networks.of(network) >= ofNetwork
    const data = asked.asData(answer)
    if (!isFull && !asked.isNews(answer))
      return reply({
        data,
        later: waiting(listener, { news, holding, network, only }, asked, answer),
        leave: () => news.close(listener),
      })
    news.close(listener)
    return reply({ data })
  } catch (error) {
    news.close(listener)
    throw error
  }
}

/** Answers that this process holds. */
export function heldAnswers(news: News): number {
  return holdings.get(news)?.networks.all() ?? 0
}

interface Place {
  news: News
  holding: Holding
  network: string
  only: string | undefined
}

/** Apart, so that what is held keeps nothing else of its request. */
function waiting<Read, T>(listener: Listener, place: Place, asked: Answering<Read, T>, answer: Read) {
  return async (db: Knex): Promise<T> => {
    const { news } = place
    const { read, concerns, isNews, asData } = asked
    take(place, listener)
    try {
      for (;;) {
        const told = await news.next(listener)
        // nothing was told in time, the process stops, or the machine asks again or is gone: what was read before holds
        if (!listener.isOpen) return asData(answer)
        if (told && concerns?.(told.what) === false) continue
        const latest = await read(db)
        if (isNews(latest)) return asData(latest)
      }
    } finally {
      news.close(listener)
      giveBack(place, listener)
    }
  }
}

function holdingsOf(news: News): Holding {
  const known = holdings.get(news) ?? { networks: createTally<string>(), byName: new Map() }
  holdings.set(news, known)
  return known
}

function take({ news, holding, network, only }: Place, listener: Listener): void {
  holding.networks.add(network)
  if (!only) return
  const before = holding.byName.get(only)
  if (before) news.close(before)
  holding.byName.set(only, listener)
}

function giveBack({ holding, network, only }: Place, listener: Listener): void {
  holding.networks.take(network)
  if (only && holding.byName.get(only) === listener) holding.byName.delete(only)
}
