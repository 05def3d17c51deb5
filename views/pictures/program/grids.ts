import { mark } from './marks.ts'
import { at } from './parts.ts'
import { box, points, type Shape, shape, words } from './shapes.ts'

const days = 7
const hours = 8

/** A week of hours. Each day names its filled cells, as `from-until` of eight. */
export function timeGrid(y: number, weekdays: string, filled: readonly (readonly [from: number, until: number])[]) {
  const cell = { width: 28.5, height: 17 }
  const left = at.left + 30
  const heads = Array.from({ length: hours }, (_, hour) =>
    words(left + hour * cell.width + 1, y + 8, String(6 + hour * 2), { size: 10, paint: 'ink-soft' }),
  )
  const rows = weekdays
    .split(' ')
    .slice(0, days)
    .flatMap((day, row) => {
      const top = y + 13 + row * (cell.height + 2)
      const [from, until] = filled[row] ?? [0, 0]
      return [
        words(at.left, top + 13, day, { size: 11, paint: 'ink-soft' }),
        ...Array.from({ length: hours }, (_, hour) =>
          box(left + hour * cell.width, top, cell.width - 2, cell.height, {
            round: 3,
            fill: hour >= from && hour < until ? 'sky' : 'mist',
          }),
        ),
      ]
    })
  return [...heads, ...rows]
}

/** Five weeks of a month, with one day chosen. */
export function calendar(x: number, y: number, weekdays: string, chosen: number): Shape[] {
  const step = 21
  return [
    box(x, y, 7 * step + 16, 142, { round: 8, fill: 'surface', line: 'field-line', weight: 1.25 }),
    ...mark('left', x + 10, y + 7, 'ink-soft', 14),
    words(x + 8 + 3.5 * step, y + 19, '11 / 2026', { bold: true, align: 'middle' }),
    ...mark('right', x + 7 * step - 8, y + 7, 'ink-soft', 14),
    ...weekdays
      .split(' ')
      .map((day, column) =>
        words(x + 8 + (column + 0.5) * step, y + 38, day, { size: 10, paint: 'ink-soft', align: 'middle' }),
      ),
    ...Array.from({ length: 30 }, (_, index) => day(x + 8, y + 44, step, index + 1, index + 1 === chosen)).flat(),
  ]
}

/** A cell of the calendar, in a month that begins on a Sunday. */
function day(x: number, y: number, step: number, number: number, isChosen: boolean): Shape[] {
  const place = number + 5
  const [column, week] = [place % 7, Math.floor(place / 7)]
  const [middle, top] = [x + (column + 0.5) * step, y + week * 15.5]
  return [
    ...(isChosen ? [box(middle - 9.5, top, 19, 15.5, { round: 5, fill: 'sky' })] : []),
    words(middle, top + 11.7, String(number), {
      size: 11,
      bold: isChosen,
      paint: isChosen ? 'surface' : 'ink',
      align: 'middle',
    }),
  ]
}

/** A picture of a screen, small: some window, some text or a drawing. */
export function thumbnail(x: number, y: number, width: number, height: number, kind: 'text' | 'picture'): Shape[] {
  const inner = { x: x + width * 0.14, y: y + height * 0.2, width: width * 0.72, height: height * 0.62 }
  const { x: left, y: top, width: wide, height: high } = inner
  return [
    box(x, y, width, height, { round: 5, fill: 'hill' }),
    box(left, top, wide, high, { round: 3, fill: 'surface' }),
    ...(kind === 'text'
      ? [0.7, 0.5, 0.6].map((part, index) =>
          box(left + wide * 0.1, top + high * (0.2 + 0.24 * index), wide * part, high * 0.1, { fill: 'line' }),
        )
      : [
          shape(
            points('0.1 0.9 0.4 0.35 0.6 0.65 0.72 0.5 0.95 0.9').map(([px, py]) => [
              left + px * wide,
              top + py * high,
            ]),
            {
              fill: 'sky',
            },
          ),
          box(left + wide * 0.7, top + high * 0.14, high * 0.22, high * 0.22, { round: high * 0.11, fill: 'hill' }),
        ]),
  ]
}
