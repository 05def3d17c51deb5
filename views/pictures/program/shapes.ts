/** A token of tokens.css, by its role. */
export type Paint =
  | 'ink'
  | 'ink-soft'
  | 'paper'
  | 'surface'
  | 'mist'
  | 'hill'
  | 'line'
  | 'field-line'
  | 'sky'
  | 'sky-deep'
  | 'sky-tint'
  | 'kite'
  | 'kite-strong'
  | 'leaf'
  | 'leaf-tint'
  | 'rose'
  | 'rose-tint'
  | 'night'
  | 'night-soft'

type Painted = { fill?: Paint; line?: Paint; weight?: number }
type Point = readonly [x: number, y: number]
export type Box = Painted & { kind: 'box'; x: number; y: number; width: number; height: number; round: number }
export type Path = Painted & { kind: 'path'; points: readonly Point[]; closed: boolean }
export type Words = {
  kind: 'words'
  x: number
  /** The y of the base line. */
  y: number
  text: string
  size: number
  paint: Paint
  bold: boolean
  align: 'left' | 'middle' | 'right'
}

/** The shapes of a drawing: few enough that it can be an SVG on a page and native shapes on a slide. */
export type Shape = Box | Path | Words

/** Every drawing of the guide has this size. */
export const canvas = { width: 420, height: 270 } as const

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  { round = 0, ...painted }: Painted & { round?: number },
): Box {
  return { kind: 'box', x, y, width, height, round, ...painted }
}

export function dot(x: number, y: number, radius: number, painted: Painted): Box {
  return box(x - radius, y - radius, 2 * radius, 2 * radius, { round: radius, ...painted })
}

/** The points of `'0 0 4 8'`, moved to a place and scaled. */
export function points(coordinates: string, x = 0, y = 0, scale = 1): Point[] {
  const numbers = coordinates.split(' ').map(Number)
  return numbers.flatMap((each, at) => (at % 2 ? [[x + numbers[at - 1]! * scale, y + each * scale] as const] : []))
}

export function line(points: readonly Point[], paint: Paint, weight = 1.75): Path {
  return { kind: 'path', points, closed: false, line: paint, weight }
}

export function shape(points: readonly Point[], painted: Painted): Path {
  return { kind: 'path', points, closed: true, ...painted }
}

type Look = { size?: number; paint?: Paint; bold?: boolean; align?: Words['align'] }

export function words(x: number, y: number, text: string, look: Look = {}): Words {
  return { kind: 'words', x, y, text, size: 12.5, paint: 'ink', bold: false, align: 'left', ...look }
}
