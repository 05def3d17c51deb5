const hours = [0, 6, 12, 18, 24]

type Props = { spans: readonly (readonly [from: number, to: number])[]; height: number; label?: string }

/** Spans of minutes on a bar from midnight to midnight; without a label it is for the eyes alone. */
export function DayBar({ spans, height, label }: Props) {
  const isNamed = label !== undefined
  return (
    <svg
      viewBox={`0 0 1440 ${height}`}
      preserveAspectRatio="none"
      role={isNamed ? 'img' : undefined}
      aria-label={label}
      aria-hidden={isNamed ? undefined : true}
    >
      {spans.map(([from, to]) => (
        <rect key={from} x={from} width={to - from} height={height} />
      ))}
    </svg>
  )
}

/** The hours under such a bar. */
export function HoursOfBar() {
  return hours.map(hour => <span key={hour}>{hour}</span>)
}
