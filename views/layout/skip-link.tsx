import { useWords } from '../words.tsx'

export function SkipLink() {
  const say = useWords()
  return (
    <a className="skip-link" href="#main">
      {say('layout.skip')}
    </a>
  )
}
