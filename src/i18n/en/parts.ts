import { english } from '../index.ts'
import type { parts as vi } from '../vi/parts.ts'

export const parts = english<typeof vi>()({
  'parts.close': 'Close',
  'parts.loading': 'Loading…',
  'parts.busy': 'Working…',
  'parts.showPassword': 'Show password',
  'parts.hidePassword': 'Hide password',
  'parts.pages': 'Pages',
  'parts.page': 'Page {page}',
  'parts.previousPage': 'Previous page',
  'parts.nextPage': 'Next page',
  'parts.range': '{from}–{to} of {total}',
  'parts.perPage': 'Per page',
  'parts.breadcrumb': 'Breadcrumb',
  'parts.steps': 'Steps',
  'parts.stepDone': 'Done',
  'parts.met': 'Met',
  'parts.unmet': 'Not met yet',
  'parts.priceBefore': 'Original price',
  'parts.priceNow': 'Current price',
  'parts.month': '1 month',
  'parts.months': '{count} months',
  'parts.year': '1 year',
  'parts.twoYears': '2 years',
  'parts.endless': 'No time limit',
  'parts.none': 'None yet',
})
