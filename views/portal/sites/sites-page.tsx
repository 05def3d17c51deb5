import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { sitesWords } from '../../../src/i18n/sites.ts'
import { siteOf } from '../../../src/shared/rules/site-of.ts'
import { useBook } from '../../books.ts'
import { type Args, type Outcome, read } from '../../data.ts'
import { useOutcomeToast } from '../../dialogs/form-in-place.tsx'
import { orFailed } from '../../or-failed.ts'
import { Notice } from '../../parts/notice.tsx'
import { PortalFailure, PortalFrame } from '../portal-frame.tsx'
import { readChild } from '../read-family.ts'
import { savedMessage } from '../saved-message.ts'
import { AddSite } from './add-site.tsx'
import { OwnSites } from './own-sites.tsx'
import { saveSites } from './sites-action.ts'
import { SwitchesForm } from './switches-form.tsx'
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
      {policy ? <Sites policy={policy} known={known} /> : <PortalFailure />}
    </PortalFrame>
  )
}

type Policy = NonNullable<Awaited<ReturnType<typeof loader>>['policy']>

function Sites({ policy: { rules, phien_ban }, known }: { policy: Policy; known: KnownSite | null }) {
  const say = useBook(sitesWords)
  const answered = useActionData<Outcome>()
  const { state, formData } = useNavigation()
  const adds = formData?.has('dia_chi') ?? false
  useOutcomeToast(answered?.success ? answered : undefined)
  return (
    <div className="portal-sides">
      <div className="site-main">
        {answered && !answered.success && answered.message && answered.error !== 'consent_needed' && (
          <Notice tone="danger" live>
            {answered.message}
          </Notice>
        )}
        {/* what was typed is gone with each new edit of the rules */}
        <SwitchesForm
          key={`switches ${phien_ban}`}
          rules={rules}
          busy={state !== 'idle' && formData?.has('was') === true}
        />
        <section className="card site-part" aria-labelledby="own-sites">
          <h2 id="own-sites">{say('own')}</h2>
          <AddSite key={phien_ban} outcome={answered} busy={state !== 'idle' && adds} />
          <OwnSites rules={rules} />
        </section>
      </div>
      <WhySite rules={rules} known={known} />
    </div>
  )
}
