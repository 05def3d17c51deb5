import * as assert from 'uvu/assert'
import { runApp, type TestApp, withApp } from './app.ts'

export const metricsToken = 'a-token-that-only-prometheus-has-31'
export const withToken = { headers: { Authorization: `Bearer ${metricsToken}` } }

const name = '[a-zA-Z_:][a-zA-Z0-9_:]*'
const labelOf = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\[\\n"])*)"(?:,|$)/g
const line = new RegExp(
  `^(${name})(?:\\{((?:\\w+="(?:[^"\\\\\\n]|\\\\[\\\\n"])*",?)+)\\})? (-?[\\d.]+(?:e[+-]?\\d+)?|NaN|[+-]Inf)$`,
)

interface Read {
  name: string
  family: string
  labels: Record<string, string>
  value: number
}

/** Reads the text format 0.0.4 of Prometheus; fails where it is none. */
export function parse(text: string) {
  assert.ok(text.endsWith('\n') && !text.endsWith('\n\n'), 'it ends with one line break')
  const families = new Map<string, { type: string; help: string }>()
  const samples: Read[] = []
  let help: [string, string] | undefined
  for (const each of text.slice(0, -1).split('\n')) {
    const [, kind, about, rest] = each.match(/^# (HELP|TYPE) (\S+) (.+)$/) ?? []
    if (kind === 'HELP') help = [about!, rest!]
    else if (kind === 'TYPE') {
      assert.is(help?.[0], about, `${about} is described`)
      assert.not(families.has(about!), `${about} comes once`)
      families.set(about!, { type: rest!, help: help![1] })
    } else samples.push(readSample(each, [...families.keys()].at(-1)!, families))
  }
  const keys = samples.map(({ name, labels }) => `${name} ${JSON.stringify(labels)}`)
  assert.is(new Set(keys).size, keys.length, 'no sample comes twice')
  return { families, samples }
}

function readSample(text: string, family: string, families: Map<string, { type: string }>): Read {
  const [, name, labels = '', value] = line.exec(text) ?? assert.unreachable(`this is no sample: ${text}`) ?? []
  const isHistogram = families.get(family)!.type === 'histogram'
  assert.is(isHistogram ? name!.replace(/_(bucket|sum|count)$/, '') : name, family, `${name} stands with its family`)
  const pairs = [...labels.matchAll(labelOf)].map(([, label, said]) => [label!, JSON.parse(`"${said}"`)])
  return { name: name!, family, labels: Object.fromEntries(pairs), value: Number(value) }
}

/** The service with a token; `figure` asks for one number anew, the sum of all that have these labels. */
export function withMetrics(work: (app: TestApp, figure: Figure) => Promise<void>, env: Record<string, string> = {}) {
  return withApp(app => work(app, figureOf(app)), { METRICS_TOKEN: metricsToken, ...env })
}

export function withMetricsOn(db: TestApp['db'], work: (app: TestApp, figure: Figure) => Promise<void>) {
  return runApp(db, { METRICS_TOKEN: metricsToken }, app => work(app, figureOf(app)))
}

type Figure = (name: string, labels?: Record<string, string>) => Promise<number | undefined>

function figureOf(app: TestApp): Figure {
  return async (asked, labels = {}) => {
    const { samples } = parse((await app.get('/metrics', withToken)).text)
    const found = samples.filter(
      each => each.name === asked && Object.entries(labels).every(([label, value]) => each.labels[label] === value),
    )
    return found.length > 0 ? found.reduce((sum, { value }) => sum + value, 0) : undefined
  }
}
