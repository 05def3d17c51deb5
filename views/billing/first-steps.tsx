import { Link } from 'react-router'
import { walletWords } from '../../src/i18n/wallet.ts'
import { useBook } from '../books.ts'
import { addressWith } from '../dialogs/opened.ts'
import { windowsTabs } from '../download/windows-address.ts'
import { ButtonWords, buttonClass } from '../parts/button.tsx'
import { WhereCode } from './where-code.tsx'

/** The way from a bought place to a protected device. */
export function FirstSteps({ id }: { id: number }) {
  const say = useBook(walletWords)
  const none = new URLSearchParams()
  return (
    <section className="card first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">{say('steps')}</h2>
      <ol className="plain">
        <li>
          <h3>{say('steps.install')}</h3>
          <Link to={`/${addressWith(none, [windowsTabs.download])}`}>{say('code.download')}</Link>
        </li>
        <li>
          <h3>{say('steps.copy')}</h3>
          <WhereCode />
        </li>
        <li>
          <h3>{say('steps.assign')}</h3>
          <Link
            to={`/wallet${addressWith(none, [{ name: 'gan-goi', id }])}`}
            className={buttonClass({ kind: 'primary' })}
          >
            <ButtonWords>{say('assign.submit')}</ButtonWords>
          </Link>
        </li>
        <li>
          <h3>{say('steps.done')}</h3>
          <p className="soft">{say('steps.done_text')}</p>
        </li>
      </ol>
    </section>
  )
}
