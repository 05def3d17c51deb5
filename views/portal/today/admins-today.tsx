import { todayWords } from '../../../src/i18n/today.ts'
import { useBook } from '../../books.ts'
import { Empty } from '../../parts/empty.tsx'
import { LinkButton } from '../../parts/link-button.tsx'

/** Says to an admin why nothing of the own children is here, and how to get at it again. */
export function AdminsToday() {
  const say = useBook(todayWords)
  return (
    <div className="wrap portal">
      <Empty
        heading="h1"
        title={say('today.admin')}
        action={<LinkButton to="/admin">{say('today.admin_console')}</LinkButton>}
      >
        <p>{say('today.admin_why')}</p>
        <p>{say('today.admin_way')}</p>
      </Empty>
    </div>
  )
}
