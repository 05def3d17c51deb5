import { walletWords } from '../../src/i18n/wallet.ts'
import { useBook } from '../books.ts'

const shownLines = 3

/** The first lines of what a package holds, and how many more there are. */
export function FirstLines({ of }: { of: { id: number; noi_dung: string }[] }) {
  const say = useBook(walletWords)
  const more = of.length - shownLines
  if (of.length === 0) return null
  return (
    <ul className="wallet-lines">
      {of.slice(0, shownLines).map(({ id, noi_dung }) => (
        <li key={id}>{noi_dung}</li>
      ))}
      {more > 0 && <li className="wallet-more">{say('more', { count: more })}</li>}
    </ul>
  )
}
