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
  return (await posted(app, path, valuesOf(box, 'dialog:last-of-type [name]', typed), as)).page
}

/** The first form of a page whose button begins with these words. */
export function formWith(words: string, page: HTMLElement): Element | null {
  return [...page.querySelectorAll('main form')].find(form => textOf('button', form).startsWith(words)) ?? null
}

/** Sends this form of a page, as its first button does, and returns the page that it leads to. */
export async function submitted(
  app: TestApp,
  box: Element | null,
  typed: Record<string, string> = {},
  as: Name = 'mother',
) {
  if (!box) throw new Error('there is no such form')
  return posted(app, box.getAttribute('action')!, valuesOf(box, '[name]', typed), as)
}

/** Presses the button of the form of this page, which may be older than what it is about. What it leads to is not opened. */
export async function pressed(app: TestApp, path: string, page: HTMLElement, as: Name) {
  const fields = [...page.querySelectorAll<HTMLInputElement>('form.form [name]')]
  const { text, ...answer } = await post(
    app,
    path,
    new URLSearchParams(fields.map(each => [each.name, typedInto(each)])),
    as,
  )
  return { ...answer, page: parsed(text) }
}

/** Posts a form without JavaScript, and opens the page that it leads to. */
export async function posted(app: TestApp, path: string, values: URLSearchParams, as: Name) {
  const { text, ...answer } = await post(app, path, values, as)
  const { location } = answer
  return { ...answer, page: location === null ? parsed(text) : await opened(app, location, 'vi', as) }
}

async function post(app: TestApp, path: string, values: URLSearchParams, as: Name) {
  const headers = { ...form, ...(await cookies(app, 'vi', as)) }
  const { status, text, headers: got } = await app.ask('POST', path, { body: String(values), headers })
  return { status, text, location: got.get('location') }
}

/** What a browser sends of these fields, after something else was typed into some of them. */
function valuesOf(box: Element, fields: string, typed: Record<string, string>): URLSearchParams {
  const values = new URLSearchParams()
  for (const field of box.querySelectorAll<HTMLInputElement>(fields))
    if (!isUnticked(field) && !(field.name in typed)) values.append(field.name, typedInto(field))
  for (const [name, value] of Object.entries(typed)) values.append(name, value)
  return values
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
