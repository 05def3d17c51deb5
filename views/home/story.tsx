import { Education } from './education.tsx'
import { Features } from './features.tsx'
import { Protection } from './protection.tsx'
import { Time } from './time.tsx'
import { Voices } from './voices.tsx'

/** What the product does for a family, in the order in which parents ask. */
export function Story({ ready }: { ready: boolean }) {
  return (
    <>
      <Features ready={ready} />
      <Protection ready={ready} />
      <Education />
      <Time />
      <Voices />
    </>
  )
}
