import { weekdays } from '../../src/shared/rules/policy.ts'
import { pairMachine } from './machine.ts'
import { type Family, withFamily } from './protection.ts'

/** Two hours a day between 06:30 and 21:00, of which 80 minutes are used, on a machine with a package. */
export const withEvening = (work: (family: Family) => Promise<void>, thong_tin_goi_id = 3) =>
  withFamily(async family => {
    const { app, child, call, use } = family
    await call('PUT', `/tre-em/${child}/consents`, { time: true })
    const rules = weekdays.flatMap(weekday => [
      { kind: 'budget', weekday, minutes: 120 },
      { kind: 'window', weekday, from: '06:30', to: '21:00' },
    ])
    await call('PUT', `/tre-em/${child}/policy`, { rules })
    await use(80)
    await pairMachine(app, child, { thong_tin_goi_id })
    await work(family)
  })
