import { families, type Labels, type Name } from './families.ts'

/** A number that is counted up or set. */
export interface Cell {
  value: number
}

/** How many observations fell between two bounds, and their sum. */
interface Histogram {
  counts: number[]
  sum: number
}

export interface Sample extends Cell {
  family: Name
  /** As they are written, without braces. */
  labels: string
  suffix?: '_bucket' | '_sum' | '_count'
}

export interface Metrics {
  /** The number of these labels: the same one each time. It is written from now on, also as 0. */
  cell: <N extends Name>(family: N, ...labels: Labels<N>) => Cell
  histogram: <N extends Name>(family: N, ...labels: Labels<N>) => Histogram
  /** In the text format 0.0.4 of Prometheus, with what was read just now. */
  text: (read: Sample[]) => string
}

/** In seconds. */
const bounds = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** What one process counts. */
export function createMetrics(): Metrics {
  const cells = new Map<string, Sample>()
  const histograms = new Map<string, Sample & Histogram>()
  return {
    cell: (family, ...labels) => keep(cells, sample(family, 0, ...labels)),
    histogram: (family, ...labels) =>
      keep(histograms, {
        ...sample(family, 0, ...labels),
        counts: [...bounds, Number.POSITIVE_INFINITY].fill(0),
        sum: 0,
      }),
    text: read => {
      const samples = [...cells.values(), ...[...histograms.values()].flatMap(samplesOf), ...read]
      return Object.entries(families)
        .flatMap(([name, { type, help }]) => [
          `# HELP ${name} ${help}`,
          `# TYPE ${name} ${type}`,
          ...samples.filter(({ family }) => family === name).map(lineOf),
        ])
        .concat('')
        .join('\n')
    },
  }
}

export function sample<N extends Name>(family: N, value: number, ...[labels]: Labels<N>): Sample {
  const pairs = Object.entries(labels ?? {}).map(([name, text]) => `${name}=${JSON.stringify(text)}`)
  return { family, labels: pairs.join(), value }
}

export function observe(histogram: Histogram, seconds: number): void {
  let at = 0
  while (seconds > bounds[at]!) at++
  histogram.counts[at]!++
  histogram.sum += seconds
}

function keep<S extends Sample>(known: Map<string, S>, made: S): S {
  const key = `${made.family} ${made.labels}`
  const kept = known.get(key) ?? made
  known.set(key, kept)
  return kept
}

/** Each bucket counts what is in those before it too. */
function samplesOf({ family, labels, counts, sum }: Sample & Histogram): Sample[] {
  let count = 0
  const buckets = counts.map((each, at): Sample => {
    count += each
    const le = `le="${bounds[at] ?? '+Inf'}"`
    return { family, labels: labels ? `${labels},${le}` : le, value: count, suffix: '_bucket' }
  })
  return [
    ...buckets,
    { family, labels, value: sum, suffix: '_sum' },
    { family, labels, value: count, suffix: '_count' },
  ]
}

function lineOf({ family, suffix, labels, value }: Sample): string {
  return `${family}${suffix ?? ''}${labels && `{${labels}}`} ${value}`
}
