import { useWords } from '../words.tsx'

/** How long a package lasts, in words; null has no end. */
export function useDuration(): (months: number | null) => string {
  const say = useWords()
  return months => {
    if (months === null) return say('parts.endless')
    if (months === 1) return say('parts.month')
    if (months === 12) return say('parts.year')
    if (months === 24) return say('parts.twoYears')
    return say('parts.months', { count: months })
  }
}
