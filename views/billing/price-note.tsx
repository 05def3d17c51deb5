import { onOneLine } from '../parts/on-one-line.ts'
import { useWalletWords } from './wallet-words.ts'

type Props = { devices: number; of: { so_thiet_bi: number | null } }

/** For how many devices a price is, where the package is for several. */
export function PriceNote({ devices, of: { so_thiet_bi } }: Props) {
  const say = useWalletWords()
  if ((so_thiet_bi ?? 1) === 1) return null
  const scope = devices === 1 ? say('device') : say('devices', { count: devices })
  return <span className="soft">{onOneLine(say('price_note', { devices: scope }))}</span>
}
