import { brand, titled } from '../../../shared/brand.ts'
import type { Message } from '../edge/messages.ts'
import type { View } from '../edge/view.ts'
import { type Say, sayIn } from '../say.ts'

/** In ms. */
const again = 2_000

type Part = Node | string | null | undefined | false

/** `make('p', 'soft', …)`: an element with its class and what stands in it. */
export function make<K extends keyof HTMLElementTagNameMap>(name: K, kind: string, ...parts: Part[]) {
  const element = document.createElement(name)
  if (kind) element.className = kind
  element.append(...parts.filter(part => part instanceof Node || typeof part === 'string'))
  return element
}

export function button(text: string, kind: string, press: () => void): HTMLButtonElement {
  const element = make('button', kind, text)
  element.type = 'button'
  element.addEventListener('click', press)
  return element
}

/** Null where the worker could not do it, or was ended meanwhile. */
export function tell(message: Message): Promise<View | null> {
  return chrome.runtime.sendMessage<View | null>(message).catch(() => null)
}

/** Draws the page, and again at every change of what the worker knows; what somebody is typing stays. */
export function show(title: 'title.child' | 'title.pairing' | 'title.blocked', draw: Draw, address = ''): void {
  const main = document.querySelector('main')!
  let drawn = make('div', '')
  const refresh = async () => {
    const view = await tell({ kind: 'view', address })
    if (!view) return void setTimeout(refresh, again)
    const say = sayIn(view.language)
    document.documentElement.lang = view.language
    document.title = titled(say(title))
    const other = view.language === 'vi' ? 'en' : 'vi'
    const language = button(nameOfLanguage(other), 'language', () =>
      tell({ kind: 'language', language: other }).then(refresh),
    )
    language.lang = other
    const head = make('header', 'head', mark(), make('strong', '', brand.name), language)
    const next = make('div', '', head, ...draw(view, say, refresh))
    if (next.isEqualNode(drawn)) return
    drawn = next
    const typed = main.querySelector('textarea')?.value ?? ''
    const focused = document.activeElement
    const hadFocus = main.contains(focused)
    main.replaceChildren(next)
    const area = main.querySelector('textarea')
    if (area) area.value = typed
    if (hadFocus) (sameIn(main, focused!) ?? main).focus()
  }
  chrome.storage.onChanged.addListener(refresh)
  refresh()
}

/** What was pressed may be drawn anew, or be gone once it has done its work. */
function sameIn(main: HTMLElement, focused: Element): HTMLElement | undefined {
  const others = main.querySelectorAll<HTMLElement>('button, a, textarea')
  return [...others].find(
    ({ localName, textContent }) =>
      localName === focused.localName && (localName === 'textarea' || textContent === focused.textContent),
  )
}

/** Said by screen readers when it changes: it stays in its place while everything else is drawn anew. */
export function announce(text: string): void {
  const said = document.querySelector('[role=status]')!
  if (said.textContent !== text) said.textContent = text
}

type Draw = (view: View, say: Say, refresh: () => void) => Part[]

/** As its speakers call it. */
function nameOfLanguage(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language)!
}

function mark(): HTMLImageElement {
  const image = make('img', '')
  image.src = 'icons/mark.svg'
  image.alt = ''
  image.width = 32
  image.height = 32
  return image
}
