import { calendar } from '../grids.ts'
import { cursor, mark, ring } from '../marks.ts'
import { at, field, heading, row, rowsFrom, tabs } from '../parts.ts'
import { box, type Shape, words } from '../shapes.ts'
import { type Draw, type MenuItem, type PictureWords, programWindow } from '../window.ts'

const sites = [
  ['hoctoan.example.vn', '19:05', 25],
  ['thuvien.example.vn', '18:40', 15],
  ['vetranh.example.vn', '18:12', 20],
  ['nhac.example.vn', '17:58', 10],
] as const

/** Rows of a history: the name, the time, the duration. */
function lines(say: PictureWords, top: number, entries: readonly (readonly [string, string, number])[]): Shape[] {
  return rowsFrom(
    top,
    entries.map(
      ([text, under, minutes]) =>
        (y: number) =>
          row(y, {
            text,
            under,
            right: [
              words(388, y + 20.5, say('picture.minutes', { count: minutes }), {
                size: 12,
                paint: 'ink-soft',
                align: 'right',
              }),
            ],
          }),
    ),
  )
}

/** The button with the day that is shown, which opens the choice of another. */
function dayChooser(date: string): Shape[] {
  return [
    box(286, 45, 112, 26, { round: 6, fill: 'surface', line: 'field-line', weight: 1 }),
    words(296, 62.5, date),
    ...mark('down', 376, 51, 'ink-soft', 14),
  ]
}

const view: Draw = (say, step) => [
  ...programWindow(say, 'picture.webHistory'),
  heading(say('picture.today')),
  ...dayChooser('21/11/2026'),
  ...lines(say, 82, sites),
  ...ring(step, 125, 78, 277, 153),
]

const viewOfDay =
  (item: MenuItem, day: number, title: (say: PictureWords) => Shape[], top: number): Draw =>
  (say, step) => [
    ...programWindow(say, item),
    ...title(say),
    ...lines(say, top, sites.slice(0, 4 - Math.floor((top - 82) / 37))),
    ...calendar(234, 74, say('picture.weekdays'), day),
    ...dayChooser(`${day}/11/2026`),
    ...ring(step, 280, 41, 122, 34),
    cursor(380, 60),
  ]

const kinds = (open: number) => (say: PictureWords) => [
  ...programWindow(say, 'picture.history'),
  ...tabs(44, [say('picture.websites'), say('picture.software')], open),
]

const websites: Draw = (say, step) => [
  ...kinds(0)(say),
  ...lines(say, 82, sites),
  ...ring(step, 128, 42, 138, 32),
  cursor(250, 62),
]

const programs = (say: PictureWords) =>
  [
    [say('picture.learning'), '18:30', 40],
    [say('picture.drawing'), '17:45', 35],
    [say('picture.music'), '17:20', 15],
  ] as const

const software: Draw = (say, step) => [
  ...kinds(1)(say),
  ...lines(say, 82, programs(say)),
  ...ring(step, 262, 42, 138, 32),
  cursor(384, 62),
]

const search: Draw = (say, step) => [
  ...kinds(1)(say),
  ...field(at.left, 80, at.width, say('picture.drawing'), 'search'),
  ...lines(say, 118, programs(say).slice(1, 2)),
  ...ring(step, 125, 75, 277, 36),
  cursor(234, 94),
]

export const webHistorySteps: Draw[] = [
  view,
  viewOfDay('picture.webHistory', 18, say => [heading(say('picture.chooseDay'))], 82),
]
export const historySteps: Draw[] = [
  websites,
  software,
  search,
  viewOfDay('picture.history', 15, say => [heading(say('picture.chooseDay'))], 82),
]
