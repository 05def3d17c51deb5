import { writeNotice } from '../../billing/index.ts'
import type { Services } from '../../kernel/given.ts'
import { type Job, runEach } from '../../kernel/jobs.ts'
import { dateInVietnam } from '../../shared/dates.ts'
import { silentAfter } from '../../shared/machine-state.ts'
import { tellEvent } from '../events.ts'
import { packagesOf } from '../packages.ts'
import { withLockedChild } from '../telling.ts'
import { tellLicences } from './licence-store.ts'
import { batch, findLeft, type LeftMachine, setSilenceTold, tellSilent } from './silence-store.ts'

const day = 86_400_000
/** A child who is at another machine for so long has left this one, or it is protected no more. */
const leftAfter = 3 * day

/** Writes which machines are silent and whose packages end, and tells parents of machines that were removed or left alone. */
export const silenceJob: Job = {
  name: 'silence',
  at: '*/5 * * * *',
  run: async services => {
    const now = services.clock.now()
    const before = (ms: number) => new Date(now.getTime() - ms)
    const silent = await tellAllSilent(services.db, { since: before(silentAfter), now })
    const licences = await tellLicences(services.db, { today: dateInVietnam(now), now })
    const left = await findLeft(services.db, { silent: before(leftAfter), used: before(day), removed: before(day) })
    const told = await runEach(left, machine => tell(services, machine, now))
    return { silent, licences, ...told }
  },
}

/** At night thousands are switched off in the same minutes. */
async function tellAllSilent(db: Services['db'], moments: { since: Date; now: Date }): Promise<number> {
  let silent = 0
  for (let found = batch; found === batch; silent += found) found = await tellSilent(db, moments)
  return silent
}

/** By SMS where a machine of the child is paid for; in the journal in any case. */
async function tell(services: Services, machine: LeftMachine, now: Date): Promise<void> {
  const silent = new Date(now.getTime() - leftAfter)
  // as a deletion does, the child is locked before the machine
  await withLockedChild(services, machine.ma_tre_em, now, async given => {
    const { tx } = given
    if (!(await setSilenceTold(tx, machine, { now, silent }))) return
    const { ma_phu_huynh, nguoi_dung_id, ten_thiet_bi: name, removed_at } = machine
    if (!removed_at) await tellEvent(given, machine, 'left_alone')
    if (!(await packagesOf(tx, machine, now)).isPaid) return
    const kind = removed_at ? 'machine_removed' : 'machine_left_alone'
    const key = `${kind}:${nguoi_dung_id}:${now.getTime()}`
    await writeNotice(tx, { key, ma_phu_huynh, kind, detail: { name } }, now)
  })
}
