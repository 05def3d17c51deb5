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
      <path className="p-string" d="M186 236Q300 236 392 96" />
      <g className="p-edge">
        <circle className="p-white" cx="246" cy="226" r="13" />
        <circle className="p-white" cx="298" cy="196" r="15" />
        <circle className="p-white" cx="346" cy="152" r="17" />
        <path className="p-none" d="M241 226l4 4 7-8M292 196l5 5 8-10M339 152l6 6 9-12" />
      </g>
      <Kite x={394} y={90} scale={0.62} turn={10} />
      <g className="p-edge">
        <path className="p-clay" d="M50 316l42-34h230l40 34z" />
        <path className="p-sky" d="M112 304q-10-62 20-78 26-10 46 6 18 22 16 60-8 16-82 12z" />
        <path className="p-skin" d="M146 206h16v22q-9 6-16 0z" />
        <path className="p-skin" d="M126 180a28 28 0 0 1 56 0q0 30-28 30t-28-30z" />
        <path className="p-hair" d="M124 184q-6-38 32-36 34 4 28 34-16-4-22-16-12 16-38 18z" />
        <path className="p-skin" d="M176 246l30 24q8 4 4 10t-12 2l-34-18z" />
        <path className="p-white" d="M186 288q32-14 56 0 24-14 56 0v12q-32-12-56 0-24-12-56 0z" />
        <path className="p-none" d="M242 288v12M200 288q16-5 30 0M254 288q16-5 30 0" />
        <path className="p-night" d="M96 304q30-20 94-6 10 8 4 14H100z" />
      </g>
      <Grass x={30} y={330} />
      <Grass x={420} y={326} scale={1.1} />
    </svg>
  )
}
