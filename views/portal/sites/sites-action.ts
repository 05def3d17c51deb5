import type { Rule } from '../../../src/shared/rules/policy.ts'
import { siteOf } from '../../../src/shared/rules/site-of.ts'
import { type Typed, typedIn } from '../../../src/shared/typed.ts'
import { type Args, type Outcome, read, send } from '../../data.ts'
import { orRefused } from '../../or-failed.ts'
import { childPath } from '../child-paths.ts'
import { leadBack } from '../saved-message.ts'
import { type Said, type Switch, sitesIn, switches, turned, withoutSite, withSite } from './site-rules.ts'

export type SitesOutcome = Outcome & {
  /** What was said of the site before, where the new word takes its place. */
  replaced?: { site: string; before: Said }
}

/** Changes the rules as they are now by what one of the forms says. */
export async function saveSites(args: Args): Promise<SitesOutcome> {
  const params = { id: args.params.id! }
  const typed = typedIn(await args.request.formData())
  const change = changeIn(typed)
  if (!change) return { success: false, message: '', faults: { dia_chi: 'invalid_input' }, typed }

  // asked for minutes, it is not needed where something else was chosen after that
  const agreed = typed.agree && typeof saidIn(typed) === 'number' ? { agree: 'time' as const } : {}
  const policy = await orRefused(read(args, '/tre-em/:id/policy', { params }))
  if (policy.refused) return { ...policy.refused, typed }
  const { rules, phien_ban } = policy.read
  const called = await send(
    args,
    'PUT',
    '/tre-em/:id/policy',
    { rules: change(rules), phien_ban, ...agreed },
    { params },
  )
  const { status, body } = called
  const { success, message, error } = body
  if (!success) return { success, message, status, typed, ...(error && { error }) }
  leadBack(args, childPath(Number(params.id), 'trang-web'), called.messageCode)
  const site = typed.dia_chi === undefined ? null : siteOf(typed.dia_chi)
  const before = sitesIn(rules).find(({ name }) => name === site)?.said
  const isReplaced = site !== null && before !== undefined && before !== saidIn(typed)
  return { success, message, ...(isReplaced && { replaced: { site, before } }) }
}

/** Null if what was typed is no site. */
function changeIn(typed: Typed): ((rules: Rule[]) => Rule[]) | null {
  if (typed.remove !== undefined) return rules => withoutSite(rules, typed.remove!)
  if (typed.dia_chi !== undefined) {
    const name = siteOf(typed.dia_chi)
    return name === null ? null : rules => withSite(rules, name, saidIn(typed))
  }
  const was = (typed.was ?? '').split(',')
  const changed = switches.filter((name: Switch) => was.includes(name) !== name in typed)
  return rules => changed.reduce((now, name) => turned(now, name, name in typed), rules)
}

function saidIn({ what }: Typed): Said {
  return what === 'allow' || what === 'block' ? what : Number(what)
}
