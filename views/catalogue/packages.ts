import type { Answer } from '../api.ts'
import { type Args, readAsAdmin } from '../data.ts'

export type Package = Answer<'GET', '/goi'>[number]
export type Line = Package['noiDungList'][number]

const asTyped = { query: { nguyen_van: '1' } as const }

/** The packages on sale with the Vietnamese texts that admins typed, whatever the language of the page. */
export async function readPackages(args: Args): Promise<Package[]> {
  return readAsAdmin(args, '/goi', asTyped)
}

/** Null for a package that is no longer on sale. */
export async function readPackage(args: Args, id: number): Promise<Package | null> {
  return (await readPackages(args)).find(each => each.id === id) ?? null
}

export async function readLine(args: Args, id: number): Promise<Line | null> {
  const lines = (await readPackages(args)).flatMap(({ noiDungList }) => noiDungList)
  return lines.find(each => each.id === id) ?? null
}
