import { make } from './page.ts'

/** Width and height of the site’s scenes that the extension takes along. */
export const pictures = {
  laptop: [400, 240],
  family: [400, 240],
  'resting-kite': [240, 180],
  'caught-kite': [320, 240],
} as const

/** A card with a picture beside its words; on a phone above them. */
export function pictured(name: keyof typeof pictures, ...parts: Parameters<typeof make>[2][]): HTMLElement {
  const image = make('img', 'scene')
  const [width, height] = pictures[name]
  Object.assign(image, { src: `scenes/${name}.svg`, alt: '', width, height })
  return make('section', 'card pictured', make('div', '', ...parts), image)
}
