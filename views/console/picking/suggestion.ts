import type { pickKinds } from '../../../src/shared/parent-lists.ts'
import type { Answer } from '../../api.ts'
import type { Outcome } from '../../data.ts'
import type { FieldOf } from '../../dialogs/form-dialog.tsx'
import { homePhone } from '../../layout/user.ts'

/** The two kinds of rows that others belong to. */
export type PickKind = (typeof pickKinds)[number]

/** A row to pick: its id, its name, and what tells it from others of that name. */
export type Suggestion = NonNullable<Outcome['found']>[string][number]

/** What a field needs in which a row is picked. */
export interface Picking {
  field: FieldOf
  /** The field that holds the id. */
  name: string
  kind: PickKind
  label: string
  /** The row that it is now. */
  present?: Suggestion
}

export function suggestionOf({ id, ten, cua, sdt }: Answer<'GET', '/goi-y'>[number]): Suggestion {
  return { id, name: ten, detail: [`#${id}`, cua, sdt && homePhone(sdt)].filter(Boolean).join(' · ') }
}

/** The names of the fields beside the one that holds the id: what is typed, and what was typed when it was picked. */
export function fieldsBeside(name: string) {
  return { typed: `${name}_tim`, searched: `${name}_da_tim` }
}
