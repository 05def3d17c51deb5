import { brand } from '../../src/shared/brand.ts'
import { useWords } from '../words.tsx'

export function Copyright() {
  const say = useWords()
  return <p className="footer-copyright">{say('layout.copyright', { year: brand.since, name: brand.name })}</p>
}
