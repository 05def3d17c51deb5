/** Looking up, the reel in her hand. */
export function Parent() {
  return (
    <g className="p-edge" transform="translate(1394 620) scale(1.16)">
      <path className="p-shade" d="M-38 0q40-8 84 0q-40 10-84 0z" />
      <path className="p-night" d="M-20-104h38q4 52 0 96H2L-2-64-12-8h-16q-2-50 8-96z" />
      <path className="p-clay-deep" d="M-30-8h18V0h-20zM2-8h16q6 2 8 8H2z" />
      <path className="p-hair" d="M-14-190q-20 12-20 48q14-8 24-34z" />
      <path className="p-sky-tint" d="M-14-160q-14 24-13 70h50q2-42-7-68-14-10-30-2z" />
      <path className="p-skin" d="M-7-176h13v18q-7 5-13 0z" />
      <g transform="rotate(-14 2 -184)">
        <path className="p-skin" d="M-14-186a17 17 0 0 1 34-1q4 5 0 6-2 12-16 12a17 17 0 0 1-18-17z" />
        <path className="p-hair" d="M18-196q-10-14-26-8-14 8-8 32l7-1q7-8 6-17 14 2 21-6z" />
      </g>
      <path className="p-sand-deep" d="M46-136h14v24H46z" />
      <path className="p-thread" d="M47-130h12M47-125h12M47-120h12" />
      <path className="p-clay-deep" d="M42-141h22v6H42zM42-113h22v6H42z" />
      <path className="p-skin" d="M22-131l24-1q9 0 9 7t-9 8H22z" />
      <path className="p-sky-tint" d="M-8-154q13-3 15 10l4 12 16 0v17H4q-11-2-13-14z" />
    </g>
  )
}

/** Both hands on the string. */
export function Child() {
  return (
    <g className="p-edge" transform="translate(1500 622) scale(1.2)">
      <path className="p-shade" d="M-30 0q30-7 66 0q-34 9-66 0z" />
      <path className="p-skin" d="M-14-40h10l-2 34h-9zM5-40h10l3 34H9z" />
      <path className="p-wall" d="M-17-7h12v8h-14zM8-7h10q6 2 6 8H8z" />
      <path className="p-night" d="M-17-62h34l2 28H4l-4-10-3 10h-16z" />
      <path className="p-skin" d="M14-98l28-36q7-5 11 1t-1 9L24-90z" />
      <path className="p-sky" d="M-13-98q-8 16-6 40h38q2-22-4-38-12-10-28-2z" />
      <g transform="translate(-1 -6) rotate(-20 0 -112)">
        <path className="p-skin" d="M-15-114a16 16 0 0 1 32-1q3 4 0 6-3 11-15 11a16 16 0 0 1-17-16z" />
        <path className="p-hair" d="M17-120q-8-15-23-10-14 8-9 30l7-1q0-8 3-12 13 1 22-7z" />
      </g>
      <path className="p-skin" d="M18-96l28-20q8-3 10 3t-4 9L24-82z" />
      <path className="p-sky" d="M-2-90q2-10 14-7l12-6 8 13-16 11q-8 4-14 0-6-4-4-11z" />
    </g>
  )
}
