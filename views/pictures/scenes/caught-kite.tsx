import { Bamboo, Cloud, Grass, Kite } from '../kit.tsx'

/** The kite is caught in the bamboo: something went wrong, and it can be got down. */
export function CaughtKiteScene() {
  return (
    <svg viewBox="0 0 320 240" aria-hidden="true">
      <circle className="p-sky-tint" cx="164" cy="112" r="104" />
      <Cloud x={136} y={20} scale={0.42} />
      <path className="p-mid" d="M10 214q80-30 150-24t150 22q-40 16-150 16T10 214z" />
      <Bamboo x={214} y={212} scale={0.92} />
      <path className="p-string" d="M126 96q-30 60-8 90t-44 34" />
      <Kite x={128} y={92} scale={0.74} turn={-30} />
      <Bamboo x={176} y={216} scale={0.7} />
      <Grass x={84} y={218} scale={0.8} />
      <Grass x={262} y={220} scale={0.7} />
    </svg>
  )
}
