import { Kite, Pot } from '../kit.tsx'

/** A desk by the window: a laptop, a clock, and the kite waiting on the wall. */
export function DeskScene() {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true">
      <path className="p-sky-tint" d="M0 0h480v360H0z" />
      <g className="p-edge">
        <path className="p-wall" d="M54 34h190v166H54z" />
        <path className="p-sky-tint" d="M66 46h78v142H66zM154 46h78v142h-78z" />
        <path className="p-mid" d="M66 150q40-24 78-8v46H66zM154 144q40-14 78 6v38h-78z" />
      </g>
      <circle className="p-sun" cx="196" cy="86" r="24" />
      <Kite x={352} y={92} scale={0.62} turn={14} />
      <g className="p-edge">
        <path className="p-sand" d="M22 276h436v22H22z" />
        <path className="p-sand-deep" d="M52 298h26v62H52zM402 298h26v62h-26z" />
        <path className="p-night" d="M168 160h148q8 0 8 8v92H160v-92q0-8 8-8z" />
        <path className="p-white" d="M172 172h140v78H172z" />
        <path className="p-near" d="M140 260h204l10 16H130z" />
        <circle className="p-white" cx="394" cy="238" r="36" />
        <path className="p-none" d="M394 214v24l16 10M372 272l-6 6M416 272l6 6" />
      </g>
      <path className="p-bar" d="M188 192h62M188 212h92M188 232h46" />
      <path className="p-bar-part" d="M188 192h38M188 212h68M188 232h18" />
      <Pot x={88} y={276} scale={1.1} />
    </svg>
  )
}
