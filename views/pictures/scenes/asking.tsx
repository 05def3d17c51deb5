import { Cloud, Grass, Phone } from '../kit.tsx'

/** The phone of a child, which asks for a little more time, and the answer that comes down the string. */
export function AskingScene() {
  return (
    <svg viewBox="0 0 400 240" aria-hidden="true">
      <path className="p-sky-tint" d="M0 0h400v240H0z" />
      <Cloud x={42} y={36} scale={0.8} />
      <Cloud x={292} y={26} scale={0.6} />
      <path className="p-mid" d="M0 204q110-38 220-14t180-18v68H0z" />
      <Phone x={150} y={122} turn={4}>
        <path className="p-bar" d="M-32-60h64M-32-42h40" />
        <circle className="p-ring" cx="0" cy="2" r="24" />
        <path className="p-ring-part" d="M0-22a24 24 0 0 1 24 24" />
        <path className="p-none" d="M0-12v28M-14 2h28" />
        <path className="p-bar-part" d="M-32 56h64" />
      </Phone>
      <g className="p-edge">
        <path className="p-none" d="M196 150q60 20 96-46" />
        <path className="p-kite" d="M306 40l-26 34 20 46z" />
        <path className="p-kite-deep" d="M306 40l30 30-36 50z" />
        <path className="p-none" d="M280 74q26 2 56-4M300 120q-12 12-2 24t-6 22" />
        <path className="p-white" d="M300 168h52q8 0 8 8v20q0 8-8 8h-52q-8 0-8-8v-20q0-8 8-8z" />
        <path className="p-none" d="M312 186l8 8 16-16" />
      </g>
      <Grass x={60} y={216} />
      <Grass x={226} y={220} scale={0.8} />
    </svg>
  )
}
