import { dateInVietnam } from '../../src/shared/dates.ts'
import { addMonths } from '../../src/shared/months.ts'

// Run by months.test.ts once per time zone.
const cases: [anchor: string, months: number][] = JSON.parse(process.argv[2]!)
const minute = (text: string) => dateInVietnam(new Date(text))
console.log(
  JSON.stringify({
    zone: process.env.TZ,
    offset: new Date('2026-01-31T00:00:00Z').getTimezoneOffset(),
    days: cases.map(([anchor, months]) => addMonths(anchor, months)),
    paid: [minute('2026-01-31T16:30:00Z'), minute('2026-01-31T17:00:00Z')],
  }),
)
