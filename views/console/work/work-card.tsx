import { workWords } from '../../../src/i18n/work.ts'
import { formatCount } from '../../../src/shared/counts.ts'
import { useBook } from '../../books.ts'
import { LinkButton } from '../../parts/link-button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useLanguage } from '../../words.tsx'
import { totalOf, useWork } from './use-work.ts'

/** The notice on the overview that something waits for an admin; absent if nothing does. */
export function WorkCard() {
  const say = useBook(workWords)
  const language = useLanguage()
  const work = useWork()
  if (!work || work.tong === 0) return null
  const { count, isMore } = totalOf(work)
  return (
    <Notice
      tone="warning"
      title={say(isMore ? 'card_more' : 'card', { count: formatCount(count, language) })}
      action={
        <LinkButton to="/admin/viec-can-lam" kind="secondary">
          {say('open')}
        </LinkButton>
      }
    />
  )
}
