import { renderToStaticMarkup } from 'react-dom/server'
import { scenes } from '../../views/pictures/scenes.tsx'

export function draw(paints: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(scenes).map(([name, scene]) => [
      name,
      renderToStaticMarkup(scene)
        .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
        .replace('>', `><style>${paints}</style>`),
    ]),
  )
}
