import type { ReactNode } from 'react'
import { Icon } from '../pictures/icon.tsx'
import { useWords } from '../words.tsx'

export function ExternalLink(props: { href: string; className?: string; lang?: string; children: ReactNode }) {
  const say = useWords()
  return (
    <a href={props.href} className={props.className} lang={props.lang} target="_blank" rel="noopener">
      {props.children}
      <Icon name="external" size={14} />
      <span className="unseen"> {say('layout.newTab')}</span>
    </a>
  )
}
