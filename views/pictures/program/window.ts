import type { guidePictures } from '../../../src/i18n/guide-pictures.ts'
import type { Say } from '../../../src/i18n/index.ts'
import { kite, mark } from './marks.ts'
import { box, canvas, dot, line, points, type Shape, shape, words } from './shapes.ts'

export type PictureWords = Say<typeof guidePictures>
/** Draws the screen of one step, whose number stands on its ring. */
export type Draw = (say: PictureWords, step: number) => Shape[]

const menu = [
  'picture.software',
  'picture.web',
  'picture.webHistory',
  'picture.hours',
  'picture.screenshots',
  'picture.history',
  'picture.settings',
] as const

export type MenuItem = (typeof menu)[number]

/** The window of the program, with one item of its menu open. */
export function programWindow(say: PictureWords, open: MenuItem | null): Shape[] {
  return [
    ...desktop(),
    ...titledFrame(say, 10),
    box(10, 38, 110, 222, { round: 8, fill: 'paper' }),
    line(points('120 38 120 260'), 'line', 1),
    ...menu.flatMap((item, index) => menuItem(say(item), 46 + index * 29, item === open)),
  ]
}

function menuItem(text: string, y: number, isOpen: boolean): Shape[] {
  return [
    ...(isOpen ? [box(15, y, 100, 26, { round: 6, fill: 'sky-tint' })] : []),
    dot(26, y + 13, 3.5, { fill: isOpen ? 'sky' : 'hill' }),
    words(36, y + 17.5, text, { size: 12, bold: isOpen, paint: isOpen ? 'sky-deep' : 'ink' }),
  ]
}

/** The program’s window from `x` to its end, empty. */
export function titledFrame(say: PictureWords, x: number): Shape[] {
  return [
    ...frame(x, 10, 410 - x, 250),
    ...kite(x + 9, 15, 17),
    words(x + 33, 28, say('picture.program'), { bold: true }),
  ]
}

/** The desktop behind the windows: a sky and a hill. */
export function desktop(): Shape[] {
  return [
    box(0, 0, canvas.width, canvas.height, { fill: 'sky-tint' }),
    shape(points('0 214 70 198 150 206 240 190 330 202 420 184 420 270 0 270'), { fill: 'hill' }),
  ]
}

/** An empty window: its edge, its bar and the three buttons at its end. */
export function frame(x: number, y: number, width: number, height: number): Shape[] {
  const end = x + width
  return [
    box(x, y, width, height, { round: 8, fill: 'surface', line: 'field-line', weight: 1.25 }),
    box(x + 1, y + 1, width - 2, 27, { round: 7, fill: 'mist' }),
    line(points(`${x} ${y + 28} ${end} ${y + 28}`), 'line', 1),
    ...mark('minus', end - 62, y + 9, 'ink-soft', 11),
    box(end - 40, y + 10, 9, 9, { line: 'ink-soft', weight: 1.5 }),
    ...mark('cross', end - 22, y + 9, 'ink-soft', 11),
  ]
}

/** A small window above the program. */
export function dialog(title: string, x: number, y: number, width: number, height: number): Shape[] {
  return [
    box(x - 4, y - 1, width + 8, height + 8, { round: 11, fill: 'night-soft' }),
    ...frame(x, y, width, height),
    words(x + 12, y + 18.5, title, { bold: true }),
  ]
}
