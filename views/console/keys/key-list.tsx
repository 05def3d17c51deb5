import { Fragment } from 'react'
import { paletteWords } from '../../../src/i18n/palette.ts'
import { useBook } from '../../books.ts'
import { Modal } from '../../parts/modal.tsx'

/** Each use with the keys for it, any one of which does it. */
const keys = [
  ['keys.palette', ['Ctrl + K', '/']],
  ['keys.walk', ['↑', '↓']],
  ['keys.open', ['Enter']],
  ['keys.close', ['Esc']],
  ['keys.calendar', ['Alt + ↓']],
  ['keys.months', ['Page Up', 'Page Down']],
  ['keys.years', ['Shift + Page Up', 'Shift + Page Down']],
  ['keys.undo', ['Ctrl + Z']],
  ['keys.keys', ['?']],
] as const

export function KeyList({ close }: { close: () => void }) {
  const say = useBook(paletteWords)
  return (
    <Modal title={say('keys.title')} open onClose={close}>
      <dl className="key-list">
        {keys.map(([use, each]) => (
          <div key={use}>
            <dt>{say(use)}</dt>
            <dd>
              {each.map((key, at) => (
                <Fragment key={key}>
                  {at > 0 && ` ${say('keys.or')} `}
                  <kbd>{key}</kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
