import { Link } from 'react-router'
import { walletWords } from '../../src/i18n/wallet.ts'
import { useBook } from '../books.ts'
import { installersAddress } from '../download/windows-address.ts'
import { ButtonWords, buttonClass } from '../parts/button.tsx'
import { addressOfAssigning } from './assign-address.ts'
import { WhereCode } from './where-code.tsx'

/** The way from a bought place to a protected device. */
export function FirstSteps({ id }: { id: number }) {
  const say = useBook(walletWords)
  return (
    <section className="card first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">{say('steps')}</h2>
      <ol className="plain">
        <li>
          <h3>{say('steps.install')}</h3>
          <Link to={installersAddress}>{say('code.download')}</Link>
        </li>
        <li>
          <h3>{say('steps.copy')}</h3>
          <WhereCode />
        </li>
        <li>
          <h3>{say('steps.assign')}</h3>
          <Link to={addressOfAssigning(id)} className={buttonClass({ kind: 'primary' })}>
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
