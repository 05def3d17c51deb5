import { lockChild } from '../family/index.ts'
import { type Job, runEach } from '../kernel/jobs.ts'
import { dateInVietnam } from '../shared/dates.ts'
import { raiseVersion } from './policy.ts'
import { inTelling } from './telling.ts'
import { findTurnedSeven } from './use/index.ts'

/** From their seventh birthday on children have to agree to their history themselves, so their machines are told to ask. */
export const birthdaysJob: Job = {
  name: 'birthdays',
  at: '1 0 * * *',
  run: async services => {
    const now = services.clock.now()
    const today = dateInVietnam(now)
    return runEach(await findTurnedSeven(services.db, today), child =>
      inTelling(services, now, async given => {
        const isThere = await lockChild(given.tx, child)
        const [due] = isThere ? await findTurnedSeven(given.tx, today, child) : []
        if (due) await raiseVersion(given, isThere!)
      }),
    )
  },
}
