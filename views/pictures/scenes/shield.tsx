import { Cloud, Grass, Window } from '../kit.tsx'

/** A shield made of kite paper stands before an open page. */
export function ShieldScene() {
  return (
    <svg viewBox="0 0 400 240" aria-hidden="true">
      <path className="p-sky-tint" d="M0 0h400v240H0z" />
      <Cloud x={26} y={34} scale={0.7} />
      <Cloud x={300} y={66} scale={0.6} />
      <path className="p-mid" d="M0 196q110-40 210-14t190-16v74H0z" />
      <Window x={92} y={50} width={216} height={140} />
      <path className="p-bar" d="M112 92h66M112 110h44M112 128h56M112 158h40M258 92h32M266 110h24" />
      <g className="p-edge">
        <path className="p-none" d="M219 204q-16 6-14 18t-16 14M221 204q16 2 18 14t20 8" />
        <path className="p-kite" d="M220 66l-56 18v46q0 48 56 76z" />
        <path className="p-kite-deep" d="M220 66l56 18v46q0 48-56 76z" />
        <path className="p-none" d="M164 110q56 14 112 0" />
        <path className="p-kite" d="M189 236l-15-2 9-11zM259 226l14-7 1 14z" />
      </g>
      <Grass x={60} y={214} />
      <Grass x={328} y={210} scale={0.8} />
    </svg>
  )
}
