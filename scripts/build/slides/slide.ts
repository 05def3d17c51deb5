import { kite } from '../../../views/pictures/program/marks.ts'
import type { Shape } from '../../../views/pictures/program/shapes.ts'
import { escaped, type Palette } from '../../../views/pictures/program/svg.ts'
import { colour, drawingGroup, type Place } from './shapes.ts'

export const slideSize = { width: 12_192_000, height: 6_858_000 } as const
export const namespaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"'
export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const left = 620_000
/** The positions of a step's texts and drawing on a slide. */
export const places = {
  section: { x: left, y: 760_000, width: 4_000_000, height: 420_000 },
  title: { x: left, y: 1_180_000, width: 4_000_000, height: 1_450_000 },
  text: { x: left, y: 2_680_000, width: 4_000_000, height: 3_300_000 },
  drawing: { x: 4_960_000, y: 1_180_000, width: 6_760_000, height: 4_346_000 },
  coverTitle: { x: left, y: 2_300_000, width: 7_600_000, height: 1_300_000 },
  coverText: { x: left, y: 3_700_000, width: 7_600_000, height: 900_000 },
} satisfies Record<string, Place>

interface StepSlide {
  section: string
  title: string
  text: string
  about: string
  drawing: readonly Shape[]
}

export function coverSlide(title: string, text: string, palette: Palette): string {
  return slide(
    placeholder(2, 'title', places.coverTitle, title, { size: 40, paint: palette.ink }) +
      placeholder(3, 'body', places.coverText, text, { size: 20, paint: palette['ink-soft'] }) +
      drawingGroup(kite(250, 40, 120), palette, places.drawing, ''),
  )
}

export function stepSlide({ section, title, text, about, drawing }: StepSlide, palette: Palette): string {
  return slide(
    placeholder(2, 'title', places.title, title, { size: 30, paint: palette.ink }) +
      placeholder(3, 'body', places.text, text, { size: 20, paint: palette.ink }) +
      label(4, places.section, section, palette['sky-deep']) +
      drawingGroup(drawing, palette, places.drawing, about),
  )
}

function slide(shapes: string): string {
  return `${declaration}<p:sld ${namespaces}><p:cSld>${shapeTree(shapes)}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`
}

export function shapeTree(shapes: string): string {
  const origin = '<a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/>'
  return (
    '<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>' +
    `<p:grpSpPr><a:xfrm>${origin}</a:xfrm></p:grpSpPr>${shapes}</p:spTree>`
  )
}

type Kind = 'title' | 'body'
type Look = { size: number; paint: string }

export function placeholder(id: number, kind: Kind, place: Place, text: string, { size, paint }: Look): string {
  const anchor = kind === 'title' ? 'b' : 't'
  const run = `<a:rPr sz="${size * 100}"${kind === 'title' ? ' b="1"' : ''}><a:solidFill>${colour(paint)}</a:solidFill></a:rPr>`
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${kind}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>` +
    `<p:nvPr><p:ph type="${kind}"${kind === 'body' ? ' idx="1"' : ''}/></p:nvPr></p:nvSpPr>` +
    `<p:spPr>${frame(place)}</p:spPr><p:txBody><a:bodyPr lIns="0" rIns="0" anchor="${anchor}"><a:normAutofit/></a:bodyPr>` +
    `<a:lstStyle/><a:p><a:pPr marL="0" indent="0"><a:buNone/></a:pPr><a:r>${run}<a:t>${escaped(text)}</a:t></a:r></a:p></p:txBody></p:sp>`
  )
}

function label(id: number, place: Place, text: string, paint: string): string {
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="section"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr>` +
    `<p:spPr>${frame(place)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr>` +
    '<p:txBody><a:bodyPr lIns="0" rIns="0"/><a:lstStyle/>' +
    `<a:p><a:r><a:rPr sz="1600" b="1"><a:solidFill>${colour(paint)}</a:solidFill></a:rPr><a:t>${escaped(text)}</a:t></a:r></a:p></p:txBody></p:sp>`
  )
}

function frame({ x, y, width, height }: Place): string {
  return `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>`
}
