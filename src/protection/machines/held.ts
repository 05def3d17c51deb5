import type { Knex } from 'knex'
import type { Caller, Services } from '../../kernel/endpoint.ts'
import type { Listener, News } from '../../kernel/news.ts'
import { type Reply, reply } from '../../kernel/reply.ts'
import { createTally, type Tally } from '../../kernel/tally.ts'
import { networkOf } from '../../shared/address.ts'

/** Beyond these, an answer is given at once. */
const inProcess = 20_000
const ofNetwork = 2_000

interface Telling<Read, T> {
  read: (db: Knex) => Promise<Read>
  /** Whether there is something to say at once. */
  isNews: (answer: Read) => boolean
  asData: (answer: Read) => T
}

interface Asked<Read, T> extends Telling<Read, T> {
  about: string
  seconds: number
  /** What is done before the first answer. */
  first: () => Promise<Read>
  /** A later one with the same name is answered instead of this one. */
  only?: string
}

interface Holding {
  networks: Tally<string>
  byName: Map<string, () => void>
}

const holdings = new WeakMap<News, Holding>()

/**
 * Listens first, so that nothing is missed; answers at once when there is something to say, else as soon as there is, or
 * after some seconds.
 */
export async function holdAnswer<Read, T>(
  { news, caller }: Pick<Services, 'news'> & { caller: Caller },
  { about, seconds, first, only, ...asked }: Asked<Read, T>,
): Promise<Reply<T>> {
  const listener = news.listen(about, (seconds + 10) * 1_000)
  const holding = holdingsOf(news)
  const network = networkOf(caller.address)
  const answer = await first().catch(error => {
    listener.close()
    throw error
  })
  const isFull = holding.networks.all() >= inProcess || holding.networks.of(network) >= ofNetwork
  const data = asked.asData(answer)
  if (seconds > 0 && !isFull && !asked.isNews(answer)) {
    const begin = () => hold(holding, network, only, listener.close)
    return reply({ data, later: waiting(listener, seconds, begin, asked, answer) })
  }
  listener.close()
  return reply({ data })
}

/** Apart, so that what is held keeps nothing else of its request. */
function waiting<Read, T>(
  listener: Listener,
  seconds: number,
  begin: () => () => void,
  { read, isNews, asData }: Telling<Read, T>,
  answer: Read,
) {
  return async (db: Knex): Promise<T> => {
    const letGo = begin()
    const end = performance.now() + seconds * 1_000
    try {
      for (;;) {
        const told = await listener.next(end - performance.now())
        // nothing was told, the process stops, or the machine asks again: what was read before holds
        if (told === null || !listener.isOpen()) return asData(answer)
        const latest = await read(db)
        if (isNews(latest)) return asData(latest)
      }
    } finally {
      listener.close()
      letGo()
    }
  }
}

function holdingsOf(news: News): Holding {
  const known = holdings.get(news) ?? { networks: createTally<string>(), byName: new Map() }
  holdings.set(news, known)
  return known
}

function hold(holding: Holding, network: string, only: string | undefined, answerNow: () => void): () => void {
  const { networks, byName } = holding
  networks.add(network)
  if (only) {
    byName.get(only)?.()
    byName.set(only, answerNow)
  }
  return () => {
    networks.take(network)
    if (only && byName.get(only) === answerNow) byName.delete(only)
  }
}
