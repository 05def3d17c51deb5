import { Link } from 'react-router'
import { walletWords } from '../../src/i18n/wallet.ts'
import { useBook } from '../books.ts'
import { installersAddress } from '../download/windows-address.ts'

/** Leads to the extension, and to the installers for Windows where there is more than a sample. */
export function InstallersLink({ ready }: { ready: boolean }) {
  const say = useBook(walletWords)
  return (
    <p className="soft">
      <Link to="/#extension">{say('code.extension')}</Link>
      {' · '}
      {ready ? <Link to={installersAddress}>{say('code.download')}</Link> : say('code.soon')}
    </p>
  )
}
