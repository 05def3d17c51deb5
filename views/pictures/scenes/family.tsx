import { useId } from 'react'
import { Cloud, Pot, Tiles } from '../kit.tsx'

/** A family of three from behind, on the ridge of a roof, looking the same way. */
export function FamilyScene() {
  const tiles = useId()
  return (
    <svg viewBox="0 0 400 240" aria-hidden="true">
      <defs>
        <Tiles id={tiles} />
      </defs>
      <path className="p-sky-tint" d="M0 0h400v240H0z" />
      <circle className="p-sun" cx="206" cy="120" r="62" />
      <Cloud x={34} y={40} scale={0.8} />
      <Cloud x={296} y={58} scale={0.65} />
      <path className="p-far" d="M0 160q70-44 150-18t130-20 120 14v104H0z" />
      <path className="p-mid" d="M0 186q90-30 180-10t220-12v76H0z" />
      <g className="p-edge">
        <path className="p-night" d="M108 204q-6-66 14-84 26-14 52 0 18 18 14 84z" />
        <path className="p-skin" d="M140 100h18v18q-9 6-18 0z" />
        <circle className="p-hair" cx="150" cy="87" r="22" />
        <path className="p-white" d="M214 204q-4-62 16-80 24-12 48 0 18 18 14 80z" />
        <path className="p-skin" d="M245 106h16v16q-8 6-16 0z" />
        <path className="p-hair" d="M231 94q0-24 21-24t22 24q4 34-4 62-14 10-30 0-12-28-9-62z" />
        <path className="p-sky" d="M174 204q-4-38 10-50 18-8 36 0 12 12 8 50z" />
        <path className="p-skin" d="M195 140h14v14q-7 5-14 0z" />
        <circle className="p-hair" cx="202" cy="128" r="18" />
        <path className="p-skin" d="M172 162q2-7 9-6l10 3q4 5-2 7l-12 4q-7 0-5-8z" />
        <path className="p-clay-deep" d="M30 200h340v12H30z" />
        <path fill={`url(#${tiles})`} d="M34 212h332l30 40H4z" />
        <path className="p-sky" d="M318 188h44v12h-44z" />
        <path className="p-sand" d="M322 177h38v11h-38z" />
      </g>
      <Pot x={72} y={200} scale={0.8} />
    </svg>
  )
}
