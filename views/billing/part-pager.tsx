import { useSearchParams } from 'react-router'
import { addressOf, askAlso, askedOf, type List } from '../../src/shared/list.ts'
import type { Page } from '../api.ts'
import { Pager } from '../parts/pager.tsx'

type Props = { list: List; page: Page<unknown>; prefix: string; of: string }

/** Turns the pages of one of several lists on a page. */
export function PartPager({ list, page, prefix, of }: Props) {
  const [search] = useSearchParams()
  const asked = askedOf(list, search, prefix)
  const { page: number, limit, total } = page.pagination
  return (
    <Pager
      of={of}
      page={number}
      limit={limit}
      total={total}
      href={(page, limit) => addressOf(list, search, askAlso(asked, { limit, page }), prefix)}
    />
  )
}
