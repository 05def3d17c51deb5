import { one } from '../parts/screen.tsx'
import type { TestApp } from './app.ts'
import type { Name } from './people.ts'

const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' }

/** A page without JavaScript, as the admin or the named person gets it. */
export async function opened(app: TestApp, path: string, language = 'vi', as: Name = 'admin'): Promise<HTMLElement> {
  const { text } = await app.get(path, { headers: await cookies(app, language, as) })
  return parsed(text)
}

/** Sends the form of the innermost dialog of the page, and returns the page that it leads to. */
export async function sent(
  app: TestApp,
  path: string,
  typed: Record<string, string> = {},
  as: Name = 'admin',
): Promise<HTMLElement> {
  const box = await opened(app, path, 'vi', as)
  const values = new URLSearchParams()
  for (const field of box.querySelectorAll<HTMLInputElement>('dialog:last-of-type [name]'))
    if (!isUnticked(field) && !(field.name in typed)) values.append(field.name, typedInto(field))
  for (const [name, value] of Object.entries(typed)) values.append(name, value)
  const headers = { ...form, ...(await cookies(app, 'vi', as)) }
  const { status, text, headers: got } = await app.ask('POST', path, { body: String(values), headers })
  return status === 303 ? opened(app, got.get('location')!, 'vi', as) : parsed(text)
}

/** Presses the button of the form of this page, which may be older than what it is about. */
export async function pressed(app: TestApp, path: string, page: HTMLElement, as: Name) {
  const fields = [...page.querySelectorAll<HTMLInputElement>('form.form [name]')]
  const body = String(new URLSearchParams(fields.map(field => [field.name, typedInto(field)])))
  const headers = { ...form, ...(await cookies(app, 'vi', as)) }
  const { status, text, headers: got } = await app.ask('POST', path, { body, headers })
  return { status, page: parsed(text), location: got.get('location') }
}

/** Sends this form of a page, as its first button does, and returns the page that it leads to. */
export async function submitted(
  app: TestApp,
  box: Element | null,
  typed: Record<string, string> = {},
  as: Name = 'mother',
) {
  if (!box) throw new Error('there is no such form')
  const values = new URLSearchParams()
  for (const field of box.querySelectorAll<HTMLInputElement>('[name]'))
    if (!isUnticked(field) && !(field.name in typed)) values.append(field.name, typedInto(field))
  for (const [name, value] of Object.entries(typed)) values.append(name, value)
  const path = box.getAttribute('action')!
  const headers = { ...form, ...(await cookies(app, 'vi', as)) }
  const { status, text, headers: got } = await app.ask('POST', path, { body: String(values), headers })
  const location = got.get('location')
  return { status, location, page: location ? await opened(app, location, 'vi', as) : parsed(text) }
}

export function textOf(selector: string, within: ParentNode): string {
  return one(selector, within).textContent.replace(/\s+/g, ' ').trim()
}

/** The card of the package with this name. */
export function cardOf(name: string, box: HTMLElement): HTMLElement {
  const card = [...box.querySelectorAll<HTMLElement>('.package')].find(each => textOf('h2', each) === name)
  if (!card) throw new Error(`there is no card of ${name}`)
  return card
}

/** The sentence beside a field of the open dialog. */
export function told(name: string, box: HTMLElement): string | undefined {
  return one(`dialog [name="${name}"]`, box).closest('.field')?.querySelector('.field-error')?.textContent
}

export function valueIn(name: string, box: HTMLElement): string {
  return typedInto(one(`dialog [name="${name}"]`, box) as HTMLInputElement)
}

function typedInto(field: HTMLInputElement): string {
  if (field.tagName === 'TEXTAREA') return field.textContent
  if (field.tagName === 'SELECT') return field.querySelector('[selected]')?.getAttribute('value') ?? ''
  return field.getAttribute('value') ?? ''
}

function isUnticked(field: HTMLInputElement): boolean {
  return ['checkbox', 'radio'].includes(field.getAttribute('type') ?? '') && !field.hasAttribute('checked')
}

async function cookies(app: TestApp, language: string, as: Name): Promise<Record<string, string>> {
  return { Cookie: `token=${await app.token(as)}; language=${language}` }
}

function parsed(html: string): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = html
  return box
}
