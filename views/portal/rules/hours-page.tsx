import { useLoaderData } from 'react-router'
import { hoursWords } from '../../../src/i18n/hours.ts'
import { useBook } from '../../books.ts'
import { type Args, asAnswer } from '../../data.ts'
import { orFailed } from '../../or-failed.ts'
import { Notice } from '../../parts/notice.tsx'
import { PortalFailure, PortalFrame } from '../portal-frame.tsx'
import { readChild } from '../read-family.ts'
import { savedMessage } from '../saved-message.ts'
import { RulesWait } from '../today/unprotected.tsx'
import { saveHours } from './hours-action.ts'
import { HoursForm } from './hours-form.tsx'
import { readHours } from './read-hours.ts'

export async function loader(args: Args) {
  const child = await readChild(args)
  return { child, hours: (await orFailed(readHours(args)))?.read ?? null, message: savedMessage(args) }
}

export const action = async (args: Args) => asAnswer(await saveHours(args))

/** When the machines of a child rest, and how long they are used. */
export function Component() {
  const say = useBook(hoursWords)
  const { child, hours, message } = useLoaderData<typeof loader>()
  return (
    <PortalFrame heading={say('heading', { name: child.ten })} lead={say('lead')} child={child}>
      {message && <Notice tone="success">{message}</Notice>}
      <RulesWait child={child} />
      {hours ? <HoursForm key={child.ma_tre_em} child={child} hours={hours} /> : <PortalFailure />}
    </PortalFrame>
  )
}
