import { data, redirect } from 'react-router'
import { density, hiddenColumns, oneColumn, savedFilter } from '../../src/shared/list-choices.ts'
import { isOwnPath } from '../../src/shared/own-path.ts'
import { type Typed, typedIn } from '../../src/shared/typed.ts'
import { type Args, type Outcome, siteContext } from '../data.ts'
import { actNamed, save } from '../submit.ts'

/** Where the forms of these choices are sent: to the frame of the console, from any of its pages. */
export const choicesAt = '/admin'

type Act = (args: Args, form: Typed) => Promise<Outcome>
const shown = { shown: [] }
const ofFilter = ['danh_sach', 'truy_van', 'ten', 'back']

/** By the value of `viec` in the form. */
const acts: Record<string, Act> = {
  'mat-do': (args, form) => save(args, 'PUT', '/danh-sach/mat-do', density, form, shown),
  cot: (args, form) => save(args, 'PUT', '/danh-sach/cot', hiddenColumns, { ...form, cot_an: hiddenIn(form) }, shown),
  'mot-cot': (args, form) => save(args, 'PUT', '/danh-sach/mot-cot', oneColumn, form, shown),
  luu: (args, form) => save(args, 'POST', '/danh-sach/bo-loc', savedFilter, form, { shown: ofFilter }),
  xoa: (args, form) => save(args, 'DELETE', '/danh-sach/bo-loc/:id', {}, {}, shown, { params: { id: form.id ?? 0 } }),
}

/** The form has all columns and those that are ticked. */
function hiddenIn({ tat_ca = '', hien = '' }: Typed): string {
  const ticked = hien.split(',')
  return tat_ca
    .split(',')
    .filter(column => !ticked.includes(column))
    .join(',')
}

/** Without JavaScript a refused filter is shown in its form again; the other forms have nothing to correct. */
export async function chooseForLists(args: Args) {
  const form = typedIn(await args.request.formData())
  const act = actNamed(acts, form.viec)
  const outcome = await act(args, form)
  if (!args.context.get(siteContext).formsReload) return outcome
  if (outcome.success) throw redirect(listAt(form))
  const status = { status: outcome.status ?? 400 }
  if (form.viec === 'luu') return data(outcome, status)
  throw data(Object.values(outcome.fields ?? {})[0] || outcome.message, status)
}

/** The page of the list that such a form was sent from. */
export function listAt({ back = '' }: Typed): string {
  return isOwnPath(back) ? back : choicesAt
}
