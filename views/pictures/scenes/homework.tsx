import { Cloud, Grass, Kite } from '../kit.tsx'

/** A child does homework on the mat while points rise along the string to the kite. */
export function HomeworkScene() {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true">
      <path className="p-sky-tint" d="M0 0h480v360H0z" />
      <circle className="p-sun" cx="118" cy="104" r="54" />
      <Cloud x={34} y={52} scale={0.9} />
      <Cloud x={252} y={34} scale={0.7} />
      <path className="p-far" d="M0 236q110-52 220-22t260-28v174H0z" />
      <path className="p-mid" d="M0 276q130-34 250-10t230-18v112H0z" />
      <path className="p-string" d="M204 284Q310 262 392 96" />
      <g className="p-edge">
        <circle className="p-white" cx="264" cy="257" r="13" />
        <circle className="p-white" cx="304" cy="224" r="15" />
        <circle className="p-white" cx="341" cy="181" r="17" />
        <path className="p-none" d="M259 257l4 4 7-8M298 224l5 5 8-10M334 181l6 6 9-12" />
      </g>
      <Kite x={394} y={90} scale={0.62} turn={10} />
      <g className="p-edge">
        <path className="p-clay" d="M50 316l42-34h230l40 34z" />
        <path className="p-night" d="M88 316q-6 0-4-6 6-22 42-22h56q36 0 42 22 2 6-4 6z" />
        <path className="p-sky" d="M112 300q-6-54 16-68 26-12 52 0 22 14 16 68-42 8-84 0z" />
        <path className="p-skin" d="M146 206h16v22q-8 8-16 0z" />
        <path className="p-skin" d="M126 180a28 28 0 0 1 56 0q0 30-28 30t-28-30z" />
        <path className="p-hair" d="M124 184q-6-38 32-36 34 4 28 34-16-4-22-16-12 16-38 18z" />
        <path className="p-none" d="M139 189q4 3 8 0M161 189q4 3 8 0M149 199q5 4 10 0" />
        <path className="p-white" d="M102 276q28-12 52 2 24-14 52-2v18q-28-10-52 2-24-12-52-2z" />
        <path className="p-none" d="M154 278v18M112 282q16-4 32 2M164 284q16-6 32-2" />
        <path className="p-skin" d="M100 262l-4 18q0 12 14 10 8-4 2-12l2-14zM208 262l4 18q0 12-14 10-8-4-2-12l-2-14z" />
        <path className="p-sky" d="M126 234q-24 4-30 32l20 4q4-10 12-16zM182 234q24 4 30 32l-20 4q-4-10-12-16z" />
      </g>
      <Grass x={30} y={330} />
      <Grass x={420} y={326} scale={1.1} />
    </svg>
  )
}
