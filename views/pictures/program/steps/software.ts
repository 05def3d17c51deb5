import { cursor, mark, ring } from '../marks.ts'
import { at, button, checkbox, field, row, rowsFrom, tabs } from '../parts.ts'
import { type Shape, words } from '../shapes.ts'
import { type Draw, type PictureWords, programWindow } from '../window.ts'
import { hoursPage } from './hours.ts'

/** The software page, open at one of its three lists. */
function page(say: PictureWords, list: number): Shape[] {
  const lists = [say('picture.allowed'), say('picture.blocked'), say('picture.running')]
  return [...programWindow(say, 'picture.software'), ...tabs(44, lists, list)]
}

const buttonAt = 312

const allow: Draw = (say, step) => [
  ...page(say, 1),
  ...rowsFrom(82, [
    y => row(y, { text: say('picture.racing'), badge: 'rose-tint' }),
    y =>
      row(y, {
        text: say('picture.drawing'),
        chosen: true,
        right: button(buttonAt, y + 4, 80, say('picture.allow')),
      }),
    y => row(y, { text: say('picture.chat'), badge: 'rose-tint' }),
    y => row(y, { text: say('picture.music') }),
  ]),
  ...ring(step, 307, 117, 90, 36),
  cursor(383, 139),
]

const disallow: Draw = (say, step) => [
  ...page(say, 0),
  ...rowsFrom(82, [
    y => row(y, { text: say('picture.learning'), right: mark('check', 372, y + 8, 'leaf') }),
    y => row(y, { text: say('picture.drawing'), right: mark('check', 372, y + 8, 'leaf') }),
    y =>
      row(y, {
        text: say('picture.racing'),
        badge: 'rose-tint',
        chosen: true,
        right: button(buttonAt, y + 4, 80, say('picture.block'), 'danger'),
      }),
    y => row(y, { text: say('picture.browser'), right: mark('check', 372, y + 8, 'leaf') }),
  ]),
  ...ring(step, 307, 154, 90, 36),
  cursor(383, 176),
]

const allowRunning: Draw = (say, step) => [
  ...page(say, 2),
  ...rowsFrom(82, [
    y => row(y, { text: say('picture.learning'), chosen: true, right: checkbox(372, y + 8, true) }),
    y => row(y, { text: say('picture.browser'), chosen: true, right: checkbox(372, y + 8, true) }),
    y => row(y, { text: say('picture.racing'), badge: 'rose-tint', right: checkbox(372, y + 8, false) }),
  ]),
  ...button(222, 206, 176, say('picture.allowChosen')),
  ...ring(step, 362, 79, 36, 74),
  cursor(388, 220),
]

const setHours: Draw = (say, step) => [
  ...hoursPage(say, 'picture.software', say('picture.drawing')),
  ...ring(step, 184, 182, 206, 42),
  cursor(304, 206),
]

const reload: Draw = (say, step) => [
  ...page(say, 0),
  ...field(at.left, 78, 226, '', 'search'),
  ...button(366, 79, 32, '', 'plain'),
  ...mark('reload', 374, 83, 'sky'),
  words(at.left, 124, say('picture.scanning'), { paint: 'ink-soft' }),
  ...rowsFrom(134, [
    y => row(y, { text: say('picture.music'), chosen: true, right: mark('plus', 372, y + 8, 'sky') }),
    y => row(y, { text: say('picture.learning') }),
    y => row(y, { text: say('picture.drawing') }),
  ]),
  ...ring(step, 360, 74, 42, 34),
  cursor(388, 97),
]

const search: Draw = (say, step) => [
  ...page(say, 0),
  ...field(at.left, 78, at.width, say('picture.drawing').slice(0, 2), 'search'),
  words(at.left, 126, say('picture.found'), { paint: 'ink-soft' }),
  ...row(136, { text: say('picture.drawing'), chosen: true, right: mark('check', 372, 144, 'leaf') }),
  ...ring(step, 125, 73, 277, 36),
  cursor(200, 92),
]

export const softwareSteps: Draw[] = [allow, disallow, allowRunning, setHours, reload, search]
