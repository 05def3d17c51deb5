import { Link } from 'react-router'
import { hoursWords } from '../../../src/i18n/hours.ts'
import { useBook } from '../../books.ts'
import { Notice } from '../../parts/notice.tsx'
import { childPath } from '../child-paths.ts'

/** There are limits of minutes, but without the consent to count time they do not run. */
export function LimitsOff({ child }: { child: number }) {
  const say = useBook(hoursWords)
  return (
    <Notice tone="warning">
      {say('limits.off')} <Link to={childPath(child, 'rieng-tu')}>{say('limits.again')}</Link>
    </Notice>
  )
}
