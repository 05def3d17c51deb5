import { redirect } from 'react-router'
import type { Answer } from '../api.ts'
import { type Args, read } from '../data.ts'

type Today = Answer<'GET', '/protection'>
export type ChildToday = Today['children'][number]

/** The children and their machines at a moment of the server's clock. */
export function readFamily(args: Args): Promise<Today> {
  return read(args, '/protection')
}

/** The child of the address. Who asks for any other is led to their own. */
export async function readChild(args: Args): Promise<ChildToday> {
  return (await readChildNow(args)).child
}

/** With the moment at which it was read. */
export async function readChildNow(args: Args): Promise<{ child: ChildToday; now: string }> {
  const { children, now } = await readFamily(args)
  const child = children.find(({ ma_tre_em }) => String(ma_tre_em) === args.params.id)
  if (!child) throw redirect('/user')
  return { child, now }
}
