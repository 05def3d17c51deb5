import type { View } from '../edge/view.ts'
import type { Say } from '../say.ts'
import { button, make, show, tell } from './page.ts'

let incognito = true

show('title.pairing', (view, say) => [
  view.isPaired && view.ended !== 'unknown'
    ? make(
        'section',
        'card',
        make('h1', '', say('pairing.done')),
        make('p', 'lead', say('pairing.doneText')),
        !incognito && make('p', 'notice', say('pairing.incognito')),
      )
    : codePart(view, say),
  make('p', 'soft', say('blind.text')),
])

chrome.extension.isAllowedIncognitoAccess().then(allowed => {
  incognito = allowed
})

function codePart({ pairing, isOffline, ended }: View, say: Say): HTMLElement {
  const code = pairing && `${pairing.code.slice(0, 4)}-${pairing.code.slice(4)}`
  const status = make('p', 'soft', say(isOffline ? 'pairing.offline' : 'pairing.waiting'))
  status.setAttribute('role', 'status')
  return make(
    'section',
    'card',
    make('h1', '', say('pairing.heading')),
    ended === 'too_old' && make('p', 'notice', say('ended.too_old')),
    make('p', 'lead', say('pairing.lead')),
    pairing &&
      make(
        'dl',
        'codes',
        make('div', '', make('dt', '', say('pairing.code')), shown('code', code ?? '')),
        make('div', '', make('dt', '', say('pairing.check')), shown('check', pairing.check)),
      ),
    status,
    isOffline && button(say('ended.pair'), '', () => tell({ kind: 'pair' })),
  )
}

function shown(id: string, text: string): HTMLElement {
  const value = make('dd', '', text)
  value.id = id
  return value
}
