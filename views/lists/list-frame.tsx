import type { ReactNode, Ref } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import { listWords } from '../../src/i18n/lists.ts'
import { formatCount } from '../../src/shared/counts.ts'
import type { Fields } from '../../src/shared/fields.ts'
import { addressOf, askAlso, askedOf, filtersIn, type List, queryOf, unreadDates } from '../../src/shared/list.ts'
import type { ListPath, Page } from '../api.ts'
import { useBook } from '../books.ts'
import { Empty } from '../parts/empty.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { Notice } from '../parts/notice.tsx'
import { Pager } from '../parts/pager.tsx'
import { useLanguage } from '../words.tsx'
import { ExportLink } from './export-link.tsx'
import { FilterFold } from './filter-fold.tsx'
import { type FilterLook, Filters } from './filters.tsx'

export type ListProps<L extends List, Row> = {
  list: L
  page: Page<Row>
  filters: { [K in keyof L['filters']]: FilterLook }
  /** The choice of the order among the filters, for a list without column heads. */
  sort?: FilterLook
  /** Fewer rows than these are shown without filters. */
  filteredFrom?: number
  /** Shown if the list has no rows at all. */
  empty: ReactNode
  /** The text shown if no row matches the filters. */
  none?: string
  /** The API path of the list, if it can be exported as CSV. */
  csv?: ListPath
  /** The prefix of its URL parameters, for a list in a dialog. */
  prefix?: string
  /** Beside the export, such as the button that adds a row. */
  actions?: ReactNode
  /** Before the number of rows, for a list that is a part of its page. */
  heading?: ReactNode
  /** How the list is shown: its choices stand before the export. */
  tools?: ReactNode
  /** Measures the filters, which then stay on scrolling. */
  frame?: Ref<HTMLDivElement>
}

/**
 * The filters and the pager around the rows of a list. Filters, order and page are in the address, so the list works
 * with links and a form.
 */
export function ListFrame<L extends List, Row>(props: ListProps<L, Row> & { children: ReactNode }) {
  const { list, page, filters, sort, filteredFrom = 0, empty, none, csv, prefix = '', actions, children } = props
  const { heading, tools, frame } = props
  const say = useBook(listWords)
  const language = useLanguage()
  const [search] = useSearchParams()
  const navigation = useNavigation()
  const asked = askedOf(list, search, prefix)
  const to = (next: URLSearchParams) => addressOf(list, search, next, prefix)
  /** Whether a navigation changes the rows: opening or closing a dialog changes the address too, but not the rows. */
  const isSearch = (next: string) => String(askedOf(list, new URLSearchParams(next), prefix)) !== String(asked)
  const set = filtersIn(list, asked)
  const { total, limit, page: number, totalIsMinimum } = page.pagination
  const unread = unreadDates(list, search, prefix)
  const misread = Object.entries(unread)
  const hasFilters = total >= filteredFrom || set.length + misread.length > 0 || asked.has('sort')
  const counted = formatCount(total, language)
  if (total === 0 && set.length === 0)
    return (
      <div className="list">
        <div className="list-bar">
          {heading}
          {actions && <div className="list-actions">{actions}</div>}
        </div>
        {empty}
      </div>
    )
  const busy = navigation.state === 'loading' && isSearch(navigation.location.search)
  const fields: Fields = { ...list.filters, ...(sort && { sort: queryOf(list).sort }) }
  return (
    <div className="list" ref={frame}>
      <div className="list-bar">
        {heading}
        <p className={tools ? 'list-count' : 'unseen'} role="status">
          {busy ? say('lists.searching') : say(totalIsMinimum ? 'lists.found_more' : 'lists.found', { total: counted })}
        </p>
        {hasFilters && <FilterFold set={set.length} open={set.length + misread.length > 0} />}
        <div className="list-actions">
          {(tools || csv) && (
            <div className="list-tools">
              {tools}
              {csv && <ExportLink path={csv} asked={asked} />}
            </div>
          )}
          {actions}
        </div>
      </div>
      <div className="list-head">
        {hasFilters && (
          <Filters
            fields={fields}
            looks={{ ...filters, ...(sort && { sort }) }}
            asked={asked}
            unread={unread}
            prefix={prefix}
          />
        )}
      </div>
      {misread.length > 0 && (
        <Notice tone="warning" live>
          {misread.map(([name, typed]) => (
            <p key={name}>{say('lists.unread_date', { typed, filter: filters[name]!.label })}</p>
          ))}
        </Notice>
      )}
      <div aria-busy={busy || undefined} className="list-results">
        {total === 0 ? (
          <Empty
            title={none ?? say('lists.none')}
            action={
              <LinkButton to={to(cleared(asked, set))} kind="secondary">
                {say('lists.clear')}
              </LinkButton>
            }
          >
            {say('lists.none_hint', { filters: set.map(name => filters[name]!.label).join(', ') })}
          </Empty>
        ) : (
          children
        )}
        {totalIsMinimum && <p className="list-more">{say('lists.more', { total: counted })}</p>}
        <Pager page={number} limit={limit} total={total} href={(page, limit) => to(askAlso(asked, { limit, page }))} />
      </div>
    </div>
  )
}

function cleared(asked: URLSearchParams, set: string[]): URLSearchParams {
  return askAlso(asked, Object.fromEntries(set.map(name => [name, null])))
}
