import { brand } from '../../src/shared/brand.ts'
import { useWords } from '../words.tsx'

export function HotlineLink() {
  const say = useWords()
  return (
    <a href={`tel:${brand.hotline.replaceAll(' ', '')}`}>
      {say('layout.hotline')} {brand.hotline}
    </a>
  )
}
