import type { Answer } from '../api.ts'
import { type Args, readAsAdmin } from '../data.ts'
import { usePackageWords } from './package-words.ts'

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

/** How long a package lasts, in the words of both screens. */
export function useDuration(): (months: number | null) => string {
  const say = usePackageWords()
  return months => {
    if (months === null) return say('package.endless')
    if (months === 1) return say('package.one_month')
    if (months === 12) return say('package.one_year')
    if (months === 24) return say('package.two_years')
    return say('package.months', { count: months })
  }
}
