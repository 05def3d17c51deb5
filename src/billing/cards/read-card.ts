import type { RecurringConfig } from '../../kernel/config/vnpay-recurring.ts'
import { isDate } from '../../shared/dates.ts'
import { decode, gatewayPairs, isSignature, signPairs } from '../vnpay/index.ts'

/** A card that its owner has registered at the gateway: what charges it, and nothing that names it. */
export interface RegisteredCard {
  /** Of the registration. */
  txnRef: string
  /** The account that it was registered for. */
  parent: number
  token: string
  recurringId: string
  /** The last day of the card, where the gateway says it. */
  expires: string | null
}

type ReadCard = { card: RegisteredCard } | { wrong: 'signature' | 'malformed' } | { declined: string }

const commands = ['recurring', 'pay_n_recurring']

/** Reads the query of the gateway's call after a card was registered, exactly as it was sent. */
export function readCard(service: RecurringConfig, query: string): ReadCard {
  const pairs = gatewayPairs(query)
  const said = new Map(pairs.map(([name, value]) => [name, decode(value)]))
  const of = (name: string) => said.get(name) ?? ''
  const signed = pairs.filter(([name, value]) => name !== 'vnp_secure_hash' && value !== '')
  if (said.size < pairs.length || !isSignature(of('vnp_secure_hash'), signPairs(service.secret, signed)))
    return { wrong: 'signature' }
  if (of('vnp_tmn_code') !== service.tmnCode) return { wrong: 'signature' }
  if (!commands.includes(of('vnp_command')) || !/^[\w-]{1,100}$/.test(of('vnp_txn_ref'))) return { wrong: 'malformed' }
  if (of('vnp_response_code') !== '00' || of('vnp_transaction_status') !== '00')
    return { declined: of('vnp_response_code') }
  const card = {
    txnRef: of('vnp_txn_ref'),
    parent: Number(of('vnp_app_user_id')),
    token: of('vnp_token'),
    recurringId: of('vnp_recurring_id'),
    expires: dayOf(of('vnp_token_exp_date')),
  }
  const isCard = [card.token, card.recurringId].every(id => /^[\x21-\x7e]{1,256}$/.test(id))
  return isCard && /^[1-9]\d{0,8}$/.test(of('vnp_app_user_id')) ? { card } : { wrong: 'malformed' }
}

function dayOf(text: string): string | null {
  const day = text.replace(/^([1-9]\d{3})(\d\d)(\d\d)$/, '$1-$2-$3')
  return isDate(day) ? day : null
}
