import { redirect } from 'react-router'
import type { Answer } from '../api.ts'
import { type Args, read } from '../data.ts'

export type Family = Answer<'GET', '/protection'>['children']
export type ChildToday = Family[number]

export async function readFamily(args: Args): Promise<Family> {
  return (await read(args, '/protection')).children
}

/** The child of the address. Who asks for any other is led to their own. */
export async function readChild(args: Args): Promise<ChildToday> {
  const child = (await readFamily(args)).find(({ ma_tre_em }) => String(ma_tre_em) === args.params.id)
  if (!child) throw redirect('/user')
  return child
}
