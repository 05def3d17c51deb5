import type { ComponentType } from 'react'
import { sampleWords } from '../../src/i18n/dev-parts.ts'
import { useBook } from '../books.ts'
import { ToastPlace, ToastProvider } from '../parts/toast.tsx'
import { ChoiceParts, FieldParts, StepParts } from './forms.tsx'
import { ButtonParts, ColourParts, TypeParts } from './ground.tsx'
import { FoldParts, ListParts } from './lists.tsx'
import { DialogParts, MessageParts } from './messages.tsx'
import { SmallParts, WaitingParts } from './small.tsx'

const sections: Partial<Record<keyof typeof sampleWords, ComponentType>> = {
  colours: ColourParts,
  type: TypeParts,
  buttons: ButtonParts,
  fields: FieldParts,
  choices: ChoiceParts,
  messages: MessageParts,
  dialogs: DialogParts,
  lists: ListParts,
  folds: FoldParts,
  steps: StepParts,
  waiting: WaitingParts,
  small: SmallParts,
}

export { loader } from './placed-dialogs.tsx'

/** Every part in every state, to look at and to test. */
export function Component() {
  const say = useBook(sampleWords)
  const all = Object.entries(sections) as [keyof typeof sampleWords, ComponentType][]
  return (
    <ToastProvider>
      <ToastPlace />
      <div className="wrap stack dev-page">
        <header className="stack">
          <h1>{say('title')}</h1>
          <p className="measure soft">{say('lead')}</p>
          <nav aria-label={say('index')}>
            <ul className="plain row dev-index">
              {all.map(([id]) => (
                <li key={id}>
                  <a href={`#${id}`}>{say(id)}</a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        {all.map(([id, Section]) => (
          <section key={id} id={id} className="dev-section" aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{say(id)}</h2>
            <div className="stack">
              <Section />
            </div>
          </section>
        ))}
      </div>
    </ToastProvider>
  )
}
