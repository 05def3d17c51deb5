import { Link } from 'react-router'
import { walletWords } from '../../src/i18n/wallet.ts'
import { useBook } from '../books.ts'
import { installersAddress } from '../download/windows-address.ts'

/** Leads to the installers, and says so where only a sample is offered. */
export function InstallersLink({ ready }: { ready: boolean }) {
  const say = useBook(walletWords)
  if (ready) return <Link to={installersAddress}>{say('code.download')}</Link>
  return (
    <p className="soft">
      {say('code.soon')} <Link to={installersAddress}>{say('code.sample')}</Link>
    </p>
  )
}
