import { redirect } from 'react-router'
import type { Wallet } from '../../billing/read-wallet.ts'
import { type Args, read } from '../../data.ts'
import type { ChildEvent } from '../events.tsx'
import { lacksPackage, type Machine } from '../machine.ts'
import { type ChildToday, readFamily } from '../read-family.ts'

export interface MachineRead {
  child: ChildToday
  machine: Machine
  now: string
  events: ChildEvent[]
  /** The free package, where the paid term of this machine ended. */
  freeAgain: Wallet['freeAgain']
}

/** The machine of the address with its child. Who asks for any other is led to their own. */
export async function readMachine(args: Args): Promise<MachineRead> {
  const { children, now } = await readFamily(args)
  for (const child of children)
    for (const machine of child.devices)
      if (String(machine.nguoi_dung_id) === args.params.id) {
        const { nguoi_dung_id } = machine
        const [events, freeAgain] = await Promise.all([
          read(args, '/tre-em/:id/events', { params: { id: child.ma_tre_em }, query: { nguoi_dung_id } }),
          readOffer(args, machine),
        ])
        return { child, machine, now, events, freeAgain }
      }
  throw redirect('/user')
}

async function readOffer(args: Args, machine: Machine): Promise<Wallet['freeAgain']> {
  if (!lacksPackage(machine)) return null
  const { freeAgain } = await read(args, '/payment/wallet')
  return freeAgain?.thiet_bi.includes(machine.ten_thiet_bi) ? freeAgain : null
}
