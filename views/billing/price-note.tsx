import { walletWords } from '../../src/i18n/wallet.ts'
import { useBook } from '../books.ts'
import { onOneLine } from '../parts/on-one-line.ts'

type Props = { devices: number; of: { so_thiet_bi: number | null } }

/** For how many devices a price is, where the package is for several. */
export function PriceNote({ devices, of: { so_thiet_bi } }: Props) {
  const say = useBook(walletWords)
  if ((so_thiet_bi ?? 1) === 1) return null
  const scope = devices === 1 ? say('device') : say('devices', { count: devices })
  return <span className="soft">{onOneLine(say('price_note', { devices: scope }))}</span>
}
