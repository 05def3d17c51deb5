import type { Knex } from 'knex'
import type { MachineState } from '../../shared/machine-state.ts'

/**
 * How many machines are in each state. Only those that are awake are looked at; the others that are paired are silent.
 */
export async function countMachines(db: Knex): Promise<{ state: MachineState; machines: number }[]> {
  const { rows } = await db.raw(
    `with awake as (
       select told as state, count(*) as machines from device_states
       where told <> 'silent' and removed_at is null group by told
     )
     select state, machines from awake
     union all
     select 'silent', greatest(0, count(*) - (select coalesce(sum(machines), 0) from awake))
     from device_tokens where ended_at is null`,
  )
  return rows
}
