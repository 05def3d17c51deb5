import { cursor, kite, mark, ring } from '../marks.ts'
import { at, bars, button, field, heading } from '../parts.ts'
import { box, canvas, dot, points, type Shape, shape, words } from '../shapes.ts'
import { type Draw, desktop, dialog, frame, type PictureWords, programWindow } from '../window.ts'

const find: Draw = (say, step) => [
  ...desktop(),
  ...bareWindow(),
  ...taskbar(),
  box(288, 136, 108, 84, { round: 8, fill: 'surface', line: 'field-line', weight: 1.25 }),
  ...[304, 340].map(x => box(x, 150, 18, 18, { round: 5, fill: 'hill' })),
  ...kite(372, 147, 24),
  ...[304, 340].map(x => box(x, 188, 18, 18, { round: 5, fill: 'hill' })),
  ...mark('up', 311, 238, 'surface'),
  ...ring(step, 364, 140, 40, 38),
  cursor(386, 168),
  box(250, 98, 154, 26, { round: 6, fill: 'night' }),
  words(327, 115.5, say('picture.program'), { bold: true, paint: 'surface', align: 'middle' }),
]

const enter: Draw = (say, step) => [
  ...desktop(),
  ...taskbar(),
  ...kite(312, 236, 20),
  ...dialog(say('picture.open'), 80, 50, 260, 150),
  ...kite(96, 92, 42),
  words(152, 104, say('picture.password'), { paint: 'ink-soft' }),
  ...field(152, 112, 172, '• • • • • • • •'),
  ...button(252, 158, 72, say('picture.openButton')),
  ...ring(step, 144, 90, 188, 58),
  cursor(311, 171),
]

const main: Draw = (say, step) => [...programWindow(say, null), ...today(say), ...ring(step, 13, 42, 104, 211)]

/** How the computer was used today. */
export const today = (say: PictureWords): Shape[] => [
  heading(say('picture.today')),
  box(at.left, 74, 126, 82, { round: 8, fill: 'sky-tint' }),
  words(at.left + 14, 116, '1:40', { size: 30, bold: true, paint: 'sky-deep' }),
  words(at.left + 14, 140, say('picture.used'), { paint: 'ink-soft' }),
  box(264, 74, 134, 82, { round: 8, fill: 'mist' }),
  ...[34, 52, 22, 44, 60, 30, 48].map((height, day) =>
    box(274 + day * 17, 148 - height, 11, height, { round: 3, fill: day === 6 ? 'sky' : 'hill' }),
  ),
  words(at.left, 178, say('picture.mostUsed'), { bold: true }),
  ...[say('picture.learning'), say('picture.drawing'), say('picture.browser')].flatMap((name, index) => [
    words(at.left, 200 + index * 21, name),
    box(228, 191 + index * 21, 164, 10, { round: 5, fill: 'mist' }),
    box(228, 191 + index * 21, [140, 90, 46][index]!, 10, { round: 5, fill: 'sky' }),
  ]),
]

function bareWindow(): Shape[] {
  return [...frame(34, 26, 230, 150), ...bars(54, 74, 130, 180, 150, 90)]
}

function taskbar(): Shape[] {
  const top = 232
  return [
    box(0, top, canvas.width, canvas.height - top, { fill: 'night' }),
    ...[16, 46, 76].map(x => box(x, top + 10, 18, 18, { round: 4, fill: x === 16 ? 'sky' : 'ink-soft' })),
    shape(points('346 254 352 248 358 254 352 260'), { fill: 'night-soft' }),
    dot(340, 251, 0.5, { fill: 'night-soft' }),
    words(408, 255.5, '19:30', { paint: 'surface', align: 'right' }),
  ]
}

export const startSteps: Draw[] = [find, enter, main]
