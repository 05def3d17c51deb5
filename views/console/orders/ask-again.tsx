import { useActionData, useFetcher } from 'react-router'
import type { Outcome } from '../../data.ts'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useOrderWords } from './order-words.ts'

/** Asks the gateway about the order of the dialog, and shows what came back. */
export function AskAgain() {
  const say = useOrderWords()
  const fetcher = useFetcher<Outcome>()
  // Sent without JavaScript, a refusal is answered by the page.
  const posted = useActionData<Outcome>()
  const outcome = fetcher.data ?? posted
  return (
    <fetcher.Form method="post" className="order-ask">
      <Button type="submit" kind="secondary" icon="refresh" busy={fetcher.state !== 'idle'}>
        {say('order.ask')}
      </Button>
      {outcome && (
        <Notice tone={outcome.success ? 'info' : 'danger'} live>
          {outcome.success ? outcome.message : `${say('order.ask_failed')}: ${outcome.message}`}
        </Notice>
      )}
    </fetcher.Form>
  )
}
