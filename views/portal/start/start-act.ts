import { redirect } from 'react-router'
import { newChild } from '../../../src/shared/family-fields.ts'
import { type Preset, presets, presetTimes } from '../../../src/shared/rule-presets.ts'
import { bodyOf, type Typed, typedIn } from '../../../src/shared/typed.ts'
import { type Args, asRefusal, type Outcome, read, send } from '../../data.ts'
import { orRefused } from '../../or-failed.ts'
import { actNamed } from '../../submit.ts'
import { isTimeRule } from '../rules/time-draft.ts'
import { hasFreeWallet } from './free-wallet.ts'

/** Each step is a form of its own, whose success leads to the next. */
const steps: Record<string, (args: Args, form: Typed) => Promise<Outcome>> = {
  con: addChild,
  'ghi-lai': keepConsents,
  'gio-giac': keepRules,
}

export async function act(args: Args) {
  const form = typedIn(await args.request.formData())
  const step = actNamed(steps, form.buoc)
  const outcome = await step(args, form)
  if (outcome.success) throw redirect(outcome.next!)
  return asRefusal(args, outcome)
}

/** Of a birthday a family says the year; the day is taken as its first, on which the child is the oldest. */
async function addChild(args: Args, { nam_sinh = '', ...form }: Typed): Promise<Outcome> {
  const ngay_sinh = nam_sinh && `${nam_sinh}-01-01`
  const typed: Typed = { ...form, nam_sinh }
  const missing = ['ten_tre', 'nam_sinh', 'gioi_tinh'].filter(name => !typed[name]?.trim())
  const faults = Object.fromEntries(missing.map(name => [name, 'required' as const]))
  if (missing.length > 0) return { success: false, message: '', typed, faults }
  const { status, body } = await send(args, 'POST', '/tre-em', bodyOf(newChild, { ...form, ngay_sinh }))
  const { success, message, fields, data: child } = body
  if (!success) return { success, message, status, typed, ...(fields && { fields }) }
  return { success, message, next: `/user/bat-dau?con=${child!.ma_tre_em}&nam=${nam_sinh}` }
}

async function keepConsents(args: Args, { con = '', nam = '', time, history }: Typed): Promise<Outcome> {
  const said = { time: time === 'on', history: history === 'on' }
  const { status, body } = await send(args, 'PUT', '/tre-em/:id/consents', said, { params: { id: con } })
  const { success, message } = body
  return { success, message, status, next: `/user/bat-dau?con=${con}&nam=${nam}&buoc=gio-giac` }
}

/** Without leave to count time, or a package that does, the preset is its hours of rest alone. */
async function keepRules(args: Args, { con = '', muc = '' }: Typed): Promise<Outcome> {
  const next = `/user/them-may?con=${con}`
  const params = { id: con }
  if (!presets.includes(muc as Preset)) return { success: true, message: '', next }
  const reading = Promise.all([
    read(args, '/tre-em/:id/policy', { params }),
    read(args, '/tre-em/:id/consents', { params }),
    hasFreeWallet(args),
  ])
  const known = await orRefused(reading)
  if (known.refused) return known.refused
  const [{ rules: before, phien_ban }, { time }, isFree] = known.read
  const times = presetTimes(muc as Preset).filter(({ kind }) => (time.on && !isFree) || kind !== 'budget')
  const rules = [...before.filter(rule => !isTimeRule(rule)), ...times]
  const { status, body } = await send(args, 'PUT', '/tre-em/:id/policy', { rules, phien_ban }, { params })
  return { success: body.success, message: body.message, status, next }
}
