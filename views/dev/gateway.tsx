import { useHref, useLoaderData, useLocation } from 'react-router'
import { devGatewayWords } from '../../src/i18n/dev-gateway.ts'
import type { Answer } from '../api.ts'
import { useBook } from '../books.ts'
import { type Args, readBody } from '../data.ts'
import { Button } from '../parts/button.tsx'
import { Facts } from '../parts/facts.tsx'
import { Money } from '../parts/money.tsx'
import { Notice } from '../parts/notice.tsx'

type Checked = Answer<'GET', '/dev/vnpay/pay'>

const outcomes = ['success', 'silent', 'suspected', 'insufficient', 'cancelled'] as const

export async function loader(args: Args): Promise<Checked> {
  return (await readBody(args, `/dev/vnpay/pay${new URL(args.request.url).search}`)).data as Checked
}

export function Component() {
  const say = useBook(devGatewayWords)
  const { payable, refused, why } = useLoaderData<Checked>()
  return (
    <div className="gateway-page">
      <section className="gateway-card">
        <header className="gateway-head">
          <p className="gateway-mark">VNPAY</p>
          <h1>{say('title')}</h1>
        </header>
        <div className="gateway-body stack">
          <Notice tone="warning">{say('warning')}</Notice>
          {payable ? (
            <Choice payable={payable} />
          ) : (
            <Notice tone="danger" title={say('refused')}>
              {say('code', { code: refused ?? '' })}. {why}
            </Notice>
          )}
        </div>
      </section>
    </div>
  )
}

/** A plain form, because the simulated gateway answers it with a redirect, not a screen. */
function Choice({ payable }: { payable: NonNullable<Checked['payable']> }) {
  const say = useBook(devGatewayWords)
  const action = useHref('/dev/vnpay/pay') + useLocation().search
  return (
    <>
      <p className="gateway-amount">
        <span className="unseen">{say('amount')}</span>
        <Money amount={payable.amount} />
      </p>
      <Facts
        facts={[
          [say('reference'), payable.txnRef],
          [say('info'), payable.info],
          [say('merchant'), new URL(payable.returnUrl).host],
        ]}
      />
      <form method="post" action={action} className="form">
        <h2>{say('choose')}</h2>
        {outcomes.map(outcome => (
          <Button
            key={outcome}
            type="submit"
            name="outcome"
            value={outcome}
            wide
            kind={outcome === 'success' ? 'primary' : 'secondary'}
          >
            {say(outcome)}
          </Button>
        ))}
      </form>
    </>
  )
}
