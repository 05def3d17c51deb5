import { useActionData } from 'react-router'
import type { Outcome } from '../data.ts'
import { Notice } from '../parts/notice.tsx'

/** Why a form outside a dialog was refused, where it was sent without JavaScript: otherwise a toast says it. */
export function Refused({ failed }: { failed?: string }) {
  const posted = useActionData<Outcome>()
  if (!posted || posted.success) return null
  return (
    <div className="said">
      <Notice tone="danger" live>
        {failed ? `${failed}: ${posted.message}` : posted.message}
      </Notice>
    </div>
  )
}
