import { type Job, runEach } from '../kernel/jobs.ts'
import { dateInVietnam } from '../shared/dates.ts'
import { raiseVersion } from './policy.ts'
import { withLockedChild } from './telling.ts'
import { findTurnedSeven } from './use/index.ts'

/** From their seventh birthday on children have to agree to their history themselves, so their machines are told to ask. */
export const birthdaysJob: Job = {
  name: 'birthdays',
  at: '1 0 * * *',
  run: async services => {
    const now = services.clock.now()
    const today = dateInVietnam(now)
    return runEach(await findTurnedSeven(services.db, today), ma_tre_em =>
      withLockedChild(services, ma_tre_em, now, async (given, child) => {
        const [due] = await findTurnedSeven(given.tx, today, ma_tre_em)
        if (due) await raiseVersion(given, child)
      }),
    )
  },
}
