import type { View } from '../edge/view.ts'
import type { Say } from '../say.ts'
import { announce, button, make, show, tell } from './page.ts'
import { pictured } from './pictures.ts'

// the browser starts the extension anew when it is switched
const sees = await chrome.extension.isAllowedIncognitoAccess()

show('title.pairing', (view, say) => [
  view.isPaired && view.ended !== 'unknown' ? donePart(say) : codePart(view, say),
  make('p', 'soft', say('blind.text')),
])

/** Until private windows are covered too, the parent's page does not call the machine protected. */
function donePart(say: Say): HTMLElement {
  if (sees) return pictured('laptop', make('h1', '', say('pairing.done')), make('p', 'lead', say('pairing.doneText')))
  const open = () => chrome.tabs.create({ url: `chrome://extensions/?id=${chrome.runtime.id}` })
  const steps = ([1, 2, 3] as const).map(step => make('li', '', say(`pairing.incognito${step}`)))
  return pictured(
    'laptop',
    make('h1', '', say('pairing.nearly')),
    make('p', '', say('pairing.incognito')),
    make('ol', '', ...steps),
    button(say('pairing.incognitoOpen'), 'primary', open),
    make('p', 'soft', say('pairing.incognitoThen')),
  )
}

function codePart({ pairing, isOffline, ended }: View, say: Say): HTMLElement {
  const code = pairing && `${pairing.code.slice(0, 4)}-${pairing.code.slice(4)}`
  const isTooOld = ended === 'too_old'
  const status = isTooOld
    ? say('ended.too_old')
    : say(isOffline ? 'pairing.offline' : pairing ? 'pairing.waiting' : 'pairing.coming')
  announce(status)
  return pictured(
    'laptop',
    make('h1', '', say('pairing.heading')),
    pairing && make('p', '', say('pairing.lead')),
    pairing &&
      make(
        'dl',
        'codes',
        make('div', '', make('dt', '', say('pairing.code')), shown('code', code ?? '')),
        make('div', '', make('dt', '', say('pairing.check')), shown('check', pairing.check)),
      ),
    make('p', isTooOld ? 'notice' : 'soft', status),
    (isOffline || isTooOld) && button(say('pairing.again'), '', () => tell({ kind: 'pair' })),
  )
}

function shown(id: string, text: string): HTMLElement {
  const value = make('dd', '', text)
  value.id = id
  return value
}
