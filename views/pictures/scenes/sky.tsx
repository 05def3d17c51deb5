import { useId } from 'react'
import { Cloud, House, Kite, Palm, Tiles } from '../kit.tsx'

/** Far hills, a few clouds and one kite: the ground behind a form, which covers its middle. */
export function SkyScene() {
  const tiles = useId()
  return (
    <svg viewBox="0 0 1600 640" aria-hidden="true">
      <defs>
        <Tiles id={tiles} />
      </defs>
      <Cloud x={120} y={190} scale={1.1} paint="p-sky-tint" />
      <Cloud x={430} y={70} scale={0.7} paint="p-sky-tint" />
      <Cloud x={1150} y={110} scale={0.8} paint="p-sky-tint" />
      <Cloud x={1290} y={300} scale={1.1} paint="p-sky-tint" />
      <path className="p-far" d="M0 540q200-70 420-30t420-20 420 0 340-50v200H0z" />
      <g className="p-town">
        <Palm x={318} y={604} scale={0.7} />
        <House x={150} y={560} scale={0.5} tiles={tiles} />
        <House x={226} y={548} scale={0.62} tiles={tiles} />
      </g>
      <path className="p-string" d="M1486 194Q1470 420 1300 600" />
      <path className="p-mid" d="M0 604q180-40 400-14t460-6 380-14 360-26v96H0z" />
      <Kite x={1480} y={190} scale={0.8} turn={8} />
    </svg>
  )
}
