import { english } from '../index.ts'
import type { lists as vi } from '../vi/lists.ts'

export const lists = english<typeof vi>()({
  'lists.filters': 'Filters',
  'lists.filters_set': 'Filters ({count})',
  'lists.any': 'All',
  'lists.apply': 'Filter',
  'lists.clear': 'Clear filters',
  'lists.none': 'No matching results',
  'lists.none_hint': 'Filtered by: {filters}. Try removing a filter.',
  'lists.export': 'Export CSV',
  'lists.searching': 'Searching…',
  'lists.found_more': 'More than {total} results',
  'lists.more': 'There are more than {total} results. Add a filter to narrow them down, or export them all as CSV.',
  'lists.found': 'Results found: {total}',
})
