import { packageWords } from '../../src/i18n/packages.ts'
import { isOffered } from '../../src/shared/catalogue-fields.ts'
import type { Answer } from '../api.ts'
import { useBook } from '../books.ts'
import { type Args, readAsAdmin } from '../data.ts'

/** The two pages that edit packages, as cards or with their figures. */
export type Screen = 'cards' | 'manage'
export type Package = Answer<'GET', '/goi'>[number]
export type Line = Package['noiDungList'][number]

const asTyped = { query: { nguyen_van: '1' } as const }

/** The packages with the Vietnamese texts that admins typed, whatever the language of the page; also those without a name or a price. */
export async function readAllPackages(args: Args): Promise<Package[]> {
  return readAsAdmin(args, '/goi', asTyped)
}

/** Those on sale. */
export async function readPackages(args: Args): Promise<Package[]> {
  return (await readAllPackages(args)).filter(isOffered)
}

/** What a package is called in the console. */
export function usePackageName() {
  const say = useBook(packageWords)
  return ({ ten }: Pick<Package, 'ten'>) => ten || say('package.unnamed')
}

/** Null for a package that is no longer on sale. */
export async function readPackage(args: Args, id: number): Promise<Package | null> {
  return (await readAllPackages(args)).find(each => each.id === id) ?? null
}

export async function readLine(args: Args, id: number): Promise<Line | null> {
  const lines = (await readAllPackages(args)).flatMap(({ noiDungList }) => noiDungList)
  return lines.find(each => each.id === id) ?? null
}
