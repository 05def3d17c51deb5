import { type ReactNode, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { machineWords } from '../../../src/i18n/machine.ts'
import { useBook } from '../../books.ts'
import { Button } from '../../parts/button.tsx'
import { confirmPlace } from '../confirm/confirm-step.tsx'
import type { Machine } from '../machine.ts'
import { useMoment } from '../moment-words.ts'

type Trying = { tried: boolean; machine: Pick<Machine, 'state' | 'checks'>; now: string }

/** Sends a blocked address to the machine; `tried` once it is on its way, which a silent machine learns of later. */
export function TryBlocking({ tried, machine: { state, checks }, now }: Trying) {
  const say = useBook(machineWords)
  const moment = useMoment()
  const result = checks.find(({ name }) => name === 'test')
  const [before, setBefore] = useState(result?.at)
  const said =
    result && result.at !== before
      ? `${say(result.ok ? 'ok.test' : 'no.test')} ${say('tests.at', { time: moment(result.at, now) })}.`
      : say(state === 'silent' ? 'try.waits' : 'try.sent')
  return (
    <section className="card machine-part" aria-labelledby="machine-try" onSubmit={() => setBefore(result?.at)}>
      <h2 id="machine-try">{say('try')}</h2>
      <p>{say('try.text')}</p>
      <p role="status">{tried ? said : <span className="soft">{say('try.needs_machine')}</span>}</p>
      <DoForm does="test" place="machine-try">
        {say('try')}
      </DoForm>
    </section>
  )
}

export function RemoveForm() {
  const say = useBook(machineWords)
  return (
    <div id={confirmPlace} tabIndex={-1} className="machine-part">
      <p>{say('remove.text')}</p>
      <DoForm does="remove" kind="danger" place={confirmPlace}>
        {say('remove.submit')}
      </DoForm>
    </div>
  )
}

interface Doing {
  does: string
  kind?: 'danger'
  /** The id of what shows the answer. */
  place: string
  children: ReactNode
}

function DoForm({ does, kind, place, children }: Doing) {
  const { state, formData } = useNavigation()
  const busy = state !== 'idle' && formData?.get('do') === does
  return (
    <Form method="post" action={`#${place}`} preventScrollReset>
      <Button type="submit" {...(kind && { kind })} name="do" value={does} busy={busy}>
        {children}
      </Button>
    </Form>
  )
}
