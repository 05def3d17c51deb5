/** Below the field or, where there is no room, above it. On phones the sheet puts it at the bottom of the screen. */
export function placeAt(field: HTMLElement, dialog: HTMLElement): void {
  const { left, top, bottom } = field.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = dialog
  const gap = 4
  const below = bottom + gap + height <= window.innerHeight
  dialog.style.setProperty('--at-left', `${Math.max(gap, Math.min(left, window.innerWidth - width - gap))}px`)
  dialog.style.setProperty('--at-top', `${below ? bottom + gap : Math.max(gap, top - height - gap)}px`)
}
