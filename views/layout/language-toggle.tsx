import { useHref, useLocation } from 'react-router'
import { useLanguage, useWords } from '../words.tsx'

export function LanguageToggle() {
  const say = useWords()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const other = language === 'vi' ? 'en' : 'vi'
  return (
    <form method="post" action={useHref('/language')} className="language-toggle">
      <input type="hidden" name="language" value={other} />
      <input type="hidden" name="back" value={pathname + search} />
      <button type="submit">
        <span className={language === 'vi' ? 'chosen' : undefined}>VI</span>
        <span className={language === 'en' ? 'chosen' : undefined}>EN</span>
        <span className="unseen"> {say('layout.switchLanguage')}</span>
      </button>
    </form>
  )
}
