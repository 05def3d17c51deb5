import { useId } from 'react'
import { Cloud, House, Palm, Tiles, TubeHouse } from '../kit.tsx'

/** The lane at bedtime: the moon, quiet houses, and one window where the screen has just gone dark. */
export function EveningScene() {
  const tiles = useId()
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true">
      <defs>
        <Tiles id={tiles} />
      </defs>
      <path className="p-night" d="M0 0h480v360H0z" />
      <path className="p-sun" d="M98 44a38 38 0 1 0 34 56 32 32 0 0 1-34-56z" />
      <path className="p-stars" d="M204 54h0M262 112h0M318 40h0M396 74h0M446 132h0M38 150h0M232 26h0" />
      <Cloud x={236} y={76} scale={0.8} paint="p-sky" />
      <path className="p-sky" d="M0 236q110-46 230-18t250-34v176H0z" />
      <Palm x={52} y={330} scale={1.2} />
      <TubeHouse x={356} y={124} tiles={tiles} scale={1.05} />
      <House x={112} y={180} tiles={tiles} scale={1.25} />
      <g className="p-edge">
        <path className="p-sun" d="M142 207h28v44h-28z" />
        <path className="p-none" d="M156 207v44M142 229h28" />
        <path className="p-night" d="M206 208h26v42h-26z" />
      </g>
      <path className="p-leaf" d="M0 336q120-22 250-8t230-10v42H0z" />
    </svg>
  )
}
