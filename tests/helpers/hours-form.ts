import { weekdays } from '../../src/shared/rules/policy.ts'
import type { Portal } from './portal.ts'

/** What the form of a page holds, as a browser would send it. */
export function held(box: ParentNode): Record<string, string> {
  const fields = [...box.querySelectorAll<HTMLInputElement>('.hours-form [name]:not(button)')]
  return Object.fromEntries(
    fields.map(field => [
      field.getAttribute('name')!,
      field.tagName === 'SELECT'
        ? (field.querySelector('[selected]')?.getAttribute('value') ?? '')
        : (field.getAttribute('value') ?? ''),
    ]),
  )
}

export const path = ({ child }: Portal) => `/con/${child}/gio-giac`
export const agree = ({ call, child }: Portal) => call('PUT', `/tre-em/${child}/consents`, { time: true })
export const windows = (from: string, to: string) => weekdays.map(weekday => ({ kind: 'window', weekday, from, to }))
