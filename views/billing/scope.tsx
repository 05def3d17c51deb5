import { walletWords } from '../../src/i18n/wallet.ts'
import { useBook } from '../books.ts'
import { useDuration } from '../parts/duration.ts'
import { onOneLine } from '../parts/on-one-line.ts'

type Sold = { so_thiet_bi: number | null; thoi_han_thang: number | null }

/** For how many devices and how long. */
export function Scope({ of: { so_thiet_bi, thoi_han_thang } }: { of: Sold }) {
  const say = useBook(walletWords)
  const duration = useDuration()
  const devices = so_thiet_bi ?? 1
  return (
    <>
      {onOneLine(devices === 1 ? say('device') : say('devices', { count: devices }))},{' '}
      {onOneLine(thoi_han_thang === null ? say('endless') : duration(thoi_han_thang))}
    </>
  )
}
