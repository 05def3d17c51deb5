import { clockInVietnam, dateInVietnam, formatDate } from '../../src/shared/dates.ts'

/** A moment (ISO) as day and time in Vietnam. */
export function MomentText({ moment }: { moment: string }) {
  const at = new Date(moment)
  return (
    <time className="date" dateTime={moment}>
      {`${formatDate(dateInVietnam(at))}\u00a0${clockInVietnam(at)}`}
    </time>
  )
}
