import { useEffect, useState } from 'react'
import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { sitesWords } from '../../../src/i18n/sites.ts'
import { siteOf } from '../../../src/shared/rules/site-of.ts'
import { useBook } from '../../books.ts'
import { type Args, read } from '../../data.ts'
import { useOutcomeToast } from '../../dialogs/form-in-place.tsx'
import { orFailed } from '../../or-failed.ts'
import { useHydrated } from '../../parts/hydrated.ts'
import { Notice } from '../../parts/notice.tsx'
import { hasFreeOnly } from '../machine.ts'
import { PaidOnly } from '../paid-only.tsx'
import { PortalFailure, PortalFrame } from '../portal-frame.tsx'
import { readChild } from '../read-family.ts'
import { savedMessage } from '../saved-message.ts'
import { useKeptFocus } from '../today/use-kept-focus.ts'
import { AddSite } from './add-site.tsx'
import { OwnSites } from './own-sites.tsx'
import { type SitesOutcome, saveSites } from './sites-action.ts'
import { SwitchesForm } from './switches-form.tsx'
import { useReplaced } from './use-replaced.ts'
import { type KnownSite, WhySite } from './why-site.tsx'

export async function loader(args: Args) {
  const child = await readChild(args)
  const asked = new URL(args.request.url).searchParams.get('xem')
  const [policy, groups] = await Promise.all([
    orFailed(read(args, '/tre-em/:id/policy', { params: { id: child.ma_tre_em } })),
    asked ? orFailed(read(args, '/protection/categories', { query: { dia_chi: asked } })) : null,
  ])
  const known = asked && groups ? { site: siteOf(asked), groups: groups.read?.nhom ?? [] } : null
  return { child, policy: policy?.read ?? null, known, message: savedMessage(args) }
}

export const action = saveSites

/** Which sites a child may open, and why. */
export function Component() {
  const say = useBook(sitesWords)
  const { child, policy, known, message } = useLoaderData<typeof loader>()
  return (
    <PortalFrame heading={say('heading', { name: child.ten })} lead={say('lead')} child={child}>
      {message && <Notice tone="success">{message}</Notice>}
      {policy ? <Sites policy={policy} known={known} isFree={hasFreeOnly(child)} /> : <PortalFailure />}
    </PortalFrame>
  )
}

type Policy = NonNullable<Awaited<ReturnType<typeof loader>>['policy']>

type Props = { policy: Policy; known: KnownSite | null; isFree: boolean }

function Sites({ policy: { rules, phien_ban }, known, isFree }: Props) {
  const say = useBook(sitesWords)
  const answered = useActionData<SitesOutcome>()
  const hydrated = useHydrated()
  const { state, formData } = useNavigation()
  const adds = formData?.has('dia_chi') ?? false
  useOutcomeToast(useReplaced(answered))
  const [pressed, setPressed] = useState('[name=dia_chi]')
  const main = useKeptFocus<HTMLDivElement>(phien_ban, pressed)
  useEffect(() => {
    if (answered?.faults) main.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answered, main])
  const typed = answered?.typed
  const refusal = answered?.success === false && answered.message && answered.error !== 'consent_needed' && (
    <Notice tone="danger" live>
      {answered.message}
    </Notice>
  )
  // where the pressed button is; a page loaded anew is read from its top
  const near = typed?.tu ? 'why' : typed?.was === undefined ? 'own' : 'switches'
  const refusedAt = (place: typeof near) => hydrated && place === near && refusal
  return (
    <div className="portal-sides">
      <div
        ref={main}
        className="site-main"
        onSubmit={({ target }) =>
          setPressed(
            (target as Element).querySelector('[name=was]') ? 'form:has([name=was]) [type=submit]' : '[name=dia_chi]',
          )
        }
      >
        {isFree && <PaidOnly what="sites" />}
        {!hydrated && refusal}
        {/* what was typed is gone with each new edit of the rules */}
        <SwitchesForm
          key={`switches ${phien_ban}`}
          rules={rules}
          busy={state !== 'idle' && formData?.has('was') === true && !formData.has('tu')}
          refusal={refusedAt('switches')}
        />
        <section className="card site-part" aria-labelledby="own-sites">
          <h2 id="own-sites">{say('own')}</h2>
          <AddSite key={phien_ban} outcome={answered} busy={state !== 'idle' && adds} />
          {refusedAt('own')}
          <OwnSites rules={rules} />
        </section>
      </div>
      <WhySite rules={rules} known={known} isFree={isFree} refusal={refusedAt('why')} />
    </div>
  )
}
