import { assignment, move } from '../../src/shared/billing-fields.ts'
import type { Typed } from '../../src/shared/typed.ts'
import type { Answer } from '../api.ts'
import { type Args, type Outcome, readIfThere } from '../data.ts'
import { save } from '../submit.ts'

export type Family = Answer<'GET', '/phu-huynh/:id'>['treEmList']

export interface Assigning {
  bought: Answer<'GET', '/payment/subscriptions/:id'>
  family: Family
}

const shown = ['ma_thiet_bi', 'ma_moi', 'ma_tre_em', 'ten_thiet_bi', 'loai_thiet_bi', 'ten_tre', 'gioi_tinh']

/** The bought row and the family that it may protect. */
export async function readAssigning(args: Args, id: number): Promise<Assigning | null> {
  const bought = await readIfThere(args, '/payment/subscriptions/:id', { params: { id } })
  const parent = bought && (await readIfThere(args, '/phu-huynh/:id', { params: { id: bought.ma_phu_huynh } }))
  return parent && { bought, family: parent.treEmList }
}

export function assign(args: Args, id: number, form: Typed): Promise<Outcome> {
  return onDevice(form, device => {
    const body = { ...device, goi_dich_vu_id: String(id) }
    return save(args, 'POST', '/payment/assign', assignment, body, { shown: [] })
  })
}

export function moveTo(args: Args, id: number, form: Typed): Promise<Outcome> {
  const { phien_ban = '' } = form
  return onDevice(form, device => {
    const body = { ...device, phien_ban }
    return save(args, 'PUT', '/payment/subscriptions/:id/move', move, body, { shown: [] }, { params: { id } })
  })
}

/** A code that was typed wins over a device that was chosen before. */
async function onDevice(form: Typed, put: (device: Typed) => Promise<Outcome>): Promise<Outcome> {
  const { ma_thiet_bi = '', ma_moi, ...made } = form
  const code = ma_moi?.trim() ? { ...made, ma_thiet_bi: ma_moi } : { ma_thiet_bi }
  const outcome = await put(code)
  const typed = Object.fromEntries(shown.map(name => [name, form[name] ?? '']))
  const { ma_thiet_bi: wrongCode, ...wrong } = outcome.fields ?? {}
  // If the family has no device, there is no list of devices at which to show the fault.
  const isNew = ma_moi?.trim() || form.ma_thiet_bi === undefined
  const fields = wrongCode && isNew ? { ...wrong, ma_moi: wrongCode } : outcome.fields
  return { ...outcome, typed, ...(fields && { fields }) }
}
