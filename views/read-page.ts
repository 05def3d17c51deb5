import { redirect } from 'react-router'
import type { Pagination } from '../src/kernel/pagination.ts'
import { askedOf, type List } from '../src/shared/list.ts'
import { type Answer, filledPath, type InputsOf, type ListPath, type Page } from './api.ts'
import { type Args, admitAdmin, readBody, siteContext } from './data.ts'

type PageOf<P extends ListPath> = Answer<'GET', P> extends (infer Row)[] ? Page<Row> : never

/** One page of a list, with the total number of rows. */
export async function readPage<P extends ListPath>(
  args: Args,
  path: P,
  ...[inputs]: InputsOf<'GET', P>
): Promise<PageOf<P>> {
  const { data, pagination } = await readBody(args, filledPath(path, inputs))
  leavePageBeyondTheEnd(args, pagination!, inputs?.prefix)
  return { rows: data, pagination } as PageOf<P>
}

/** The rows of a page of the console, unless its address says how many. */
const rowsOfConsole = '20'

/** The page of a list that the address of its screen asks for. */
export async function readListAsAdmin<P extends ListPath>(args: Args, list: List, path: P) {
  await admitAdmin(args)
  const query = askedOf(list, new URL(args.request.url).searchParams)
  if (!query.has('limit')) query.set('limit', rowsOfConsole)
  return readPage(args, path, ...([{ query }] as unknown as InputsOf<'GET', P>))
}

/** Redirects to the last page if the requested one is empty, because rows were deleted or the address was edited. */
export function leavePageBeyondTheEnd({ context, request }: Args, { page, totalPages }: Pagination, prefix = ''): void {
  if (totalPages === 0 || page <= totalPages) return
  const { pathname, searchParams } = new URL(request.url)
  searchParams.set(`${prefix}page`, String(totalPages))
  throw redirect(`${pathname.slice(context.get(siteContext).base.length)}?${searchParams}`)
}
