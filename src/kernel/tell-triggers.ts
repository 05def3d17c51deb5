import type { Knex } from 'knex'
import type { Writer } from './endpoint.ts'

/** For the rest of the transaction: by whom and when, for what triggers settle and record. */
export async function tellTriggers(tx: Knex, { caller, now }: Pick<Writer, 'caller' | 'now'>): Promise<void> {
  await tx.raw(
    `select set_config('an_nhi.now', ?, true), set_config('an_nhi.actor', ?, true), set_config('an_nhi.address', ?, true)`,
    [now.toISOString(), String(caller.person?.ma_phu_huynh ?? ''), caller.address],
  )
}
