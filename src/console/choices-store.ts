import type { Knex } from 'knex'
import type { Values } from '../shared/fields.ts'
import { type ChosenList, hiddenAtMost, type oneColumn } from '../shared/list-choices.ts'

export interface SavedFilter {
  id: number
  danh_sach: ChosenList
  ten: string
  truy_van: string
}

interface Choices {
  thoang: boolean
  /** The hidden columns of each list. */
  cot_an: Record<string, string[]>
  bo_loc: SavedFilter[]
}

/** How an admin wants lists shown. */
export async function findChoices(db: Knex, ma_phu_huynh: number): Promise<Choices> {
  const [chosen, bo_loc] = await Promise.all([
    db('list_choices').where({ ma_phu_huynh }).first('roomy', 'hidden'),
    db('saved_filters').where({ ma_phu_huynh }).orderBy('ten').select(saved),
  ])
  return { thoang: chosen?.roomy ?? false, cot_an: chosen?.hidden ?? {}, bo_loc }
}

export async function setDensity(tx: Knex, ma_phu_huynh: number, roomy: boolean): Promise<void> {
  await tx('list_choices').insert({ ma_phu_huynh, roomy }).onConflict('ma_phu_huynh').merge(['roomy'])
}

export async function setHidden(tx: Knex, ma_phu_huynh: number, list: ChosenList, columns: string[]): Promise<void> {
  await tx.raw(
    `insert into list_choices (ma_phu_huynh, hidden) values (?, ?::jsonb)
     on conflict (ma_phu_huynh) do update set hidden = list_choices.hidden || excluded.hidden`,
    [ma_phu_huynh, JSON.stringify({ [list]: columns })],
  )
}

/** One statement, because two requests at once change the same row. False if too many columns are hidden already. */
export async function setColumn(tx: Knex, ma_phu_huynh: number, column: Values<typeof oneColumn>): Promise<boolean> {
  const { danh_sach: list, cot, an } = column
  const { rowCount } = await tx.raw(
    `insert into list_choices as kept (ma_phu_huynh, hidden)
     values (:ma_phu_huynh, jsonb_build_object(:list::text, :changed::jsonb))
     on conflict (ma_phu_huynh) do update set hidden =
       kept.hidden || jsonb_build_object(:list::text, coalesce(kept.hidden -> :list, '[]') - :cot::text || :changed::jsonb)
     where :changed::jsonb = '[]' or jsonb_array_length(coalesce(kept.hidden -> :list, '[]') - :cot::text) < :hiddenAtMost`,
    { ma_phu_huynh, list, cot, changed: JSON.stringify(an ? [cot] : []), hiddenAtMost },
  )
  return rowCount > 0
}

const saved = { id: 'id', danh_sach: 'list', ten: 'ten', truy_van: 'query' }

export async function countSavedFilters(tx: Knex, ma_phu_huynh: number, list: ChosenList): Promise<number> {
  return (await tx('saved_filters').where({ ma_phu_huynh, list }).count({ n: '*' }).first())!.n as number
}

/** The same name again replaces what it stands for. */
export async function saveFilter(
  tx: Knex,
  ma_phu_huynh: number,
  { danh_sach: list, ten, truy_van: query }: Omit<SavedFilter, 'id'>,
): Promise<SavedFilter> {
  const [made] = await tx('saved_filters')
    .insert({ ma_phu_huynh, list, ten, query })
    .onConflict(['ma_phu_huynh', 'list', 'ten'])
    .merge(['query'])
    .returning(['id', 'list as danh_sach', 'ten', 'query as truy_van'])
  return made
}

export async function deleteFilter(tx: Knex, ma_phu_huynh: number, id: number): Promise<boolean> {
  return (await tx('saved_filters').where({ ma_phu_huynh, id }).delete()) > 0
}
