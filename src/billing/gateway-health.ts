import type { Knex } from 'knex'
import type { GatewayReason } from '../i18n/gateway-answers.ts'
import type { Reading } from '../kernel/metrics/readings.ts'
import { sample } from '../kernel/metrics/registry.ts'
import { queryCodeOf, reasonOfFailing } from './vnpay/index.ts'

interface GatewayHealth {
  gateway: 'ok' | 'failing'
  /** What VNPay answers instead; null where it does not answer at all, or all is well. */
  gateway_code: string | null
  gateway_reason: GatewayReason | null
}

/** Whether VNPay answers our questions. */
export async function gatewayHealth({ db, now }: { db: Knex; now: Date }): Promise<GatewayHealth> {
  const reason = await reasonOfFailing(db, now)
  return { gateway: reason ? 'failing' : 'ok', gateway_code: reason && queryCodeOf(reason), gateway_reason: reason }
}

/** Nothing is said of a gateway that nobody has set up. */
export const readGateway: Reading = async ({ db, now, gateway }) =>
  gateway ? [sample('anni_gateway_failing', (await reasonOfFailing(db, now)) ? 1 : 0)] : []
