import { machineWords } from '../../../src/i18n/machine.ts'
import { useBook } from '../../books.ts'
import { Facts } from '../../parts/facts.tsx'
import { MomentText } from '../../parts/moment-text.tsx'
import type { Machine } from '../machine.ts'

/** Versions and times, and what the client cannot see. */
export function Details({ machine }: { machine: Machine }) {
  const say = useBook(machineWords)
  const { client, wanted, applied, applied_at, last_seen } = machine
  return (
    <section className="card machine-part" aria-labelledby="machine-facts">
      <h2 id="machine-facts">{say('facts')}</h2>
      <Facts
        facts={[
          [say('wanted'), say('version', { version: wanted })],
          [say('applied'), applied === null ? say('none') : say('version', { version: applied })],
          ...(applied_at ? [[say('applied_at'), <MomentText key="at" moment={applied_at} />] as const] : []),
          [say('last_seen'), last_seen ? <MomentText key="seen" moment={last_seen} /> : say('none')],
          [say('client'), useClient(machine)],
        ]}
      />
      {client === 'browser' && <p className="soft">{say('blind')}</p>}
    </section>
  )
}

function useClient({ client, client_version }: Machine): string {
  const say = useBook(machineWords)
  const version = client_version ?? ''
  if (client === null) return say('none')
  return client === 'browser' ? say('client.browser', { version }) : say('client.other', { client, version })
}
