import { type MouseEvent, useState } from 'react'
import { brand } from '../../src/shared/brand.ts'
import { footBook } from '../layout/foot-words.ts'
import { Icon, type IconName } from '../pictures/icon.tsx'
import { useLanguage, useWords } from '../words.tsx'

type Dialog = typeof import('./hotline-dialog.tsx').HotlineDialog

/** Floats above the page. Until its script is there, and without JavaScript, the hotline is a link that calls. */
export function ContactWidget() {
  const say = useWords()
  const sayHere = footBook.use()
  const language = useLanguage()
  const [Shown, show] = useState<Dialog>()
  const address = `tel:${brand.hotline.replaceAll(' ', '')}`

  function openDialog(event: MouseEvent) {
    event.preventDefault()
    import('./bring-hotline.ts')
      .then(({ bringHotline }) => bringHotline(language))
      .then(
        dialog => show(() => dialog),
        () => location.assign(address),
      )
  }

  return (
    <aside className="contact-widget" aria-label={sayHere('contact')}>
      <a href={address} onClick={openDialog} aria-haspopup="dialog">
        <Icon name="phone" size={22} />
        <span className="unseen">{say('layout.hotline')}</span>
      </a>
      <Chat icon="chat" href={brand.messengerUrl} label={sayHere('messenger')} />
      <Chat icon="smartphone" href={brand.chatUrl} label={sayHere('chat')} />
      {Shown && <Shown address={address} now={new Date()} onClose={() => show(undefined)} />}
    </aside>
  )
}

function Chat({ icon, href, label }: { icon: IconName; href: string; label: string }) {
  const say = useWords()
  return (
    <a href={href} target="_blank" rel="noopener">
      <Icon name={icon} size={22} />
      <span className="unseen">
        {label} {say('layout.newTab')}
      </span>
    </a>
  )
}
