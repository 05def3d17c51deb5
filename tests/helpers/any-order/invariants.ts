import { runOnRefunded } from './changed.ts'
import { booksDiffer, contradictions } from './contradictions.ts'
import { findFaults } from './faults.ts'
import { rememberNumbers } from './numbers.ts'
import { renewalsDiffer } from './renewals.ts'
import { followStates } from './states.ts'
import type { Watched } from './world.ts'

/** What must be true after every step, or after several acts at once; remembers the states of the step before. */
export function createInvariants(world: Watched, isAtOnce = false): () => Promise<void> {
  const wrongMoves = followStates(world)
  const numbersHeard = rememberNumbers(world)
  return async () => {
    const faults = [
      ...(await wrongMoves()),
      ...(await findFaults(world, await numbersHeard())),
      ...(await runOnRefunded(world)),
      ...(await renewalsDiffer(world)),
      ...(await contradictions(world, isAtOnce)),
      ...(await booksDiffer(world)),
    ]
    if (faults.length > 0) throw new Error(faults.join('\n'))
  }
}
