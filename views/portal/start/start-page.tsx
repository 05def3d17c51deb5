import { type ReactNode, useEffect, useRef } from 'react'
import { Form, redirect, useActionData, useLoaderData, useNavigation, useSearchParams } from 'react-router'
import { startWords } from '../../../src/i18n/start.ts'
import { dateInVietnam } from '../../../src/shared/dates.ts'
import { useBook } from '../../books.ts'
import { type Args, type Outcome, read } from '../../data.ts'
import { startAtHeading } from '../../layout/start-at-heading.ts'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Steps } from '../../parts/steps.tsx'
import { useFocusOnFault } from '../../parts/use-focus-on-fault.ts'
import { PortalFrame } from '../portal-frame.tsx'
import { readFamily } from '../read-family.ts'
import { ChildStep } from './child-step.tsx'
import { ConsentStep } from './consent-step.tsx'
import { hasFreeWallet } from './free-wallet.ts'
import { RulesStep } from './rules-step.tsx'

export { act as action } from './start-act.ts'

const order = ['child', 'consent', 'rules', 'machine'] as const

/** The address says which child, its year of birth and the step, so that each step can be reloaded and left with Back. */
export async function loader(args: Args) {
  const search = new URL(args.request.url).searchParams
  const { children, now } = await readFamily(args)
  const year = Number(dateInVietnam(new Date(now)).slice(0, 4))
  if (!search.has('con')) return { step: 'child' as const, year }
  const child = children.find(({ ma_tre_em }) => String(ma_tre_em) === search.get('con'))
  if (!child) throw redirect('/user')
  const consents = await read(args, '/tre-em/:id/consents', { params: { id: child.ma_tre_em } })
  if (search.get('buoc') !== 'gio-giac') return { step: 'consent' as const, child, consents }
  const age = year - Number(search.get('nam'))
  const isFree = await hasFreeWallet(args)
  return { step: 'rules' as const, child, counts: consents.time.on, isFree, age: age >= 0 && age <= 18 ? age : null }
}

export function Component() {
  const say = useBook(startWords)
  const loaded = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const { step } = loaded
  // the button that was pressed is gone with its step
  useEffect(() => {
    const main = document.getElementById('main')
    if (step !== 'child' && !main?.contains(document.activeElement)) startAtHeading()
  }, [step])
  const title = step === 'child' ? say('start.child') : say(`start.${step}`, { name: loaded.child.ten })
  return (
    <PortalFrame heading={say('start.heading')}>
      <Steps steps={order.map(each => say(`start.steps.${each}`))} current={order.indexOf(step) + 1} />
      <StepCard key={step} title={title} lead={say(`start.${step}_lead`)} outcome={outcome}>
        {step === 'child' && <ChildStep year={loaded.year} outcome={outcome} />}
        {step === 'consent' && <ConsentStep consents={loaded.consents} />}
        {step === 'rules' && <RulesStep {...loaded} />}
      </StepCard>
    </PortalFrame>
  )
}

type Card = { title: string; lead: string; outcome: Outcome | undefined; children: ReactNode }

function StepCard({ title, lead, outcome, children }: Card) {
  const say = useBook(startWords)
  const [search] = useSearchParams()
  const busy = useNavigation().state === 'submitting'
  const form = useRef<HTMLFormElement>(null)
  useFocusOnFault(form, outcome)
  return (
    <section className="card stack" aria-labelledby="start-step">
      <h2 id="start-step">{title}</h2>
      <p className="soft measure">{lead}</p>
      <Form ref={form} method="post" className="form" noValidate>
        {outcome?.message && (
          <Notice tone="danger" live>
            {outcome.message}
          </Notice>
        )}
        {['con', 'nam'].map(
          name => search.has(name) && <input key={name} type="hidden" name={name} value={search.get(name)!} />,
        )}
        {children}
        <div>
          <Button type="submit" busy={busy}>
            {say('start.next')}
          </Button>
        </div>
      </Form>
    </section>
  )
}
