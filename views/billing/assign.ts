import { assignment, move } from '../../src/shared/billing-fields.ts'
import { newChild } from '../../src/shared/family-fields.ts'
import { bodyOf, type Typed } from '../../src/shared/typed.ts'
import type { Answer } from '../api.ts'
import { type Args, type Outcome, read, readIfThere, send } from '../data.ts'
import { save } from '../submit.ts'
import type { Bought } from './read-wallet.ts'

export type Family = Answer<'GET', '/phu-huynh/:id'>['treEmList']

export interface Assigning {
  bought: Answer<'GET', '/payment/subscriptions/:id'>
  family: Family
  /** The packages that devices of the family have, also those that start later. */
  inUse: Bought[]
  /** Whether there is a program yet that shows the code of its device. */
  ready: boolean
}

const ofChild = ['ten_tre', 'gioi_tinh']
export const ofDevice = ['ma_moi', 'ten_thiet_bi', 'loai_thiet_bi']
const shown = [...ofChild, 'ma_tre_em', 'ma_thiet_bi', ...ofDevice]

/** The bought row and the family that it may protect. */
export async function readAssigning(args: Args, id: number): Promise<Assigning | null> {
  const bought = await readIfThere(args, '/payment/subscriptions/:id', { params: { id } })
  if (!bought) return null
  const ofParent = { params: { id: bought.ma_phu_huynh } }
  const query = new URLSearchParams({ trang_thai: 'DANG_HOAT_DONG', limit: '100' })
  const [parent, inUse, { ready }] = await Promise.all([
    readIfThere(args, '/phu-huynh/:id', ofParent),
    read(args, '/payment/purchased/:id', { ...ofParent, query }),
    read(args, '/program'),
  ])
  return parent && { bought, family: parent.treEmList, inUse, ready }
}

export function assign(args: Args, id: number, form: Typed): Promise<Outcome> {
  return onDevice(args, form, device => {
    const body = { ...device, goi_dich_vu_id: String(id) }
    return save(args, 'POST', '/payment/assign', assignment, body, { shown: [] })
  })
}

export function moveTo(args: Args, id: number, form: Typed): Promise<Outcome> {
  const { phien_ban = '' } = form
  return onDevice(args, form, device => {
    const body = { ...device, phien_ban }
    return save(args, 'PUT', '/payment/subscriptions/:id/move', move, body, { shown: [] }, { params: { id } })
  })
}

/** What was typed of a new device wins over one that was chosen before. Nothing is sent while something is missing. */
async function onDevice(args: Args, form: Typed, put: (device: Typed) => Promise<Outcome>): Promise<Outcome> {
  const isEmpty = (name: string) => !form[name]?.trim()
  const isNew = form.ma_thiet_bi === undefined || !ofDevice.every(isEmpty)
  const needed = isNew ? [...ofChild, 'ma_tre_em', ...ofDevice] : ['ma_thiet_bi']
  const missing = needed.filter(name => form[name] !== undefined && isEmpty(name))
  const typed = Object.fromEntries(shown.map(name => [name, form[name] ?? '']))
  const faults = Object.fromEntries(missing.map(name => [name, 'required' as const]))
  if (missing.length > 0) return { success: false, message: '', faults, typed }
  const child = await addFirstChild(args, form)
  if ('refused' in child) return { ...child.refused, typed }
  const { ma_thiet_bi = '', ma_moi = '', ...made } = form
  const outcome = await put(isNew ? { ...made, ...child, ma_thiet_bi: ma_moi } : { ma_thiet_bi })
  const { ma_thiet_bi: wrongCode, ...wrong } = outcome.fields ?? {}
  const fields = wrongCode && isNew ? { ...wrong, ma_moi: wrongCode } : outcome.fields
  return { ...outcome, typed, ...(fields && { fields }) }
}

/** Creates the child that the form names, if it names one. The child stays if the package cannot be assigned. */
async function addFirstChild(args: Args, form: Typed): Promise<{ refused: Outcome } | { ma_tre_em?: string }> {
  if (form.ten_tre === undefined) return {}
  const { ten_tre, gioi_tinh = '' } = form
  const { status, body } = await send(args, 'POST', '/tre-em', bodyOf(newChild, { ten_tre, gioi_tinh }))
  if (body.success) return { ma_tre_em: String(body.data!.ma_tre_em) }
  const { message, fields } = body
  return { refused: { success: false, message, status, ...(fields && { fields }) } }
}
