import { brand } from '../../src/shared/brand.ts'

/** A diamond kite with a two-point tail: four shapes, leaning into the wind. The favicon and app icons repeat it. */
export const markShapes = {
  left: 'M19.6.6L4.3 10.9l7 12.8z',
  right: 'M21.2 1.2L28.4 14 13 23.7z',
  tailLeft: 'M11 25.2L3.6 27l3.4 4.6z',
  tailRight: 'M12.9 25.3l6.4.9-1.6 5.4z',
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
