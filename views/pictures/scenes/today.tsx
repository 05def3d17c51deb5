import { Bamboo, Cloud, Phone } from '../kit.tsx'

/** A phone that shows today's time. */
export function TodayScene() {
  return (
    <svg viewBox="0 0 400 240" aria-hidden="true">
      <path className="p-sky-tint" d="M0 0h400v240H0z" />
      <circle className="p-sun" cx="284" cy="96" r="56" />
      <Cloud x={40} y={48} scale={0.8} />
      <path className="p-mid" d="M0 200q90-36 190-16t210-24v80H0z" />
      <Bamboo x={76} y={250} scale={0.9} />
      <Phone x={204} y={122} turn={-5}>
        <circle className="p-ring" cx="0" cy="-36" r="30" />
        <path className="p-ring-part" d="M0-66a30 30 0 0 1 26 45" />
        <text className="p-figures" x="0" y="-30">
          1:40
        </text>
        <path className="p-bar" d="M-32 20h64M-32 42h64M-32 64h64" />
        <path className="p-bar-part" d="M-32 20h44M-32 42h26M-32 64h12" />
      </Phone>
      <g className="p-edge">
        <path className="p-white" d="M262 128h74q8 0 8 8v26q0 8-8 8h-58l-16 14v-14q-6-2-6-8v-26q0-8 6-8z" />
        <path className="p-none" d="M274 149l8 8 14-16M306 149h22" />
      </g>
    </svg>
  )
}
