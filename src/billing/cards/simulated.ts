import { randomUUID } from 'node:crypto'
import { fail } from '../../kernel/failure.ts'
import type { Services } from '../../kernel/given.ts'
import type { IpnAnswer } from '../orders/index.ts'
import type { SimulatedCalls, SimulatedCharge } from '../simulator/index.ts'
import { dongOf, encode, joinPairs, momentOf, type Pair, sign } from '../vnpay/index.ts'
import { type CancelBody, type ChargeBody, chargeAnswer, isSignedCancel, isSignedCharge } from './recurring.ts'
import { receiveCard } from './register.ts'

/** What a card does when it is charged. `silent` is charged and says nothing; `lost` is as if it was never asked. */
const cardKinds = ['good', 'empty', 'locked', 'silent', 'lost', 'unsure'] as const
export type CardKind = (typeof cardKinds)[number]

interface Card {
  token: string
  recurringId: string
  kind: CardKind
}

/**
 * Stands in for VNPay's service for recurring payments. It checks what it is asked as strictly as it is described.
 * `record` returns the number of the transaction.
 */
export function simulateCards(services: Services, record: (charge: SimulatedCharge) => string): SimulatedCalls {
  const service = services.gateway!.recurring!
  const cards = new Map<string, Card>()
  const bearers = new Set<string>()
  const references = new Set<string>()
  let registered = 0

  /** As after a parent has registered a card at the gateway, which then calls us. */
  async function register({ phu_huynh_id: parent, kind: asked }: Record<string, unknown>): Promise<IpnAnswer> {
    const kind = cardKinds.find(each => each === asked)
    if (!Number.isInteger(parent) || !kind) return fail('invalid_input')
    // it grows after a restart too, when the database still has the older cards
    const recurringId = String(services.clock.now().getTime() + registered++)
    const card = { token: randomUUID(), recurringId, kind }
    cards.set(card.token, card)
    const call = {
      vnp_app_user_id: String(parent),
      vnp_card_number: '970419xxxxxx2198',
      vnp_command: 'pay_n_recurring',
      vnp_recurring_id: card.recurringId,
      vnp_response_code: '00',
      vnp_tmn_code: service.tmnCode,
      vnp_token: card.token,
      vnp_token_exp_date: '20991231',
      vnp_transaction_status: '00',
      vnp_txn_ref: `REG${card.recurringId}`,
    }
    const query = joinPairs(Object.entries(call).map(([name, value]): Pair => [name, encode(value)]))
    return receiveCard(services, `${query}&vnp_secure_hash=${sign(service.secret, query)}`)
  }

  function authenticate(body: Record<string, unknown>): object {
    const { clientId, clientSecret, username, password } = service
    const isOurs = Object.entries({ clientId, clientSecret, username, password }).every(
      ([name, value]) => body[name] === value,
    )
    if (!isOurs) return { rspCode: '01', rspMsg: 'Invalid credentials' }
    const accessToken = randomUUID()
    bearers.add(accessToken)
    return { rspCode: '00', rspMsg: 'Success', data: { accessToken, tokenType: 'Bearer', expiresIn: 3_600 } }
  }

  /** Null where it says nothing. */
  function charge(body: ChargeBody, authorization: string): object | null {
    const { order, transaction, token } = body
    const amount = dongOf(String(transaction.recurringAmount)) ?? 0
    const say = (code: string, id = '') => chargeAnswer(service, code, id, String(amount * 100))
    if (!bearers.has(authorization.replace(/^Bearer /, ''))) return { rspCode: '401', rspMsg: 'Unauthorized' }
    if (!isWellFormed(body) || amount < 1) return say('03')
    if (body.tmnCode !== service.tmnCode) return say('02')
    if (!isSignedCharge(service, body)) return say('97')
    if (references.has(body.reqId)) return say('94')
    const card = cards.get(token.tokenId)
    if (!card || card.recurringId !== transaction.recurringId) return say('10')
    if (card.kind === 'lost') return null
    references.add(body.reqId)
    const isPaid = card.kind !== 'empty' && card.kind !== 'locked'
    const charged = { txnRef: order.orderReference, info: order.orderInfo, createDate: transaction.mcDate, amount }
    const id = record({ ...charged, status: isPaid ? '00' : '02' })
    if (card.kind === 'silent') return null
    if (card.kind === 'unsure') return say('06', id)
    return say(isPaid ? '00' : card.kind === 'empty' ? '51' : '12', id)
  }

  /** Forgets a card, which cannot be charged any more. */
  function cancel(body: CancelBody, authorization: string): object {
    const say = (rspCode: string) => ({ rspCode, rspMsg: 'Simulated' })
    if (!bearers.has(authorization.replace(/^Bearer /, ''))) return say('401')
    if (!isSignedCancel(service, body)) return say('97')
    const card = cards.get(body.token.tokenId)
    if (card?.recurringId !== body.transaction.recurringId) return say('04')
    cards.delete(body.token.tokenId)
    return say('00')
  }

  /** Null where it says nothing. A part that is missing is one without fields, whose signature is wrong. */
  function execute(asked: Record<string, unknown>, authorization: string): object | null {
    const body = asked as unknown as ChargeBody | CancelBody
    const { order, transaction, token } = body as ChargeBody
    const parts = { order: Object(order), transaction: Object(transaction), token: Object(token) }
    return body.command === 'cancel_recurring'
      ? cancel({ ...(body as CancelBody), ...parts }, authorization)
      : charge({ ...(body as ChargeBody), ...parts }, authorization)
  }

  return {
    card: register,
    'recurring/oauth/authenticate': authenticate,
    'recurring/recurring-payment/execute': execute,
  }
}

function isWellFormed({ reqId, command, order, transaction, token, version }: ChargeBody): boolean {
  return (
    /^\w{1,32}$/.test(reqId) &&
    command === 'recurring_pay' &&
    version === '2.1.0' &&
    /^\w{1,100}$/.test(order.orderReference) &&
    /^[\w .:-]{1,255}$/.test(order.orderInfo) &&
    typeof token.tokenId === 'string' &&
    transaction.currCode === 'VND' &&
    momentOf(transaction.mcDate) !== undefined &&
    transaction.recurringDate === String(transaction.mcDate).slice(0, 8)
  )
}
