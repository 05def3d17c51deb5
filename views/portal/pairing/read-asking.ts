import type { Answer } from '../../api.ts'
import { type Args, read, readIfThere } from '../../data.ts'
import { orFailed } from '../../or-failed.ts'
import { type ChildToday, readFamily } from '../read-family.ts'

export type AskingMachine = Answer<'GET', '/pairings/:ma_thiet_bi'>
type Place = Answer<'GET', '/payment/wallet'>['unassigned']['rows'][number]

export interface Pairing {
  now: string
  children: ChildToday[]
  /** What can be put on the machine. */
  places: Place[]
  code: string
  /** What asks under the code that was typed. */
  asking: AskingMachine | null
  fault: 'unknown_code' | 'not_now' | null
}

/** The code stands in the address, so that finding the machine is a form without JavaScript. */
export async function readPairing(args: Args): Promise<Pairing> {
  const code = (new URL(args.request.url).searchParams.get('ma') ?? '').replace(/\s/g, '').slice(0, 100)
  const [{ children, now }, { unassigned }, found] = await Promise.all([
    readFamily(args),
    read(args, '/payment/wallet'),
    code ? orFailed(readIfThere(args, '/pairings/:ma_thiet_bi', { params: { ma_thiet_bi: code } })) : undefined,
  ])
  const fault = found === null ? 'unknown_code' : found?.read === null ? 'not_now' : null
  return { now, children, places: unassigned.rows, code, asking: found?.read ?? null, fault }
}
