import { isSearched } from '../../../src/shared/parent-lists.ts'
import { isClean, type Typed } from '../../../src/shared/typed.ts'
import { type Args, type Outcome, read } from '../../data.ts'
import { fieldsBeside, type PickKind, type Suggestion, suggestionOf } from './suggestion.ts'

/**
 * Saves a form in which a row was picked. Where a name is typed that nothing was picked for, as always without
 * JavaScript, the answer is the list of what it finds, to choose from.
 */
export async function savePicked(
  args: Args,
  form: Typed,
  { name, kind }: { name: string; kind: PickKind },
  saving: (shown: string[]) => Promise<Outcome>,
): Promise<Outcome> {
  const beside = fieldsBeside(name)
  const typed = form[beside.typed]?.trim() ?? ''
  if (typed === (form[beside.searched] ?? '').trim()) {
    const outcome = await saving(Object.values(beside))
    return outcome.success || !typed ? outcome : { ...outcome, found: { [name]: await find(args, kind, typed) } }
  }
  const found = await find(args, kind, typed)
  const kept = { ...form, [name]: '', [beside.searched]: typed }
  return { success: false, message: '', status: 400, typed: kept, fields: { [name]: '' }, found: { [name]: found } }
}

/** Nothing for what no search takes, such as invisible signs pasted from a chat: the form keeps all that was typed. */
async function find(args: Args, loai: PickKind, q: string): Promise<Suggestion[]> {
  return isClean(q) && isSearched(q) ? (await read(args, '/goi-y', { query: { loai, q } })).map(suggestionOf) : []
}
