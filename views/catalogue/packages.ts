import type { Answer } from '../api.ts'
import { type Args, readAsAdmin } from '../data.ts'

export type Package = Answer<'GET', '/goi'>[number]
export type Line = Package['noiDungList'][number]

/** Null for a package that is no longer on sale. */
export async function readPackage(args: Args, id: number): Promise<Package | null> {
  return (await readAsAdmin(args, '/goi')).find(each => each.id === id) ?? null
}

export async function readLine(args: Args, id: number): Promise<Line | null> {
  const lines = (await readAsAdmin(args, '/goi')).flatMap(({ noiDungList }) => noiDungList)
  return lines.find(each => each.id === id) ?? null
}
