import { type ComponentType, createContext, type ReactNode, Suspense, use, useContext, useEffect, useRef } from 'react'
import type { Language } from '../src/i18n/index.ts'
import type { Book } from './books.ts'
import { bringShapes } from './pictures/bring-shapes.ts'
import { useLanguage } from './words.tsx'

export type Bring = (language: Language) => Promise<void>
/** `bring` fetches it ahead: for a page that is shown with all its parts. */
type LaterPart<P> = ComponentType<P> & { bring: Bring }

/** Only on the server: told of each part in the order of the page, and returns the text that stands for a kept one. */
export const KeptParts = createContext<((part: Bring, dependsOn: unknown) => string | undefined) | undefined>(undefined)

const all = new Set<Bring>()
const onPage = new Set<Bring>()
/** React leaves the content of an element alone that it did not write. */
const asItIs = { __html: '' }
const firstTouches = ['pointerdown', 'keydown', 'touchstart'] as const

/**
 * A part of a page below the first screen. Its HTML comes with the page, its script and words when it is nearly on
 * screen or the reader does something; until then its links and forms work as they do without JavaScript. Where it did
 * not come with the page, `waiting` is shown. With `soon` it comes right after the page was taken over: for what is on the
 * first screen, but not what the page is about. `dependsOn` tells what its HTML depends on beside the language, the page
 * and its query, never the person by a hook; the server then keeps it. Such a part contains no other one of its kind.
 */
export function later<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  words: Book<never>[] = [],
  { waiting, soon = false, dependsOn }: { waiting?: ReactNode; soon?: boolean; dependsOn?: (props: P) => unknown } = {},
): LaterPart<P> {
  let Part: ComponentType<P> | undefined
  let bringing: Promise<void> | undefined
  let decision = undecided()
  /** The script did not arrive: the HTML is left as it came, because React would hold up every change around it. */
  let staysAsItCame = false

  const bring: Bring = language => {
    bringing ??= Promise.all([fetchPart(), bringShapes(), ...words.map(({ load }) => load(language))]).then(
      ([part]) => {
        Part = part
        decision.resolve()
      },
      error => {
        bringing = undefined
        throw error
      },
    )
    return bringing
  }
  all.add(bring)

  function Decided({ part, again }: { part: P; again: () => void }) {
    const kept = useContext(KeptParts)?.(bring, dependsOn?.(part))
    if (kept) return <div>{kept}</div>
    if (!Part && !staysAsItCame) {
      again()
      use(decision.promise)
    }
    return Part ? (
      <div>
        <Part {...part} />
      </div>
    ) : (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written, and what the server wrote stays
      <div suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />
    )
  }

  function Later(props: P) {
    const box = useRef<HTMLDivElement>(null)
    const start = useRef<() => void>(null)
    const tries = useRef(0)
    // React tries it after the page was taken over, and again when something around it changes, which then waits for it.
    const again = () => {
      if (tries.current++) start.current?.()
    }
    const language = useLanguage()

    useEffect(() => {
      if (Part) return
      onPage.add(bring)
      const cameWithPage = box.current!.firstElementChild?.hasChildNodes()
      const fetchIt = () =>
        void bring(language).catch(() => {
          staysAsItCame = Boolean(cameWithPage)
          if (cameWithPage) decision.resolve()
        })
      start.current = fetchIt
      // An open dialog is made modal by its script alone.
      if (soon || !cameWithPage || box.current!.querySelector('dialog')) fetchIt()
      const watch = new IntersectionObserver(entries => entries.at(-1)?.isIntersecting && fetchIt(), {
        rootMargin: '50%',
      })
      watch.observe(box.current!)
      for (const touch of firstTouches) addEventListener(touch, fetchIt, { passive: true })
      return () => {
        onPage.delete(bring)
        watch.disconnect()
        for (const touch of firstTouches) removeEventListener(touch, fetchIt)
        if (!staysAsItCame) return
        staysAsItCame = false
        decision = undecided()
      }
    }, [language])

    return (
      <div ref={box}>
        <Suspense fallback={waiting}>
          <Decided part={props} again={again} />
        </Suspense>
      </div>
    )
  }

  return Object.assign(Later, { bring })
}

/** As `Promise.withResolvers`, which browsers of 2023 do not have. */
function undecided(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>(done => {
    resolve = done
  })
  return { promise, resolve }
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
