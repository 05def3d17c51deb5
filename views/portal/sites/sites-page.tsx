import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { sitesWords } from '../../../src/i18n/sites.ts'
import { rulesWithin } from '../../../src/shared/rules/opens.ts'
import { siteOf } from '../../../src/shared/rules/site-of.ts'
import type { Typed } from '../../../src/shared/typed.ts'
import { useBook } from '../../books.ts'
import { type Args, asAnswer, read } from '../../data.ts'
import { useOutcomeToast } from '../../dialogs/form-in-place.tsx'
import { orFailed } from '../../or-failed.ts'
import { useHydrated } from '../../parts/hydrated.ts'
import { Notice } from '../../parts/notice.tsx'
import { hasFreeOnly } from '../machine.ts'
import { PaidOnly, WithheldOn } from '../paid-only.tsx'
import { PortalFailure, PortalFrame } from '../portal-frame.tsx'
import { type ChildToday, readChild } from '../read-family.ts'
import { LimitsOff } from '../rules/limits-off.tsx'
import { type Hours, readHours } from '../rules/read-hours.ts'
import { isTimeRule } from '../rules/time-draft.ts'
import { savedMessage } from '../saved-message.ts'
import { RulesWait } from '../today/unprotected.tsx'
import { AddSite } from './add-site.tsx'
import { OwnSites } from './own-sites.tsx'
import { sitesIn } from './site-rules.ts'
import { type SitesOutcome, saveSites } from './sites-action.ts'
import { SwitchesForm } from './switches-form.tsx'
import { useReplaced } from './use-replaced.ts'
import { useSitesFocus } from './use-sites-focus.ts'
import { type KnownSite, WhySite } from './why-site.tsx'

export async function loader(args: Args) {
  const child = await readChild(args)
  const asked = new URL(args.request.url).searchParams.get('xem')
  const [limits, groups] = await Promise.all([
    orFailed(readHours(args)),
    asked ? orFailed(read(args, '/protection/categories', { query: { dia_chi: asked } })) : null,
  ])
  const known = asked && groups ? { site: siteOf(asked), groups: groups.read?.nhom ?? [] } : null
  return { child, limits: limits?.read ?? null, known, message: savedMessage(args) }
}

export const action = async (args: Args) => asAnswer(await saveSites(args))

/** Which sites a child may open, and why. */
export function Component() {
  const say = useBook(sitesWords)
  const { child, limits, known, message } = useLoaderData<typeof loader>()
  return (
    <PortalFrame heading={say('heading', { name: child.ten })} lead={say('lead')} child={child}>
      {message && <Notice tone="success">{message}</Notice>}
      <RulesWait child={child} />
      {limits ? <Sites child={child} limits={limits} known={known} /> : <PortalFailure />}
    </PortalFrame>
  )
}

type Props = { child: ChildToday; limits: Hours; known: KnownSite | null }

function Sites({ child, limits: { policy, mayCount }, known }: Props) {
  const say = useBook(sitesWords)
  const { rules, phien_ban } = policy
  const isFree = hasFreeOnly(child)
  const running = rulesWithin(rules, mayCount)
  const isLimited = sitesIn(rules).some(({ said }) => typeof said === 'number')
  const answered = useActionData<SitesOutcome>()
  const hydrated = useHydrated()
  const { state, formData } = useNavigation()
  const isSending = (field: string) => state !== 'idle' && formData?.has(field) === true
  useOutcomeToast(useReplaced(answered))
  const { place, notePress } = useSitesFocus(phien_ban, answered)
  const refusal = answered?.success === false && answered.message && answered.error !== 'consent_needed' && (
    <Notice tone="danger" live>
      {answered.message}
    </Notice>
  )
  // where the pressed button is; a page loaded anew is read from its top
  const refusalAt = (part: Part) => hydrated && part === partOf(answered?.typed) && refusal
  return (
    <div className="portal-sides">
      <div ref={place} className="site-main" onSubmit={notePress}>
        {isFree && <PaidOnly what="sites" />}
        <WithheldOn child={child} rules={rules.filter(rule => !isTimeRule(rule))} />
        {!hydrated && refusal}
        {/* what was typed is gone with each new edit of the rules */}
        <SwitchesForm
          key={`switches ${phien_ban}`}
          rules={running}
          busy={isSending('was') && !isSending('tu')}
          refusal={refusalAt('switches')}
        />
        <section className="card site-part" aria-labelledby="own-sites">
          <h2 id="own-sites">{say('own')}</h2>
          <AddSite key={phien_ban} outcome={answered} busy={isSending('dia_chi')} />
          {refusalAt('own')}
          {isLimited && !mayCount && <LimitsOff child={child.ma_tre_em} />}
          <OwnSites rules={rules} />
        </section>
      </div>
      <WhySite rules={running} known={known} isFree={isFree} refusal={refusalAt('why')} />
    </div>
  )
}

type Part = 'switches' | 'own' | 'why'

/** The part of the page that sent this. */
function partOf(typed: Typed | undefined): Part {
  if (typed?.tu) return 'why'
  return typed?.was === undefined ? 'own' : 'switches'
}
