import { isToCome } from '../../src/shared/offers.ts'
import type { Offer } from './offer.ts'

type Held = 'has' | 'soon' | 'without'

interface ComparedLine {
  text: string
  premium: Held
  trial: Held
}

/** A line for each feature: first those of the free trial, which a premium package has too, then its own. */
export function comparedLines(premium: Offer, trial: Offer | undefined): ComparedLine[] {
  const heldIn = (line: string): Held => (isToCome(line) ? 'soon' : 'has')
  const inTrial = textsOf(trial)
  const own = textsOf(premium).filter(line => !inTrial.includes(line))
  return [
    ...inTrial.map(line => ({ text: named(line), premium: heldIn(line), trial: heldIn(line) })),
    ...own.map(line => ({ text: named(line), premium: heldIn(line), trial: 'without' as const })),
  ]
}

function textsOf(offer: Offer | undefined): string[] {
  return (offer?.noiDungList ?? []).map(({ noi_dung }) => noi_dung)
}

/** `Sắp có: báo cáo` → `Báo cáo`: that it is to come stands in its cell. */
function named(line: string): string {
  if (!isToCome(line)) return line
  const text = line.slice(line.indexOf(':') + 1).trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
