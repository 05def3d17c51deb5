import { useActionData, useFetcher } from 'react-router'
import { orderWords } from '../../../src/i18n/orders.ts'
import { useBook } from '../../books.ts'
import type { Outcome } from '../../data.ts'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'

/** The button that asks the gateway about the order, with its answer. Under review it is what is to be done first. */
export function AskAgain({ isFirst }: { isFirst: boolean }) {
  const say = useBook(orderWords)
  const fetcher = useFetcher<Outcome>()
  // Without JavaScript, the refusal is in the action data of the page.
  const posted = useActionData<Outcome>()
  const outcome = fetcher.data ?? posted
  return (
    <fetcher.Form method="post" className="order-ask">
      <Button type="submit" kind={isFirst ? 'primary' : 'secondary'} icon="refresh" busy={fetcher.state !== 'idle'}>
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
