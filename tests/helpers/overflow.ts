/** Runs in the page. Returns how far it scrolls sideways, and the elements that do not fit into their table cell. */
export function findOverflow() {
  const parts = [
    ...document.querySelectorAll('.table :is(td, th) *:not(.unseen, .unseen *, .table-actions, .table-actions *)'),
  ]
  const isBeside = (part: Element) => {
    const { left, right, width } = part.getBoundingClientRect()
    const cell = part.closest('td, th')!
    const box = cell.getBoundingClientRect()
    return getComputedStyle(cell).clipPath === 'none' && width > 0 && (left < box.left - 1 || right > box.right + 1)
  }
  const beside = parts.filter(isBeside).map(({ outerHTML }) => outerHTML.slice(0, 60))
  return { wide: Math.max(0, document.documentElement.scrollWidth - innerWidth), beside }
}
