import type { ReactNode } from 'react'

/** The shapes that all pictures are made of. Paints come from paints.css; lines are 2 px; distant things are paler. */
export function Paper({ id }: { id: string }) {
  return (
    <pattern id={id} width="120" height="120" patternUnits="userSpaceOnUse" patternTransform="rotate(19) scale(1.3)">
      <path
        className="p-grain"
        d="M8 14l5 2M34 6l1 4M61 21l6-2M97 9l3 4M20 44l1 1M48 50l6 3M83 41l5-1M110 52l2 4M11 78l4-3M39 86l1 5M70 74l5 3M101 84l4-2M26 108l5 1M58 104l1 1M88 112l3-4M116 101l2 2"
      />
    </pattern>
  )
}

/** Fish-scale tiles of an old town roof. */
export function Tiles({ id }: { id: string }) {
  return (
    <pattern id={id} width="14" height="14" patternUnits="userSpaceOnUse">
      <path className="p-clay" d="M0 0h14v14H0z" />
      <path className="p-tile" d="M0 0q7 9 14 0M-7 7q7 9 14 0M7 7q7 9 14 0" />
    </pattern>
  )
}

/** Breeze blocks: the pierced wall that lets the wind through a terrace. */
export function Breeze({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width="32"
      height="32"
      patternUnits="userSpaceOnUse"
      patternTransform="translate(1216 513) scale(.75)"
    >
      <path className="p-wall" d="M0 0h32v32H0z" />
      <path className="p-hole" d="M16 3q2 9 11 13q-9 4-11 13q-2-9-11-13q9-4 11-13z" />
      <path className="p-seam" d="M0 0h32M0 0v32" />
    </pattern>
  )
}

export function Cloud({ paint = 'p-white', ...place }: Place & { paint?: string }) {
  return (
    <path
      className={paint}
      transform={at(place)}
      d="M4 40a14 14 0 0 1 12-22 24 24 0 0 1 44-6 18 18 0 0 1 30 10 12 12 0 0 1 20 18z"
    />
  )
}

type Place = { x: number; y: number; scale?: number }

function at({ x, y, scale = 1 }: Place) {
  return `translate(${x} ${y}) scale(${scale})`
}

/** A town house under a tiled roof; `tiles` names the pattern of the picture it stands in. */
export function House({ tiles, ...place }: Place & { tiles: string }) {
  return (
    <g className="p-edge" transform={at(place)}>
      <path className="p-wall" d="M8 0h104v130H8z" />
      <path fill={`url(#${tiles})`} d="M-8 2q12-8 22-46h92q10 38 22 46z" />
      <path className="p-clay-deep" d="M8-48q52 8 104 0l-4 8H12z" />
      <path className="p-near" d="M24 22h22v34H24zM74 22h22v34H74z" />
      <path className="p-none" d="M35 22v34M85 22v34M24 39h22M74 39h22" />
    </g>
  )
}

/** A tube house: one room wide, three floors tall, a balcony on each. */
export function TubeHouse({ tiles, ...place }: Place & { tiles: string }) {
  return (
    <g className="p-edge" transform={at(place)}>
      <path className="p-sand" d="M0 0h66v200H0z" />
      <path fill={`url(#${tiles})`} d="M-6 2l14-28h50l14 28z" />
      <path className="p-near" d="M22 16h22v34H22zM22 82h22v34H22z" />
      <path className="p-wall" d="M-5 50h76v18H-5zM-5 116h76v18H-5z" />
      <path className="p-none" d="M10 50v18M25 50v18M41 50v18M56 50v18M10 116v18M25 116v18M41 116v18M56 116v18" />
    </g>
  )
}

export function Palm(place: Place) {
  return (
    <g transform={at(place)}>
      <path className="p-trunk" d="M0 0q4-60 0-118" />
      <path
        className="p-leaf-deep"
        d="M0-118q-30-22-48 10q26-14 48-10zM0-118q30-22 48 10q-26-14-48-10zM0-118q-20-38-44-26q30 0 44 26zM0-118q20-38 44-26q-30 0-44 26zM0-118q-8-34 4-46q10 16-4 46z"
      />
    </g>
  )
}

export function Bamboo(place: Place) {
  return (
    <g className="p-edge" transform={at(place)}>
      <path className="p-leaf" d="M-5 0l2-200h7l1 200zM14 0l7-164h6l-3 164z" />
      <path className="p-none" d="M-4-50h9M-4-100h8M-3-150h7M16-42h9M18-84h8M20-126h7" />
      <path
        className="p-leaf-deep"
        d="M2-150q34-26 54-10q-28 16-54 10zM-2-176q-34-22-54-4q30 16 54 4zM3-198q22-36 48-30q-14 30-48 30zM-2-100q-28-24-48-10q24 18 48 10zM24-126q28-22 46-8q-22 16-46 8zM22-164q16-32 40-28q-12 26-40 28z"
      />
    </g>
  )
}

export function Pot(place: Place) {
  return (
    <g className="p-edge" transform={at(place)}>
      <path
        className="p-leaf-deep"
        d="M0-40q-8-34-34-36q4 30 34 36zM0-40q8-34 34-36q-4 30-34 36zM0-40q-16-34 0-60q16 26 0 60z"
      />
      <path className="p-clay" d="M-20-32h40l-6 32h-28z" />
      <path className="p-clay-deep" d="M-24-42h48v10h-48z" />
    </g>
  )
}

/** The kite, the brightest shape of a picture. Its string starts where the two sticks cross, at 7, 4. */
export function Kite({ x, y, scale = 1, turn = 0 }: { x: number; y: number; scale?: number; turn?: number }) {
  return (
    <g className="p-edge" transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <path className="p-none" d="M-26 66q-28 6-26 30t-22 34M-24 68q2 26 24 36t22 42" />
      <path className="p-kite" d="M-74 130l-16 2 8-16zM22 146l18 6-12 13z" />
      <path className="p-kite" d="M34-76L-56-16-24 68z" />
      <path className="p-kite-deep" d="M34-76L62 30-24 68z" />
      <path className="p-none" d="M-56-16Q4-8 62 30" />
    </g>
  )
}

export function Phone({ x, y, turn = 0, children }: { x: number; y: number; turn?: number; children?: ReactNode }) {
  return (
    <g className="p-edge" transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect className="p-night" x="-56" y="-100" width="112" height="200" rx="16" />
      <rect className="p-white" x="-48" y="-92" width="96" height="184" rx="9" />
      <path className="p-none" d="M-10-85h20" />
      {children}
    </g>
  )
}

export function Grass({ x, y, scale }: Place) {
  return (
    <path
      className="p-leaf-deep"
      transform={at({ x, y, scale })}
      d="M0 0q-2-16-12-22 2 12 4 22zM4 0q-2-20 2-32 6 14 4 32zM12 0q2-14 12-18-2 10-6 18z"
    />
  )
}
