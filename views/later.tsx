import { type ComponentType, type ReactNode, Suspense, use, useEffect, useRef } from 'react'
import type { Language } from '../src/i18n/index.ts'
import type { Book } from './books.ts'
import { bringShapes } from './pictures/bring-shapes.ts'
import { useLanguage } from './words.tsx'

type Bring = (language: Language) => Promise<void>
/** `bring` fetches it ahead: for a page that is shown with all its parts. */
type LaterPart<P> = ComponentType<P> & { bring: Bring }

const all = new Set<Bring>()
const onPage = new Set<Bring>()
const firstTouches = ['pointerdown', 'keydown', 'touchstart'] as const

/**
 * A part of a page below the first screen. Its HTML comes with the page, its script and words when it is nearly on
 * screen or the reader does something; until then its links and forms work as they do without JavaScript. Where it did
 * not come with the page, `waiting` is shown.
 * With `soon` it comes right after the page was taken over: for what is on the first screen, but not what the page is about.
 */
export function later<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  words: Book<never>[] = [],
  { waiting, soon = false }: { waiting?: ReactNode; soon?: boolean } = {},
): LaterPart<P> {
  let Part: ComponentType<P> | undefined
  let bringing: Promise<void> | undefined
  let arrive: () => void
  const arrival = new Promise<void>(resolve => {
    arrive = resolve
  })

  const bring: Bring = language => {
    bringing ??= Promise.all([fetchPart(), bringShapes(), ...words.map(({ load }) => load(language))]).then(
      ([part]) => {
        Part = part
        arrive()
      },
      error => {
        bringing = undefined
        throw error
      },
    )
    return bringing
  }
  all.add(bring)

  function Arrived(props: P) {
    if (!Part) use(arrival)
    return Part && <Part {...props} />
  }

  function Later(props: P) {
    const box = useRef<HTMLDivElement>(null)
    const language = useLanguage()

    useEffect(() => {
      if (Part) return
      onPage.add(bring)
      // A part that did not arrive stays as it came; the next touch tries again.
      const start = () => void bring(language).catch(() => {})
      // Not sent with the page, or with an open dialog, which only its script makes modal.
      if (soon || !box.current!.firstElementChild || box.current!.querySelector('dialog')) start()
      const watch = new IntersectionObserver(entries => entries.at(-1)?.isIntersecting && start(), {
        rootMargin: '50%',
      })
      watch.observe(box.current!)
      for (const touch of firstTouches) addEventListener(touch, start, { passive: true })
      return () => {
        onPage.delete(bring)
        watch.disconnect()
        for (const touch of firstTouches) removeEventListener(touch, start)
      }
    }, [language])

    return (
      <div ref={box}>
        <Suspense fallback={waiting}>
          <Arrived {...props} />
        </Suspense>
      </div>
    )
  }

  return Object.assign(Later, { bring })
}

/** On the server, which renders every part. */
export async function bringAllParts(language: Language): Promise<void> {
  // A part may name further ones, which join the set meanwhile.
  for (const bring of all) await bring(language)
}

/** Before the page changes its language: React can only change what is there. */
export async function bringPartsOnPage(language: Language): Promise<void> {
  await Promise.all([...onPage].map(bring => bring(language)))
}
