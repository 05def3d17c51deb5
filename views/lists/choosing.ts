import type { Typed } from '../../src/shared/typed.ts'
import type { Args, Called, Outcome } from '../data.ts'
import type { Dialogs } from '../dialogs/dialogs.tsx'
import { formInPlace } from '../dialogs/form-in-place.tsx'

/** What can be done with many rows of a list at once; without acts they can be exported. */
export interface Choosing<Row> {
  nameOf: (row: Row) => string
  /** The name of the form among the dialogs of the page. */
  action?: string
  acts?: readonly Act<Row>[]
}

interface Act<Row> {
  /** The field that the button sends. */
  name: string
  value: string
  label: string
  /** Of an act that loses nothing: which rows it changes, and the value that puts those back. */
  changes?: (row: Row) => boolean
  back?: string
}

/** `da_doi` is what was otherwise before, of an act that can be undone. */
type ManyRows = { xong: number[]; tu_choi: Record<string, string>; da_doi?: number[] }

/** The action of such a form. What was refused stands above the rows, also without JavaScript. */
export function formForMany(act: (args: Args, form: Typed) => Promise<Called<ManyRows>>): Dialogs[string] {
  return formInPlace(
    async (args, _id, form) => outcomeOf(await act(args, form)),
    () => null,
  )
}

function outcomeOf({ status, body, messageCode }: Called<ManyRows>): Outcome {
  const { success, message, data, fields = {} } = body
  const refused = success ? data!.tu_choi : fields
  const isWhole = success && Object.keys(refused).length === 0
  return {
    success: isWhole,
    message,
    ...(messageCode && { messageCode }),
    status,
    rows: { done: data?.xong ?? [], refused, ...(data?.da_doi && { changed: data.da_doi }) },
  }
}
