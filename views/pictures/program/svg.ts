import { canvas, type Paint, type Shape } from './shapes.ts'

export type Palette = Record<Paint, string>

/** A drawing as an SVG file, from `left` on. Uses a system font, because an image cannot use web fonts. */
export function svgOf(shapes: readonly Shape[], palette: Palette, left = 0): string {
  const { width, height } = canvas
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width - left} ${height}" ` +
    `font-family="'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif" stroke-linecap="round" stroke-linejoin="round">` +
    `${shapes.map(each => element(each, palette)).join('')}</svg>`
  )
}

function element(shape: Shape, palette: Palette): string {
  if (shape.kind === 'words') {
    const anchor = { left: '', middle: ' text-anchor="middle"', right: ' text-anchor="end"' }[shape.align]
    const look = `${anchor}${shape.bold ? ' font-weight="600"' : ''} fill="${palette[shape.paint]}"`
    return `<text x="${short(shape.x)}" y="${short(shape.y)}" font-size="${shape.size}"${look}>${escaped(shape.text)}</text>`
  }
  const { fill, line, weight } = shape
  const paints = `fill="${fill ? palette[fill] : 'none'}"${line ? ` stroke="${palette[line]}" stroke-width="${weight ?? 1}"` : ''}`
  if (shape.kind === 'path') {
    const corners = shape.points.map(([x, y]) => `${short(x)} ${short(y)}`)
    return `<path ${paints} d="M${corners.join('L')}${shape.closed ? 'Z' : ''}"/>`
  }
  const [x, y, width, height, round] = [shape.x, shape.y, shape.width, shape.height, shape.round].map(short)
  return `<rect ${paints} x="${x}" y="${y}" width="${width}" height="${height}"${round === '0' ? '' : ` rx="${round}"`}/>`
}

function short(number: number): string {
  return String(Math.round(number * 100) / 100)
}

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
}
