import { type Language, speakers } from '../../src/i18n/index.ts'
import { splash } from '../../src/i18n/splash.ts'
import { brand } from '../../src/shared/brand.ts'

const say = speakers(splash)
const chooseId = 'splash-choose'

/** The string is drawn up to the kite, and the name appears letter by letter; splash.css has the timing. */
export function drawSplash(language: Language): HTMLDialogElement {
  const skip = html('button', { type: 'button', class: 'button button-quiet splash-skip' }, say[language]('skip'))
  const letters = [...brand.name].map(letter => html('span', {}, letter))
  const name = html('p', { class: 'splash-name', 'aria-hidden': 'true' }, ...letters)
  const slogan = html('p', { class: 'splash-slogan' }, brand.slogan[language])
  const middle = html('div', { class: 'splash-middle' }, drawKite(), name, slogan, drawLanguages())
  return html('dialog', { class: 'splash', tabindex: '-1', 'aria-label': brand.name }, skip, middle)
}

function drawLanguages(): HTMLElement {
  const choose = html('p', { id: chooseId }, html('span', { lang: 'vi' }, say.vi('choose')), ' · ')
  choose.append(html('span', { lang: 'en' }, say.en('choose')))
  const row = html('div', { class: 'row' }, languageButton('vi'), languageButton('en'))
  return html('div', { class: 'splash-languages', role: 'group', 'aria-labelledby': chooseId }, choose, row)
}

function languageButton(language: Language): HTMLElement {
  const look = { type: 'button', class: 'button button-secondary', name: 'splash-language' }
  return html('button', { ...look, lang: language, value: language }, say[language]('name'))
}

function drawKite(): SVGElement {
  return svg(
    'svg',
    { class: 'splash-kite', viewBox: '0 0 120 150', 'aria-hidden': 'true' },
    svg('path', { class: 'p-string splash-string', pathLength: '1', d: 'M56 150C40 128 78 104 62 72' }),
    svg(
      'g',
      { class: 'splash-mark' },
      svg('path', { class: 'mark-light', d: 'M74 2L22 38l23 43z' }),
      svg('path', { class: 'mark-deep', d: 'M79 4l25 43-53 34z' }),
      svg('path', { class: 'mark-light', d: 'M44 86l-26 6 12 16z' }),
      svg('path', { class: 'mark-deep', d: 'M51 86l22 3-6 19z' }),
    ),
  )
}

type Attributes = Record<string, string>

function html<K extends keyof HTMLElementTagNameMap>(tag: K, attributes: Attributes, ...children: (Node | string)[]) {
  return filled(document.createElement(tag), attributes, children)
}

function svg(tag: keyof SVGElementTagNameMap, attributes: Attributes, ...children: Node[]): SVGElement {
  return filled(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children)
}

function filled<E extends Element>(element: E, attributes: Attributes, children: (Node | string)[]): E {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}
