/** Focuses the heading of the page, so that reading and Tab start there. */
export function startAtHeading(): void {
  const main = document.getElementById('main')
  const start = main?.querySelector('h1') ?? main
  if (!start) return
  start.tabIndex = -1
  start.focus({ preventScroll: true })
}
