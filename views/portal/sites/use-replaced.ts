import { useMemo } from 'react'
import { sitesWords } from '../../../src/i18n/sites.ts'
import { readableSite } from '../../../src/shared/readable-site.ts'
import { useBook } from '../../books.ts'
import { useMinutes } from '../minutes.ts'
import type { SitesOutcome } from './sites-action.ts'

/** A success says, too, what the new word about a site has taken the place of. */
export function useReplaced(answered: SitesOutcome | undefined): SitesOutcome | undefined {
  const say = useBook(sitesWords)
  const spanOf = useMinutes()
  const message = answered?.success ? [answered.message, more(answered)].join(' ').trim() : undefined
  // the same while nothing else is answered: each is told once
  return useMemo(() => (message === undefined ? undefined : { ...answered!, message }), [answered, message])

  function more({ replaced }: SitesOutcome): string {
    if (!replaced) return ''
    const { site, before } = replaced
    const was = typeof before === 'number' ? say('what.minutes', { time: spanOf(before) }) : say(`what.${before}`)
    return say('replaced', { site: readableSite(site), was })
  }
}
