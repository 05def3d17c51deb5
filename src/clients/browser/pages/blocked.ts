import { readableSite } from '../../../shared/readable-site.ts'
import { askPart } from './ask.ts'
import { make, show, tell } from './page.ts'
import { pictured } from './pictures.ts'
import { groupName } from './rules.ts'
import { opensAt } from './spoken.ts'

/** The page that was to be opened stands behind the #. With ?cover this page lies over one that is open already. */
const address = location.hash.slice(1)
const ofTime = ['locked', 'outside_window', 'budget']
const isCover = location.search === '?cover'

show(
  'title.blocked',
  (view, say, refresh) => {
    if (view.isTest)
      return [pictured('caught-kite', make('h1', '', say('why.test')), make('p', 'lead', say('test.works')))]
    const { decision, host, site, group, turns, at } = view
    const { allowed, why } = decision
    const back = make('a', 'button', say('blocked.back'))
    back.href = address
    return [
      pictured(
        allowed ? 'family' : ofTime.includes(why) ? 'resting-kite' : 'caught-kite',
        make(
          'h1',
          '',
          allowed
            ? say('why.open')
            : say(`why.${why}` as 'why.blocked', { site: readableSite(site || host), group: groupName(group, say) }),
        ),
        !allowed && turns !== null && make('p', 'lead', opensAt(turns, at, say)),
        isCover && !allowed && make('p', '', say('cover.kept')),
        allowed && !isCover && /^https?:/.test(address) && make('p', '', back),
      ),
      !allowed && askPart(view, say, refresh),
    ]
  },
  address,
)
if (!isCover) tell({ kind: 'refused', address })
