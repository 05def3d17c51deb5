import type { Knex } from 'knex'
import type { Writer } from './given.ts'

/** Sets the actor and the time for the triggers that fire in the rest of the transaction. */
export async function setTriggerContext(tx: Knex, { caller, now }: Pick<Writer, 'caller' | 'now'>): Promise<void> {
  await tx.raw(
    `select set_config('an_nhi.now', ?, true), set_config('an_nhi.actor', ?, true), set_config('an_nhi.address', ?, true)`,
    [now.toISOString(), String(caller.person?.ma_phu_huynh ?? ''), caller.address],
  )
}
