/** Replaces spaces with no-break spaces, as in a phone number or between a number and its unit. */
export function onOneLine(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
