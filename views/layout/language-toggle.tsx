import { type FormEvent, useState } from 'react'
import { useHref, useLocation } from 'react-router'
import { languages } from '../../src/i18n/index.ts'
import { splashFlag } from '../../src/shared/splash.ts'
import { cachedPart } from '../cached-part.ts'
import { useChangeLanguage, useLanguage, useWords } from '../words.tsx'

export const LanguageToggle = cachedPart(Toggle, (_, path) => path)

/** A plain form; once the page is taken over nothing reloads, so that whatever was typed stays. */
function Toggle() {
  const say = useWords()
  const language = useLanguage()
  const change = useChangeLanguage()
  const { pathname, search } = useLocation()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function changeHere(event: FormEvent) {
    if (!change) return
    event.preventDefault()
    if (state === 'busy') return
    setState('busy')
    const other = language === 'vi' ? 'en' : 'vi'
    setState(
      await change(other).then(
        () => {
          localStorage.setItem(splashFlag, '1')
          return 'idle'
        },
        () => 'failed',
      ),
    )
  }

  return (
    <form method="post" action={useHref('/language')} className="language-toggle" onSubmit={changeHere}>
      <input type="hidden" name="back" value={pathname + search} />
      <fieldset>
        <legend className="unseen">{say('layout.language')}</legend>
        {languages.map(each => (
          <button
            key={each}
            type={each === language ? 'button' : 'submit'}
            name="language"
            value={each}
            aria-pressed={each === language}
          >
            <span>{each.toUpperCase()}</span>
            <span className="unseen"> {say(`layout.${each}`)}</span>
          </button>
        ))}
      </fieldset>
      {state === 'failed' && (
        <p className="language-fault" role="alert">
          {say('error.offline')}
        </p>
      )}
    </form>
  )
}
