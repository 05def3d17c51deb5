import { dateInVietnam, formatDate } from '../../src/shared/dates.ts'
import { useWords } from '../words.tsx'

/** A date (`2026-11-21`) or a moment (ISO), as a day in Vietnam. */
export function DateText({ date }: { date: string | null | undefined }) {
  const say = useWords()
  if (!date || date.startsWith('0000')) return <Nothing words={say('parts.none')} />
  const day = date.length > 10 ? dateInVietnam(new Date(date)) : date
  return (
    <time className="date" dateTime={day}>
      {formatDate(day)}
    </time>
  )
}

function Nothing({ words }: { words: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="unseen">{words}</span>
    </>
  )
}
