/** Tells the sheets how high the filters are: where the head of the table stays below them on scrolling. */
export function measure(list: HTMLDivElement | null): (() => void) | undefined {
  const filters = list?.querySelector('.list-head')
  if (!list || !filters) return
  const tell = () => list.style.setProperty('--list-head', `${filters.clientHeight}px`)
  const observer = new ResizeObserver(tell)
  observer.observe(filters)
  return () => observer.disconnect()
}
