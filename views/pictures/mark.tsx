import { brand } from '../../src/shared/brand.ts'

/** A diamond kite with a two-point tail: four shapes, leaning into the wind. The favicon and app icons repeat it. */
export const markShapes = {
  left: 'M18.8 1.5L5.9 11.6l6 11.7z',
  right: 'M20.4 1.9L27 14.1 13.5 23.4z',
  tailLeft: 'M11.5 24.8L5.3 27l2.1 3.5z',
  tailRight: 'M13.1 25l4.7 1.2-.9 4.3z',
} as const

export function Mark({ size = 32, tone = 'two' }: { size?: number; tone?: 'one' | 'two' }) {
  return (
    <svg className={`mark mark-${tone}`} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path className="mark-light" d={markShapes.left} />
      <path className="mark-deep" d={markShapes.right} />
      <path className="mark-light" d={markShapes.tailLeft} />
      <path className="mark-deep" d={markShapes.tailRight} />
    </svg>
  )
}

export function Logo({ tone = 'two' }: { tone?: 'one' | 'two' }) {
  return (
    <span className="logo">
      <Mark size={30} tone={tone} />
      <span className="logo-name">{brand.name}</span>
    </span>
  )
}
