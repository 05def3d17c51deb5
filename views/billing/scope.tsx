import { onOneLine } from '../parts/on-one-line.ts'
import { useWalletWords } from './wallet-words.ts'

type Sold = { so_thiet_bi: number | null; thoi_han_thang: number | null }

/** For how many devices and how long. */
export function Scope({ of: { so_thiet_bi, thoi_han_thang } }: { of: Sold }) {
  const say = useWalletWords()
  const duration = useDuration()
  const devices = so_thiet_bi ?? 1
  return (
    <>
      {onOneLine(devices === 1 ? say('device') : say('devices', { count: devices }))},{' '}
      {onOneLine(duration(thoi_han_thang))}
    </>
  )
}

export function useDuration(): (months: number | null) => string {
  const say = useWalletWords()
  return months => {
    if (months === null) return say('endless')
    if (months === 1) return say('month')
    if (months === 12) return say('year')
    return months % 12 === 0 ? say('years', { count: months / 12 }) : say('months', { count: months })
  }
}
