import { lockFamily } from '../../family/index.ts'
import { auditByNobody } from '../../kernel/audit.ts'
import type { Services } from '../../kernel/given.ts'
import { type IpnAnswer, ipnAnswers } from '../orders/index.ts'
import { type RegisteredCard, readCard } from './read-card.ts'
import { insertCard } from './store.ts'

/**
 * The gateway's call after a parent registered a card there. Anybody may call; the signature decides. The call is not
 * recorded: it has what charges the card, and the digits of its number.
 */
export async function receiveCard(services: Services, query: string): Promise<IpnAnswer> {
  const { gateway, log } = services
  const read = gateway?.recurring ? readCard(gateway.recurring, query) : ({ wrong: 'signature' } as const)
  if ('wrong' in read) {
    log('warn', 'card', { outcome: read.wrong })
    return ipnAnswers[read.wrong]
  }
  if ('declined' in read) {
    log('info', 'card', { outcome: 'declined', code: read.declined })
    return ipnAnswers.recorded
  }
  try {
    const outcome = await register(services, read.card)
    log(outcome === 'unknown' ? 'error' : 'info', 'card', { outcome, txn_ref: read.card.txnRef })
    return ipnAnswers[outcome]
  } catch (error) {
    log('error', 'card', { outcome: 'fault', error })
    return ipnAnswers.malformed
  }
}

async function register({ db, clock }: Services, card: RegisteredCard): Promise<'recorded' | 'already' | 'unknown'> {
  const now = clock.now()
  return db.transaction(async tx => {
    if (!(await lockFamily(tx, card.parent))) return 'unknown'
    if (!(await insertCard(tx, { card, now }))) return 'already'
    await auditByNobody(tx, now, {
      action: 'card_registered',
      kind: 'phu_huynh',
      subject: card.parent,
      detail: { after: { txn_ref: card.txnRef } },
    })
    return 'recorded'
  })
}
