import { useEffect } from 'react'
import { useLoaderData } from 'react-router'
import { machineWords } from '../../../src/i18n/machine.ts'
import { FreeAgain } from '../../billing/free-again.tsx'
import { useBook } from '../../books.ts'
import type { Args } from '../../data.ts'
import { startAtHeading } from '../../layout/start-at-heading.ts'
import { orFailed } from '../../or-failed.ts'
import { Notice } from '../../parts/notice.tsx'
import { Panel } from '../../parts/panel.tsx'
import { ConfirmStep } from '../confirm/confirm-step.tsx'
import { EventList } from '../events.tsx'
import { isProtected } from '../machine.ts'
import { PortalFailure, PortalFrame } from '../portal-frame.tsx'
import { savedMessage } from '../saved-message.ts'
import { useAnswer } from '../use-answer.ts'
import { useLive } from '../use-live.ts'
import { Details } from './details.tsx'
import { actOnMachine, type MachineOutcome } from './machine-action.ts'
import { RemoveForm, TryBlocking } from './machine-forms.tsx'
import { type MachineRead, readMachine } from './read-machine.ts'
import { Standing } from './standing.tsx'
import { TestsList } from './tests-list.tsx'

export async function loader(args: Args) {
  return { read: (await orFailed(readMachine(args)))?.read ?? null, message: savedMessage(args) }
}

export const action = actOnMachine

/** What shows that a machine is protected, and what can be done with it. */
export function Component() {
  const say = useBook(machineWords)
  const { read, message } = useLoaderData<typeof loader>()
  const shown = useLive(read)
  if (!shown)
    return (
      <PortalFrame heading={say('tests')}>
        <PortalFailure />
      </PortalFrame>
    )
  const { child, machine, now } = shown
  return (
    <PortalFrame
      heading={machine.ten_thiet_bi}
      lead={say('of', { name: child.ten })}
      child={child}
      stale={!read && now}
    >
      {message && <Notice tone="success">{message}</Notice>}
      <Machine key={machine.nguoi_dung_id} read={shown} />
    </PortalFrame>
  )
}

function Machine({ read }: { read: MachineRead }) {
  const say = useBook(machineWords)
  const { machine, events, now, freeAgain } = read
  const answered = useAnswer<MachineOutcome>()
  const isThere = isProtected(machine)
  const done = answered?.done
  const isTakenOut = done === 'removal' && !isThere
  // the button is gone, and what became of it is said at the top
  useEffect(() => {
    if (!isTakenOut) return
    startAtHeading()
    scrollTo(0, 0)
  }, [isTakenOut])
  const asksCode = answered?.error === 'confirm_needed' || answered?.asks === true
  const isConfirmed = answered?.success === true && !done && !asksCode
  const said = answered?.message && !asksCode && (
    <Notice tone={answered.success ? 'success' : 'danger'} live>
      {answered.message}
    </Notice>
  )
  return (
    <div className="portal-sides">
      <div className="machine-main">
        {/* first what was done, then how the machine stands after it */}
        {isTakenOut && said}
        <Standing read={read} />
        {freeAgain && <FreeAgain offer={freeAgain} />}
        {answered?.success === false && said}
        {isThere && <TryBlocking tried={done === 'test'} machine={machine} now={now} />}
        <TestsList checks={machine.checks} now={now} />
        <section className="card machine-part" aria-labelledby="machine-events">
          <h2 id="machine-events">{say('events')}</h2>
          {events.length === 0 ? (
            <p className="soft">{say('events.none')}</p>
          ) : (
            <EventList events={events} machines={[machine]} />
          )}
        </section>
      </div>
      <div className="machine-main">
        <Details machine={machine} />
        {isThere && (
          <Panel title={say('remove')} open={asksCode || isConfirmed}>
            {isConfirmed && said}
            {asksCode ? <ConfirmStep inPlace {...(answered.asks && { outcome: answered })} /> : <RemoveForm />}
          </Panel>
        )}
      </div>
    </div>
  )
}
