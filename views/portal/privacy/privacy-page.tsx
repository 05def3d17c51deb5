import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { childPrivacyWords } from '../../../src/i18n/child-privacy.ts'
import { useBook } from '../../books.ts'
import { type Args, asAnswer } from '../../data.ts'
import { useOutcomeToast } from '../../dialogs/form-in-place.tsx'
import { orFailed } from '../../or-failed.ts'
import { Notice } from '../../parts/notice.tsx'
import { ConfirmStep } from '../confirm/confirm-step.tsx'
import type { ConfirmOutcome } from '../confirm/take-step.ts'
import { PortalFailure, PortalFrame } from '../portal-frame.tsx'
import { type ChildToday, readChild } from '../read-family.ts'
import { savedMessage } from '../saved-message.ts'
import { ConsentsForm } from './consents-form.tsx'
import { Journal } from './journal.tsx'
import { Kept } from './kept.tsx'
import { actOnPrivacy } from './privacy-action.ts'
import { type PrivacyRead, readPrivacy } from './read-privacy.ts'
import { DeleteAll, Export } from './take-away.tsx'

export async function loader(args: Args) {
  const child = await readChild(args)
  return { child, read: (await orFailed(readPrivacy(args)))?.read ?? null, message: savedMessage(args) }
}

export const action = async (args: Args) => asAnswer(await actOnPrivacy(args))

/** All that is kept about a child, and how it goes away. */
export function Component() {
  const say = useBook(childPrivacyWords)
  const { child, read, message } = useLoaderData<typeof loader>()
  return (
    <PortalFrame heading={say('heading', { name: child.ten })} lead={say('lead')} child={child}>
      {message && <Notice tone="success">{message}</Notice>}
      {read ? <Privacy child={child} read={read} /> : <PortalFailure />}
    </PortalFrame>
  )
}

function Privacy({ child, read }: { child: ChildToday; read: PrivacyRead }) {
  const answered = useActionData<ConfirmOutcome>()
  const { state, formData } = useNavigation()
  const isBusy = (does: string) => state !== 'idle' && formData?.get('do') === does
  useOutcomeToast(answered?.success && !answered.asks ? answered : undefined)
  const isRefused = answered && !answered.success && !answered.asks && answered.error !== 'confirm_needed'
  return (
    <>
      {isRefused && answered.message && (
        <Notice tone="danger" live>
          {answered.message}
        </Notice>
      )}
      <Kept />
      <ConsentsForm
        key={JSON.stringify(read.consents)}
        read={read}
        busy={isBusy('consents')}
        isLesser={answered?.waits === true}
      />
      {read.isConfirmed ? (
        <>
          <Export />
          <DeleteAll name={child.ten} outcome={answered} busy={isBusy('delete')} />
        </>
      ) : (
        <ConfirmStep isLesser {...(answered && { outcome: answered })} />
      )}
      <Journal child={child} read={read} />
    </>
  )
}
