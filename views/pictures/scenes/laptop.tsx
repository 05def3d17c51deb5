import { Pot } from '../kit.tsx'

/** A desk with a laptop and a clock, and the kite on its screen. */
export function LaptopScene() {
  return (
    <svg viewBox="0 0 400 240" aria-hidden="true">
      <path className="p-sky-tint" d="M0 0h400v240H0z" />
      <circle className="p-sun" cx="96" cy="84" r="50" />
      <path className="p-far" d="M0 170q80-36 160-14t240-20v104H0z" />
      <g className="p-edge">
        <path className="p-night" d="M128 66q0-10 10-10h136q10 0 10 10v96H128z" />
        <path className="p-white" d="M136 66h140v88H136z" />
        <path className="p-mid" d="M136 66h140v16H136z" />
        <path className="p-dots" d="M145 74h0M154 74h0M163 74h0" />
        <path className="p-sand" d="M108 162h196l12 14H96z" />
        <path className="p-kite" d="M236 98l-12 18 12 20z" />
        <path className="p-kite-deep" d="M236 98l14 16-14 22z" />
        <path className="p-none" d="M236 136q-4 8 2 12" />
        <circle className="p-white" cx="342" cy="146" r="28" />
        <path className="p-none" d="M342 128v18l12 8M324 172l-6 8M360 172l6 8" />
        <path className="p-clay" d="M20 178h360v12H20z" />
        <path className="p-clay-deep" d="M44 190h14v50H44zM342 190h14v50h-14z" />
      </g>
      <path className="p-bar" d="M150 100h54M150 116h40M150 132h48" />
      <Pot x={66} y={178} scale={0.8} />
    </svg>
  )
}
