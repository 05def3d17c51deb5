import type { Box, Paint, Path, Shape, Words } from '../../../views/pictures/program/shapes.ts'
import { canvas } from '../../../views/pictures/program/shapes.ts'
import { escaped, type Palette } from '../../../views/pictures/program/svg.ts'

/** Slides measure in EMU, 12,700 to a point. */
const emuPerPoint = 12_700
export type Place = { x: number; y: number; width: number; height: number }

/** A drawing of the guide as a group of native shapes: sharp at any size, and its words can be edited. */
export function drawingGroup(
  shapes: readonly Shape[],
  palette: Palette,
  { x, y, width }: Place,
  about: string,
): string {
  const scale = width / canvas.width
  const frame = `x="${x}" y="${y}"/><a:ext cx="${width}" cy="${Math.round(canvas.height * scale)}"/>`
  const childFrame = frame.replace('<a:ext', '<a:chExt')
  return (
    `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="100" name="Drawing" descr="${escaped(about)}"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>` +
    `<p:grpSpPr><a:xfrm><a:off ${frame}<a:chOff ${childFrame}</a:xfrm></p:grpSpPr>` +
    `${shapes.map((shape, index) => shapeXml(shape, 101 + index, { palette, x, y, scale })).join('')}</p:grpSp>`
  )
}

interface Into {
  palette: Palette
  x: number
  y: number
  scale: number
}

function shapeXml(shape: Shape, id: number, into: Into): string {
  const place = placed(shape, into)
  const head = `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${shape.kind} ${id}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>`
  const frame = `<a:xfrm><a:off x="${place.x}" y="${place.y}"/><a:ext cx="${place.width}" cy="${place.height}"/></a:xfrm>`
  if (shape.kind === 'words')
    return `${head}${frame}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr>${textOf(shape, into)}</p:sp>`
  const form = shape.kind === 'box' ? boxForm(shape) : pathForm(shape, place, into)
  return `${head}${frame}${form}${fill(shape.fill, into.palette)}${stroke(shape, into)}</p:spPr></p:sp>`
}

function placed(shape: Shape, { x, y, scale }: Into): Place {
  const { left, top, wide, high } = extentOf(shape)
  const [atX, atY, width, height] = [x + left * scale, y + top * scale, wide * scale, high * scale].map(Math.round)
  return { x: atX!, y: atY!, width: width!, height: height! }
}

function extentOf(shape: Shape) {
  if (shape.kind === 'box') return { left: shape.x, top: shape.y, wide: shape.width, high: shape.height }
  if (shape.kind === 'words') {
    const wide = shape.text.length * shape.size * 0.8 + shape.size
    const left = shape.x - { left: 0, middle: wide / 2, right: wide }[shape.align]
    // where the first line of common fonts begins above its base line
    return { left, top: shape.y - shape.size * 0.93, wide, high: shape.size * 1.2 }
  }
  const [xs, ys] = [shape.points.map(([px]) => px), shape.points.map(([, py]) => py)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, wide: Math.max(...xs) - left, high: Math.max(...ys) - top }
}

function boxForm({ round, width, height }: Box): string {
  if (round === 0) return '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>'
  const part = Math.min(50_000, Math.round((round / Math.min(width, height)) * 100_000))
  return `<a:prstGeom prst="roundRect"><a:avLst><a:gd name="adj" fmla="val ${part}"/></a:avLst></a:prstGeom>`
}

function pathForm({ points, closed }: Path, place: Place, { x, y, scale }: Into): string {
  const steps = points.map(([px, py], index) => {
    const name = index === 0 ? 'moveTo' : 'lnTo'
    return `<a:${name}><a:pt x="${Math.round(x + px * scale - place.x)}" y="${Math.round(y + py * scale - place.y)}"/></a:${name}>`
  })
  return (
    '<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/><a:pathLst>' +
    `<a:path w="${place.width}" h="${place.height}">${steps.join('')}${closed ? '<a:close/>' : ''}</a:path></a:pathLst></a:custGeom>`
  )
}

function fill(paint: Paint | undefined, palette: Palette): string {
  return paint ? `<a:solidFill>${colour(palette[paint])}</a:solidFill>` : '<a:noFill/>'
}

function stroke({ line, weight = 1 }: Box | Path, { palette, scale }: Into): string {
  if (!line) return '<a:ln><a:noFill/></a:ln>'
  return `<a:ln w="${Math.round(weight * scale)}" cap="rnd">${fill(line, palette)}<a:round/></a:ln>`
}

function textOf({ text, size, paint, bold, align }: Words, { palette, scale }: Into): string {
  const run = `<a:rPr sz="${Math.round((size * scale * 100) / emuPerPoint)}"${bold ? ' b="1"' : ''}>${fill(paint, palette)}</a:rPr>`
  const side = { left: 'l', middle: 'ctr', right: 'r' }[align]
  return (
    '<p:txBody><a:bodyPr wrap="none" lIns="0" tIns="0" rIns="0" bIns="0" anchor="t"/><a:lstStyle/>' +
    `<a:p><a:pPr algn="${side}"/><a:r>${run}<a:t>${escaped(text)}</a:t></a:r></a:p></p:txBody>`
  )
}

export function colour(hex: string): string {
  return `<a:srgbClr val="${hex.slice(1).toUpperCase()}"/>`
}
