import { thumbnail } from '../grids.ts'
import { cursor, mark, ring } from '../marks.ts'
import { at, button, heading } from '../parts.ts'
import { type Shape, words } from '../shapes.ts'
import { type Draw, dialog, programWindow } from '../window.ts'

const times = ['18:00', '18:10', '18:20', '18:30', '18:40', '18:50']

const look: Draw = (say, step) => [
  ...programWindow(say, 'picture.screenshots'),
  heading(say('picture.today')),
  ...times.flatMap((time, index) => {
    const [x, y] = [at.left + (index % 3) * 92, 78 + Math.floor(index / 3) * 84]
    return [
      ...thumbnail(x, y, 84, 56, index % 2 ? 'picture' : 'text'),
      words(x + 42, y + 71, time, { size: 12, paint: 'ink-soft', align: 'middle' }),
    ]
  }),
  ...ring(step, 125, 73, 277, 164),
]

const enlarge: Draw = (say, step) => [
  ...programWindow(say, 'picture.screenshots'),
  ...dialog('18:30', 84, 24, 252, 222),
  ...thumbnail(98, 64, 224, 134, 'picture'),
  ...turn(98, say('picture.previous'), 'left'),
  ...turn(238, say('picture.next'), 'right'),
  ...ring(step, 91, 57, 238, 148),
  cursor(312, 222),
]

function turn(x: number, label: string, to: 'left' | 'right'): Shape[] {
  return [
    ...button(x, 210, 84, '', 'plain'),
    ...mark(to, to === 'left' ? x + 6 : x + 64, 215, 'sky', 14),
    words(x + (to === 'left' ? 46 : 38), 226.5, label, { size: 12, bold: true, paint: 'sky', align: 'middle' }),
  ]
}

export const screenshotSteps: Draw[] = [look, enlarge]
