/** For how long a section is followed, in milliseconds: what is above it may still arrive and move it. */
const followed = 3_000
const readersMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Scrolls to the section. After a navigation it may not exist yet, so it is looked for again after 300 and 500 ms. */
export function reachSection(section: string, waits: readonly number[] = [300, 500]): void {
  const target = document.getElementById(section)
  if (target) {
    window.history.replaceState(window.history.state, '', `#${section}`)
    target.focus({ preventScroll: true })
    follow(target)
    return
  }
  const [wait, ...later] = waits
  if (wait !== undefined) setTimeout(() => reachSection(section, later), wait)
}

/** Scrolls there, and again whenever the page grows or shrinks, until the reader moves it or some time has passed. */
function follow(target: HTMLElement): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  const watch = new ResizeObserver(() => target.scrollIntoView({ behavior }))
  const stop = () => {
    watch.disconnect()
    for (const move of readersMoves) document.removeEventListener(move, stop)
  }
  // It calls back once at the start, which begins the scrolling.
  watch.observe(document.body)
  for (const move of readersMoves) document.addEventListener(move, stop, { passive: true })
  setTimeout(stop, followed)
}
