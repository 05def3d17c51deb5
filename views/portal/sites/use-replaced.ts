import { sitesWords } from '../../../src/i18n/sites.ts'
import { readableSite } from '../../../src/shared/readable-site.ts'
import { useBook } from '../../books.ts'
import { useMinutes } from '../minutes.ts'
import type { SitesOutcome } from './sites-action.ts'

/** A success says, too, what the new word about a site has taken the place of. */
export function useReplaced(answered: SitesOutcome | undefined): SitesOutcome | undefined {
  const say = useBook(sitesWords)
  const spanOf = useMinutes()
  if (!answered?.success) return undefined
  if (!answered.replaced) return answered
  const { site, before } = answered.replaced
  const was = typeof before === 'number' ? say('what.minutes', { time: spanOf(before) }) : say(`what.${before}`)
  return { ...answered, message: `${answered.message} ${say('replaced', { site: readableSite(site), was })}` }
}
