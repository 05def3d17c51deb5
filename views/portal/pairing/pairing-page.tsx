import { useEffect, useRef } from 'react'
import { useActionData, useLoaderData, useSearchParams } from 'react-router'
import { pairingWords } from '../../../src/i18n/pairing.ts'
import { useBook } from '../../books.ts'
import type { Args, Outcome } from '../../data.ts'
import { startAtHeading } from '../../layout/start-at-heading.ts'
import { orFailed } from '../../or-failed.ts'
import { Notice } from '../../parts/notice.tsx'
import { Steps } from '../../parts/steps.tsx'
import { PortalFailure, PortalFrame } from '../portal-frame.tsx'
import { CodeStep } from './code-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { NoChild, NoPackage } from './missing.tsx'
import { refused } from './pair.ts'
import { type Pairing, readPairing } from './read-asking.ts'

export { pair as action } from './pair.ts'

export async function loader(args: Args) {
  return { pairing: (await orFailed(readPairing(args)))?.read ?? null }
}

export function Component() {
  const say = useBook(pairingWords)
  const { pairing } = useLoaderData<typeof loader>()
  return (
    <PortalFrame heading={say('pairing.heading')} lead={say('pairing.lead')}>
      {pairing ? <PairingSteps pairing={pairing} /> : <PortalFailure />}
    </PortalFrame>
  )
}

function PairingSteps({ pairing }: { pairing: Pairing }) {
  const say = useBook(pairingWords)
  const [search] = useSearchParams()
  const outcome = useActionData<Outcome>()
  const { asking, children, places } = pairing
  const isAsking = Boolean(asking)
  const shown = useRef(isAsking)
  // the button that was pressed is gone with its step
  useEffect(() => {
    if (shown.current === isAsking) return
    shown.current = isAsking
    startAtHeading()
  }, [isAsking])
  if (children.length === 0) return <NoChild />
  // whose machine it is, and the place that was just bought, where another page has led here
  const kept = Object.fromEntries([...search].filter(([name]) => name === 'con' || name === 'goi'))
  return (
    <>
      <Steps steps={[say('pairing.steps.code'), say('pairing.steps.confirm')]} current={asking ? 2 : 1} />
      {search.has(refused) && <Notice live>{say('pairing.refused')}</Notice>}
      {places.length === 0 && !asking && <NoPackage />}
      {asking ? (
        <ConfirmStep pairing={pairing} asking={asking} kept={kept} outcome={outcome} />
      ) : (
        <CodeStep pairing={pairing} kept={kept} />
      )}
    </>
  )
}
