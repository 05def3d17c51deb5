import { createContext } from 'react'

/** An open dialog: its name, and the id of its row or the code of its order; none for a dialog that adds a row. */
export interface Opened {
  name: string
  id?: number | string
}

/** In the address once per open dialog, the innermost last: `?mo=tre-em.12&mo=thiet-bi.34`. Its loader gets 0 for no id. */
const parameter = 'mo'
const savedParameter = 'da_luu'
const deepest = 4

/** The nesting depth: the number of open dialogs around this component. */
export const Depth = createContext(0)

export function openedIn(search: URLSearchParams): Required<Opened>[] {
  return [...new Set(search.getAll(parameter))].slice(0, deepest).flatMap(text => {
    const [, name, id = '0'] = /^([a-z-]{1,40})(?:\.(\d{1,10}|[A-Z0-9]{1,100}))?$/.exec(text) ?? []
    return name ? [{ name, id: /^\d{1,10}$/.test(id) ? Number(id) : id }] : []
  })
}

/** The address with these dialogs open. `saved` is the code of a success message, for forms without JavaScript. */
export function addressWith(search: URLSearchParams, opened: Opened[], saved?: string): string {
  const next = new URLSearchParams(search)
  for (const name of [parameter, savedParameter, 'index']) next.delete(name)
  for (const each of opened) next.append(parameter, markOf(each))
  if (saved) next.set(savedParameter, saved)
  return `?${next}`
}

/** The address of a form in place. It names the row, so that only the form that was sent shows a refusal. */
export function addressOfForm(search: URLSearchParams, form: Opened): string {
  return addressWith(search, [...openedIn(search).filter(({ name }) => name !== form.name), form])
}

export function savedIn(search: URLSearchParams): string | null {
  return search.get(savedParameter)
}

/** The `data-opens` mark of the link that opens a dialog, so that focus can return to it. */
export function markOf({ name, id }: Opened): string {
  return id ? `${name}.${id}` : name
}
