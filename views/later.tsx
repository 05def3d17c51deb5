import { type ComponentType, type ReactNode, use, useContext, useEffect, useRef } from 'react'
import type { Book } from '../src/i18n/index.ts'
import { loadBook } from './books.ts'
import { cachedPart, type DependsOn } from './cached-part.ts'
import { allParts, type Bring, PartBoundary, partsOnPage } from './parts-on-page.ts'
import { bringShapes } from './pictures/bring-shapes.ts'
import { useLanguage } from './words.tsx'

/** `bring` fetches the script and words ahead, for a page that must show all its parts at once. */
type LaterPart<P> = ComponentType<P> & { bring: Bring }

interface Options<P> {
  /** Shown while the part loads, if its HTML did not come with the page. */
  waiting?: ReactNode
  /** Fetched right after hydration, for a minor part of the first screen. */
  soon?: boolean
  /** The server caches the HTML of such a part. */
  dependsOn?: DependsOn<P>
}

/**
 * A part of a page below the first screen. Its HTML comes with the page, its script and words when it is nearly on
 * screen or the reader does something; until then its links and forms work as they do without JavaScript.
 */
export function later<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  words: Book[] = [],
  { waiting, soon = false, dependsOn }: Options<P> = {},
): LaterPart<P> {
  let Part: ComponentType<P> | undefined
  let fetching: Promise<void> | undefined
  /** React renders the part again once this is resolved: the script arrived, or the HTML is left as it came. */
  let settled = unresolved()
  /** The script did not arrive, and React would hold up every change around the part until it does. */
  let keepsServerHtml = false

  const bring: Bring = language => {
    fetching ??= Promise.all([fetchPart(), bringShapes(), ...words.map(book => loadBook(book, language))]).then(
      ([part]) => {
        Part = cachedPart(part, dependsOn)
        settled.resolve()
      },
      error => {
        fetching = undefined
        throw error
      },
    )
    return fetching
  }
  allParts.add(bring)

  function Content({ props, onSuspend }: { props: P; onSuspend: () => void }) {
    if (!Part && !keepsServerHtml) {
      onSuspend()
      use(settled.promise)
    }
    return Part ? (
      <div>
        <Part {...props} />
      </div>
    ) : (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written; the server's HTML stays
      <div suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
    )
  }

  function Later(props: P) {
    const box = useRef<HTMLDivElement>(null)
    const fetchNow = useRef<() => void>(null)
    const suspensions = useRef(0)
    const language = useLanguage()
    const Boundary = useContext(PartBoundary)

    // The first time is hydration. The second time, a change around the part waits for it.
    const onSuspend = () => {
      if (suspensions.current++) fetchNow.current?.()
    }

    useEffect(() => {
      if (Part) return
      const cameWithPage = box.current!.firstElementChild?.hasChildNodes()
      const fetchOrKeep = () =>
        void bring(language).catch(() => {
          keepsServerHtml = Boolean(cameWithPage)
          if (cameWithPage) settled.resolve()
        })
      fetchNow.current = fetchOrKeep
      partsOnPage.add(bring)
      // An open dialog becomes modal only through its script.
      if (soon || !cameWithPage || box.current!.querySelector('dialog')) fetchOrKeep()
      const stopWatching = whenNeeded(box.current!, fetchOrKeep)
      return () => {
        stopWatching()
        partsOnPage.delete(bring)
        if (!keepsServerHtml) return
        keepsServerHtml = false
        settled = unresolved()
      }
    }, [language])

    return (
      <div ref={box}>
        <Boundary fallback={waiting}>
          <Content props={props} onSuspend={onSuspend} />
        </Boundary>
      </div>
    )
  }

  return Object.assign(Later, { bring })
}

/** React leaves the children of such an element alone. */
const untouched = { __html: '' }
const firstTouches = ['pointerdown', 'keydown', 'touchstart'] as const

/** Calls back when the element is nearly on screen or the reader does something; returns how to stop. */
function whenNeeded(element: Element, callBack: () => void): () => void {
  const watch = new IntersectionObserver(entries => entries.at(-1)?.isIntersecting && callBack(), {
    rootMargin: '50%',
  })
  watch.observe(element)
  for (const touch of firstTouches) addEventListener(touch, callBack, { passive: true })
  return () => {
    watch.disconnect()
    for (const touch of firstTouches) removeEventListener(touch, callBack)
  }
}

/** As `Promise.withResolvers`, which browsers of 2023 do not have. */
function unresolved(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>(done => {
    resolve = done
  })
  return { promise, resolve }
}
