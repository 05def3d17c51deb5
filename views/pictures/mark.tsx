import { brand } from '../../src/shared/brand.ts'
import { markShapes } from './mark-shapes.ts'

export function Mark({ size }: { size: number }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path className="mark-light" d={markShapes.left} />
      <path className="mark-deep" d={markShapes.right} />
      <path className="mark-light" d={markShapes.tailLeft} />
      <path className="mark-deep" d={markShapes.tailRight} />
    </svg>
  )
}

export function Logo() {
  return (
    <span className="logo">
      <Mark size={30} />
      <span className="logo-name">{brand.name}</span>
    </span>
  )
}
