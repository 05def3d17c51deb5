import type { Machine } from '../../kernel/access.ts'
import type { Services } from '../../kernel/given.ts'
import { raiseVersion } from '../policy.ts'
import { withLockedChild } from '../telling.ts'
import { nameOfTerms, termsOf } from './licence.ts'
import { findStates, saveState } from './states-store.ts'

/**
 * A version stands for one licence of each machine: where the package on this one has changed since, or its term has begun,
 * the version is raised first. Returns the name of the terms that the present version stands for.
 */
export async function followTerms(
  services: Pick<Services, 'db' | 'news'>,
  machine: Machine,
  now: Date,
): Promise<string> {
  const { db } = services
  const [[state], terms] = await Promise.all([findStates(db, [machine]), termsOf(db, machine, now)])
  const found = nameOfTerms(terms)
  if (!state || state.licence === found) return found
  const followed = await withLockedChild(services, machine.ma_tre_em, now, async (given, child) => {
    const { tx } = given
    // nobody changes a package of a family that is locked
    const name = nameOfTerms(await termsOf(tx, machine, now))
    const [before] = await findStates(tx, [machine])
    if (!before || before.licence === name) return name
    await saveState(tx, machine, { licence: name })
    // what was never told is in no document yet
    if (before.licence !== '') await raiseVersion(given, child)
    return name
  })
  return followed ?? found
}
