import { timeGrid } from '../grids.ts'
import { cursor, ring } from '../marks.ts'
import { at, button, field, heading, toggle } from '../parts.ts'
import { type Shape, words } from '../shapes.ts'
import { type Draw, type MenuItem, type PictureWords, programWindow } from '../window.ts'

type Filled = readonly (readonly [from: number, until: number])[]

const afterSchool: Filled = [...Array.from({ length: 4 }, () => [6, 7] as const), [5, 7], [1, 7], [1, 6]]

/** The page with the allowed hours of a program or website. */
export function hoursPage(say: PictureWords, item: MenuItem, name: string): Shape[] {
  return [...programWindow(say, item), ...allowedHours(say, name)]
}

export function allowedHours(say: PictureWords, name: string): Shape[] {
  return [
    heading(say('picture.hoursOf', { name })),
    ...timeGrid(76, say('picture.weekdays'), afterSchool),
    ...button(318, 228, 80, say('picture.save')),
  ]
}

const choose: Draw = (say, step) => [
  ...freeTime(say, false),
  ...timeGrid(110, say('picture.weekdays'), []),
  ...ring(step, 123, 72, 213, 34),
  cursor(318, 93),
]

const switchOn: Draw = (say, step) => [
  ...freeTime(say, true),
  ...timeGrid(110, say('picture.weekdays'), [...Array.from({ length: 5 }, () => [6, 7] as const), [4, 7], [4, 7]]),
  ...ring(step, 352, 72, 48, 34),
  cursor(382, 96),
]

function freeTime(say: PictureWords, isOn: boolean): Shape[] {
  return [
    ...programWindow(say, 'picture.hours'),
    heading(say(isOn ? 'picture.freeOn' : 'picture.hours')),
    words(at.left, 94, say('picture.freeFrom'), { paint: 'ink-soft' }),
    ...field(at.left + 38, 76, 58, '18:00'),
    words(235, 94, say('picture.freeUntil'), { paint: 'ink-soft' }),
    ...field(272, 76, 58, '20:00'),
    ...toggle(359, 80, isOn),
  ]
}

export const hoursSteps: Draw[] = [choose, switchOn]
