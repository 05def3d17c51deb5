import { Grass, Kite } from '../kit.tsx'

/** The kite rests on the ground: nothing here yet. */
export function RestingKiteScene() {
  return (
    <svg viewBox="0 0 240 180" aria-hidden="true">
      <circle className="p-sky-tint" cx="120" cy="86" r="78" />
      <path className="p-mid" d="M8 158q56-34 112-30t112 24q-20 16-112 16T8 158z" />
      <path className="p-string" d="M136 106q40 60 60 40t-14-10 20 22" />
      <Kite x={122} y={92} scale={0.72} turn={62} />
      <g className="p-edge">
        <path className="p-sand-deep" d="M196 146h14v18h-14z" />
        <path className="p-clay-deep" d="M192 142h22v5h-22zM192 162h22v5h-22z" />
      </g>
      <Grass x={66} y={166} scale={0.8} />
      <Grass x={150} y={168} scale={0.6} />
    </svg>
  )
}
