import type { Knex } from 'knex'
import { lockFamily } from '../../family/index.ts'
import type { GatewayReason } from '../../i18n/gateway-answers.ts'
import { audit, auditByNobody } from '../../kernel/audit.ts'
import { fail } from '../../kernel/failure.ts'
import type { Given, Writer } from '../../kernel/given.ts'
import { reply } from '../../kernel/reply.ts'
import type { Fields } from '../../shared/fields.ts'
import type { Order } from '../orders/index.ts'
import { endCard, findRegistered } from './store.ts'

/** Why a charge was declined that may succeed later, or by a code that says nothing; other reasons end the card. */
const passingDeclines: GatewayReason[] = [
  'window_expired',
  'insufficient_balance',
  'daily_limit',
  'bank_maintenance',
  'gateway_error',
]

/** The reader's own registered card, or null; null too where there is no contract to charge it. */
export async function ownCard({ db, caller, gateway }: Given<Fields, Fields>) {
  const card = gateway?.recurring && (await findRegistered(db, caller.person!.ma_phu_huynh))
  return card ? { dang_ky_luc: card.registered_at, het_han: card.expires_on } : null
}

/** The card is not charged any more from this moment on; VNPay is told by a job. */
export async function removeCard(given: Writer) {
  const { tx, caller, now } = given
  const { ma_phu_huynh } = caller.person!
  await lockFamily(tx, ma_phu_huynh)
  const card = (await findRegistered(tx, ma_phu_huynh)) ?? fail('not_found')
  await endCard(tx, card.id, { ended_at: now, ended_reason: null })
  await audit(given, { action: 'card_ended', kind: 'phu_huynh', subject: ma_phu_huynh, detail: {} })
  return reply({ data: null, message: 'card_removed' })
}

/** Ends a card that was declined for good; the parent then pays by the link. The caller has locked the family. */
export async function declineCard(tx: Knex, charged: Order, reason: GatewayReason, now: Date): Promise<void> {
  if (passingDeclines.includes(reason) || charged.ma_phu_huynh === null) return
  const card = await findRegistered(tx, charged.ma_phu_huynh)
  // another one may have been registered since
  if (!card || card.registered_at > charged.ngay_tao) return
  await endCard(tx, card.id, { ended_at: now, ended_reason: reason })
  await auditByNobody(tx, now, {
    action: 'card_ended',
    kind: 'phu_huynh',
    subject: charged.ma_phu_huynh,
    detail: { reason, vnp_txn_ref: charged.vnp_txn_ref },
  })
}
