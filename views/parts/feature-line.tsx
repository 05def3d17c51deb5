import { isToCome } from '../../src/shared/offers.ts'
import type { IconName } from '../pictures/icon.tsx'
import { IconLine } from './icon-lines.tsx'

/** A feature in a list. One that is still to come has a clock, so that it is not taken for one that works. */
export function FeatureLine({ icon, text, soon }: { icon?: IconName; text: string; soon?: boolean }) {
  const toCome = soon || isToCome(text)
  return (
    <IconLine icon={toCome ? 'clock' : icon} quiet={toCome}>
      {text}
    </IconLine>
  )
}
