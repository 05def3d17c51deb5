import { usePaymentWords } from './payment-words.ts'

export function Duration({ months }: { months: number | null }) {
  const say = usePaymentWords()
  if (months === null) return say('endless')
  return months === 1 ? say('one_month') : say('months', { count: months })
}
