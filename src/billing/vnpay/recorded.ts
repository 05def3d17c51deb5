import type { Services } from '../../kernel/given.ts'
import { closeCall, type GatewayCall, insertCall, type MoneyFact } from './calls-store.ts'
import type { post } from './post.ts'

/** What an answer means to who asked, the code under which it is recorded, and what it says of money, if anything. */
interface Heard<News> {
  news: News
  outcome: string
  fact?: MoneyFact | null | undefined
}

/**
 * Asks the gateway, never inside a transaction: it may be slow. The call is recorded before it is made, and its answer
 * after it. `hear` gets null where there was none.
 */
export async function askRecorded<News>(
  services: Pick<Services, 'db' | 'metrics'>,
  call: GatewayCall,
  ask: () => ReturnType<typeof post>,
  hear: (text: string | null) => Heard<News>,
): Promise<News> {
  return askAsRecorded(services, { ...call, id: await insertCall(services.db, call) }, ask, hear)
}

/** The same for a call that is recorded already. */
export async function askAsRecorded<News>(
  { db, metrics }: Pick<Services, 'db' | 'metrics'>,
  { id, kind }: Pick<GatewayCall, 'kind'> & { id: number },
  ask: () => ReturnType<typeof post>,
  hear: (text: string | null) => Heard<News>,
): Promise<News> {
  const answered = await ask()
  const { news, outcome, fact } = hear('text' in answered ? answered.text : null)
  const answer = 'text' in answered ? answered.text.slice(0, 4_000) : answered.error
  await closeCall(db, id, { outcome, answer, ...fact })
  metrics.cell('anni_gateway_calls_total', { kind, outcome }).value++
  return news
}
