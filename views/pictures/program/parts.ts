import { type MarkName, mark } from './marks.ts'
import { box, dot, line, type Paint, points, type Shape, words } from './shapes.ts'

/** The area of the contents in the program's window. */
export const at = { left: 130, right: 398, top: 48, bottom: 250, width: 268 } as const

export function heading(text: string): Shape {
  return words(at.left, 64, text, { size: 15, bold: true })
}

export function button(x: number, y: number, width: number, text: string, kind: 'main' | 'plain' | 'danger' = 'main') {
  const [fill, line, paint] = (
    {
      main: ['sky', 'sky', 'surface'],
      plain: ['surface', 'field-line', 'sky'],
      danger: ['rose-tint', 'rose', 'rose'],
    } as const
  )[kind]
  return [
    box(x, y, width, 24, { round: 6, fill, line, weight: 1 }),
    words(x + width / 2, y + 16.5, text, { bold: true, paint, align: 'middle', size: 12 }),
  ]
}

/** A text field, with a typed text or a placeholder. */
export function field(x: number, y: number, width: number, text: string, icon?: MarkName): Shape[] {
  return [
    box(x, y, width, 26, { round: 6, fill: 'surface', line: 'field-line', weight: 1 }),
    ...(icon ? mark(icon, x + 7, y + 5.5, 'ink-soft', 15) : []),
    words(x + (icon ? 28 : 9), y + 17.5, text),
  ]
}

export function toggle(x: number, y: number, on: boolean): Shape[] {
  return [
    box(x, y, 34, 18, { round: 9, fill: on ? 'sky' : 'field-line' }),
    dot(x + (on ? 25 : 9), y + 9, 6.5, { fill: 'surface' }),
  ]
}

export function checkbox(x: number, y: number, on: boolean): Shape[] {
  return [
    box(x, y, 16, 16, { round: 4, fill: on ? 'sky' : 'surface', line: on ? 'sky' : 'field-line', weight: 1.25 }),
    ...(on ? mark('check', x + 2, y + 2, 'surface', 12) : []),
  ]
}

export function radio(x: number, y: number, on: boolean): Shape[] {
  return [
    dot(x + 8, y + 8, 7.5, { fill: 'surface', line: on ? 'sky' : 'field-line', weight: 1.5 }),
    ...(on ? [dot(x + 8, y + 8, 4, { fill: 'sky' })] : []),
  ]
}

/** Bars in place of text. */
export function bars(x: number, y: number, ...widths: number[]): Shape[] {
  return widths.map((width, row) => box(x, y + row * 12, width, 5, { round: 2.5, fill: 'line' }))
}

export function tabs(y: number, labels: readonly string[], open: number): Shape[] {
  const width = at.width / labels.length
  return [
    line(points(`${at.left} ${y + 24} ${at.right} ${y + 24}`), 'line', 1),
    ...labels.flatMap((label, index) => {
      const middle = at.left + width * (index + 0.5)
      const isOpen = index === open
      return [
        words(middle, y + 16, label, { bold: isOpen, paint: isOpen ? 'sky-deep' : 'ink-soft', align: 'middle' }),
        ...(isOpen ? [box(middle - width / 2 + 6, y + 22.5, width - 12, 3, { round: 1.5, fill: 'sky' })] : []),
      ]
    }),
  ]
}

type Row = { badge?: Paint; text: string; under?: string; right?: Shape[]; chosen?: boolean }

/** A row of a list, 34 high: an icon, a name, and shapes at its end. */
export function row(y: number, { badge = 'hill', text, under, right = [], chosen }: Row): Shape[] {
  return [
    box(at.left, y, at.width, 32, { round: 6, fill: chosen ? 'sky-tint' : 'surface', line: 'line', weight: 1 }),
    box(at.left + 8, y + 8, 16, 16, { round: 4, fill: badge }),
    words(at.left + 33, y + (under ? 14 : 20.5), text),
    ...(under ? [words(at.left + 33, y + 27, under, { size: 11, paint: 'ink-soft' })] : []),
    ...right,
  ]
}

export function rowsFrom(y: number, rows: readonly ((y: number) => Shape[])[]): Shape[] {
  return rows.flatMap((each, index) => each(y + index * 37))
}
