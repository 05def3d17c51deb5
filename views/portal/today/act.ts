import { data, redirect } from 'react-router'
import { answeredRequest, newGrant } from '../../../src/shared/protection-fields.ts'
import { bodyOf, type Typed, typedIn } from '../../../src/shared/typed.ts'
import { type Args, type Outcome, send, siteContext } from '../../data.ts'
import { actNamed } from '../../submit.ts'
import type { Given } from './given.ts'

export type Done = Outcome & {
  given?: Given
  /** What was taken back. */
  undone?: Given
  /** An ask was answered with no, which gives nothing that could be undone. */
  isRefusal?: true
}

/** In the address after a form without JavaScript: what was just given, and can be undone. */
export const justGiven = 'vua'

/** By the field `viec`; the field `con` names the child. */
const acts: Record<string, (args: Args, form: Typed) => Promise<Done>> = {
  cho: give,
  'hoan-tac': takeBack,
  'tra-loi': answer,
}

/** The forms of Hôm nay and Xin phép. Without JavaScript the answer is the page anew, which offers to undo what was given. */
export const actOn = (page: '/user' | '/user/xin-phep') => async (args: Args) => {
  const form = typedIn(await args.request.formData())
  const run = actNamed(acts, form.viec)
  const done = await run(args, form)
  if (!args.context.get(siteContext).formsReload) return done
  if (!done.success) return data(done, { status: done.status ?? 400 })
  throw redirect(done.given ? `${page}?${justGiven}=${done.given.id}` : page)
}

async function give(args: Args, form: Typed): Promise<Done> {
  const inputs = { params: { id: form.con ?? '' } }
  const { status, body } = await send(args, 'POST', '/tre-em/:id/grants', bodyOf(newGrant, form), inputs)
  const { success, message, data: given } = body
  return { success, message, status, ...(given && { given }) }
}

/** Yes is a gift like any other, and can be undone like one. */
async function answer(args: Args, form: Typed): Promise<Done> {
  const inputs = { params: { request: form.id ?? '' } }
  const { status, body } = await send(args, 'POST', '/requests/:request/answer', bodyOf(answeredRequest, form), inputs)
  const { success, message, data: asked } = body
  const given = asked?.grant_id ? { ...asked, id: asked.grant_id } : undefined
  return { success, message, status, ...(given ? { given } : { isRefusal: true }) }
}

/** Several locks that hold at once are undone together. */
async function takeBack(args: Args, { id = '' }: Typed): Promise<Done> {
  let last: Done = { success: false, message: '' }
  for (const grant of id.split(',')) {
    const { status, body } = await send(args, 'POST', '/grants/:grant/undo', {}, { params: { grant } })
    const { success, message, data: undone } = body
    last = { success, message, status, ...(undone && { undone }) }
    if (!success) break
  }
  return last
}
