import { redirect } from 'react-router'
import { type Args, read } from '../../data.ts'
import type { ChildEvent } from '../events.tsx'
import type { Machine } from '../machine.ts'
import { type ChildToday, readFamily } from '../read-family.ts'

export interface MachineRead {
  child: ChildToday
  machine: Machine
  now: string
  events: ChildEvent[]
}

/** The machine of the address with its child. Who asks for any other is led to their own. */
export async function readMachine(args: Args): Promise<MachineRead> {
  const { children, now } = await readFamily(args)
  for (const child of children)
    for (const machine of child.devices)
      if (String(machine.nguoi_dung_id) === args.params.id) {
        const events = await read(args, '/tre-em/:id/events', { params: { id: child.ma_tre_em } })
        return { child, machine, now, events: events.filter(event => event.nguoi_dung_id === machine.nguoi_dung_id) }
      }
  throw redirect('/user')
}
