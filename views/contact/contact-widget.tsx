import { type MouseEvent, useState } from 'react'
import { footWords } from '../../src/i18n/foot.ts'
import { brand } from '../../src/shared/brand.ts'
import { useBook } from '../books.ts'
import { contactAnchor } from '../layout/contact-anchor.ts'
import { classes } from '../parts/classes.ts'
import { Icon, type IconName } from '../pictures/icon.tsx'
import { useLanguage, useWords } from '../words.tsx'
import { useScrollingDown } from './use-scrolling-down.ts'

type Dialog = typeof import('./hotline-dialog.tsx').HotlineDialog

/** Floats above the page. Until its script has loaded, the hotline button is a link to the footer. */
export function ContactWidget() {
  const say = useWords()
  const sayHere = useBook(footWords)
  const language = useLanguage()
  const [Shown, show] = useState<Dialog>()
  const isScrollingDown = useScrollingDown()

  function openDialog(event: MouseEvent) {
    event.preventDefault()
    import('./bring-hotline.ts')
      .then(({ bringHotline }) => bringHotline(language))
      .then(
        dialog => show(() => dialog),
        () => {
          location.hash = contactAnchor
        },
      )
  }

  return (
    <aside className={classes('contact-widget', isScrollingDown && 'contact-away')} aria-label={sayHere('contact')}>
      <a href={`#${contactAnchor}`} onClick={openDialog} aria-haspopup="dialog">
        <Icon name="phone" size={22} />
        {say('layout.hotline')}
      </a>
      <Chat icon="chat" href={brand.messengerUrl} label={brand.messengerName} />
      <Chat icon="smartphone" href={brand.chatUrl} label={sayHere('chatShort')} />
      {Shown && <Shown now={new Date()} onClose={() => show(undefined)} />}
    </aside>
  )
}

function Chat({ icon, href, label }: { icon: IconName; href: string; label: string }) {
  const say = useWords()
  return (
    <a href={href} target="_blank" rel="noopener">
      <Icon name={icon} size={22} />
      {label} <span className="unseen">{say('layout.newTab')}</span>
    </a>
  )
}
