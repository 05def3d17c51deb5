const focusable = ':is(input:not([type=hidden]), select, textarea, summary, a[href], button):not([tabindex="-1"])'

/** Focuses the first field of a dialog if it is in view when scrolled to the top, else the title; no link of facts or rows. */
export function focusFirstInView(dialog: HTMLDialogElement): void {
  const body = dialog.querySelector('.dialog-body')!
  const focused = document.activeElement
  if (!focused || !body.contains(focused)) return
  // Chromium focuses a scrolling box before its content, and a tab that is not selected.
  const isMeant = focused.matches(focusable)
  const first = isMeant ? focused : [...body.querySelectorAll(focusable)].find(each => each.checkVisibility())
  body.scrollTop = 0
  const isInView = first && first.getBoundingClientRect().bottom <= body.getBoundingClientRect().bottom
  focusOn(isInView && !first.closest('dd, td, th') ? first : madeFocusable(dialog.querySelector('h2')!))
}

/** Set only now, because the browser would otherwise focus the title of every dialog. */
function madeFocusable(title: HTMLElement): HTMLElement {
  title.tabIndex = -1
  return title
}

export function focusOn(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}

export function openerOf(mark: string | undefined): Element | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-opens]')].find(({ dataset }) => dataset.opens === mark)
}

/** The close button of the dialog below, or the page if there is none. */
export function focusTargetBelow(): Element | null {
  return [...document.querySelectorAll('dialog[open] .dialog-close')].at(-1) ?? document.getElementById('main')
}
