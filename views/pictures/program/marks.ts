import { box, dot, line, type Paint, points, type Shape, shape, words } from './shapes.ts'

/** The kite of the product, as in mark.tsx. */
export function kite(x: number, y: number, size: number): Shape[] {
  const part = (corners: string, fill: Paint) => shape(points(corners, x, y, size / 32), { fill })
  return [
    part('19.6 0.6 4.3 10.9 11.3 23.7', 'kite'),
    part('21.2 1.2 28.4 14 13 23.7', 'kite-strong'),
    part('11 25.2 3.6 27 7 31.6', 'kite'),
    part('12.9 25.3 19.3 26.2 17.7 31.6', 'kite-strong'),
  ]
}

/** Icons on a grid of 16. */
const strokes = {
  check: ['3 8.5 6.5 12 13 4.5'],
  cross: ['4 4 12 12', '12 4 4 12'],
  up: ['3.5 10 8 5.5 12.5 10'],
  down: ['3.5 6 8 10.5 12.5 6'],
  left: ['10 3.5 5.5 8 10 12.5'],
  right: ['6 3.5 10.5 8 6 12.5'],
  plus: ['8 3 8 13', '3 8 13 8'],
  minus: ['3 8 13 8'],
  search: ['10.5 10.5 14 14'],
  clock: ['8 4.5 8 8 10.5 9.5'],
  reload: ['13 8 11.5 4.5 8 3 4.5 4.5 3 8 4.5 11.5 8 13 11 12', '13.5 4.5 13 8 9.5 7.5'],
  folder: ['2 4 6.5 4 8 6 14 6 14 13 2 13 2 4'],
  eye: ['1.5 8 4.5 4.8 8 3.8 11.5 4.8 14.5 8 11.5 11.2 8 12.2 4.5 11.2 1.5 8'],
  camera: ['2 5 5 5 6 3.5 10 3.5 11 5 14 5 14 12.5 2 12.5 2 5'],
  power: ['8 2 8 8', '5 4.2 3.2 7 3.6 10.4 6 12.8 10 12.8 12.4 10.4 12.8 7 11 4.2'],
} as const
const rings: Partial<Record<MarkName, readonly [x: number, y: number, radius: number]>> = {
  search: [6.75, 6.75, 4.75],
  clock: [8, 8, 6.25],
  eye: [8, 8, 2],
  camera: [8, 8.75, 2.25],
}

export type MarkName = keyof typeof strokes

export function mark(name: MarkName, x: number, y: number, paint: Paint, size = 16): Shape[] {
  const ring = rings[name]
  const scale = size / 16
  return [
    ...strokes[name].map(stroke => line(points(stroke, x, y, scale), paint)),
    ...(ring ? [dot(x + ring[0] * scale, y + ring[1] * scale, ring[2] * scale, { line: paint, weight: 1.75 })] : []),
  ]
}

export function cursor(x: number, y: number): Shape {
  return shape(points('0 0 0 17 4.5 13 7.5 19.5 10.5 18 7.5 12 13 11.5', x, y), {
    fill: 'ink',
    line: 'surface',
    weight: 1.25,
  })
}

/** A bright frame with the number of the step, around the element that the step is about. */
export function ring(step: number, x: number, y: number, width: number, height: number): Shape[] {
  return [
    box(x, y, width, height, { round: 9, line: 'kite', weight: 2.5 }),
    dot(x + width - 2, y + 1, 11, { fill: 'kite-strong', line: 'surface', weight: 2 }),
    words(x + width - 2, y + 5.5, String(step), { size: 12.5, bold: true, paint: 'surface', align: 'middle' }),
  ]
}
