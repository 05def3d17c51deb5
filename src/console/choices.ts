import { lockFamily } from '../family/index.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { fail } from '../kernel/failure.ts'
import type { Writer } from '../kernel/given.ts'
import { reply } from '../kernel/reply.ts'
import type { Values } from '../shared/fields.ts'
import { density, hiddenAtMost, hiddenColumns, oneColumn, savedFilter } from '../shared/list-choices.ts'
import {
  countSavedFilters,
  deleteFilter,
  findChoices,
  type SavedFilter,
  saveFilter,
  setColumn,
  setDensity,
  setHidden,
} from './choices-store.ts'

const savedAtMost = 20

/** What an admin chose about lists, each for themselves. */
export const choiceEndpoints = [
  endpoint('GET', '/danh-sach', 'admin', {}, async ({ db, caller }) => findChoices(db, caller.person!.ma_phu_huynh)),

  endpoint('PUT', '/danh-sach/mat-do', 'admin', { body: density }, async ({ tx, caller, body }) => {
    await setDensity(tx, caller.person!.ma_phu_huynh, body.thoang)
    return reply({ data: null, message: 'list_choice_kept' })
  }),

  endpoint('PUT', '/danh-sach/cot', 'admin', { body: hiddenColumns }, async ({ tx, caller, body }) => {
    await setHidden(tx, caller.person!.ma_phu_huynh, body.danh_sach, body.cot_an)
    return reply({ data: null, message: 'list_choice_kept' })
  }),

  endpoint('PUT', '/danh-sach/mot-cot', 'admin', { body: oneColumn }, async ({ tx, caller, body }) => {
    if (!(await setColumn(tx, caller.person!.ma_phu_huynh, body)))
      fail('too_many_hidden_columns', { most: hiddenAtMost })
    return reply({ data: null, message: 'list_choice_kept' })
  }),

  endpoint('POST', '/danh-sach/bo-loc', 'admin', { body: savedFilter, creates: true }, async given =>
    keepFilter(given, given.body),
  ),

  endpoint('DELETE', '/danh-sach/bo-loc/:id', 'admin', {}, async ({ tx, caller, id }) => {
    if (!(await deleteFilter(tx, caller.person!.ma_phu_huynh, id))) fail('not_found')
    return reply({ data: null, message: 'filter_deleted' })
  }),
]

async function keepFilter({ tx, caller }: Writer, filter: Values<typeof savedFilter>) {
  const { ma_phu_huynh } = caller.person!
  // of two that are saved at once, the second counts the first
  await lockFamily(tx, ma_phu_huynh)
  const made: SavedFilter = await saveFilter(tx, ma_phu_huynh, filter)
  if ((await countSavedFilters(tx, ma_phu_huynh, filter.danh_sach)) > savedAtMost)
    fail('too_many_saved_filters', { most: savedAtMost })
  return reply({ data: made, message: 'filter_saved' })
}
