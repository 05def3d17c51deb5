import { request } from 'node:http'
import { inPath, type Known, valuesOf } from './grown-family.ts'
import { median } from './median.ts'

interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: { type?: string; format?: string; enum?: unknown[] }
}
interface Operation {
  'x-access': string
  parameters: Parameter[]
}
export interface Document {
  paths: Record<string, { get?: Operation }>
}

export interface Call {
  path: string
  /** As whom. */
  as: 'admin' | 'parent' | 'machine' | 'page' | 'operator'
  /** In ms: what a person may wait for it. */
  most: number
  /** Whether the first byte is waited for, and not the end. */
  begins: boolean
}

interface Measured extends Call {
  status: number
  first: number
  median: number
  rows: string
  pages: number
}

const narrows = ({ name }: Parameter) => !['page', 'limit', 'sort', 'chon', 'nguyen_van'].includes(name)

/** Every GET of the document: as it is, with each order, and with each value of each filter. */
export function callsOf({ paths }: Document, known: Known): Call[] {
  return Object.entries(paths).flatMap(([pattern, { get }]) => {
    if (!get) return []
    const access = get['x-access']
    const as =
      access === 'device' ? 'machine' : access === 'parent' || access === 'parent of the row' ? 'parent' : 'admin'
    const path = pattern.replace(/([^/]+)\/\{(\w+)\}/g, (_, part, name) => `${part}/${inPath(part, name, known)}`)
    const inQuery = get.parameters.filter(each => each.in === 'query' && !/^d[dh]\./.test(each.name))
    const needed = inQuery
      .filter(({ required }) => required)
      .map(each => `${each.name}=${valuesOf(each.name, each.schema, known)[0]}`)
    const begins = path.endsWith('.csv') || path.endsWith('/stream') || path.endsWith('/export')
    const call = (more: string[], most: number): Call => {
      const asked = [...needed.filter(each => !more.some(one => one.startsWith(each.split('=')[0]!))), ...more]
      return { path: `/api${path}${asked.length ? `?${asked.join('&')}` : ''}`, as, most, begins }
    }
    const sorts = inQuery.filter(({ name }) => name === 'sort')
    return [
      call([], 300),
      ...sorts.flatMap(({ schema }) => schema.enum!.map(sort => call([`sort=${sort}`], 300))),
      ...inQuery
        .filter(narrows)
        .flatMap(({ name, schema }) =>
          valuesOf(name, schema, known).map(value =>
            call([`${name}=${encodeURIComponent(value)}`], path.endsWith('.csv') ? 300 : 150),
          ),
        ),
    ]
  })
}

/** The pages in the middle and at the end of a list. */
export function deepOf(measured: Measured): Call[] {
  const { status: _, first: __, median: ___, rows: ____, pages, ...call } = measured
  if (pages < 3) return []
  const at = (page: number) => ({
    ...call,
    most: 300,
    path: `${call.path}${call.path.includes('?') ? '&' : '?'}page=${page}`,
  })
  return [at(Math.ceil(pages / 2)), at(pages)]
}

/** Once to fill the caches, which is measured too, then three times. */
export async function measure(port: number, call: Call, headers: Record<string, string>): Promise<Measured> {
  const first = await ask(port, call, headers)
  const times: number[] = []
  for (let time = 0; time < 3; time++) times.push((await ask(port, call, headers)).ms)
  const { data, pagination } = first.json
  const { total, totalPages = 0, totalIsMinimum } = pagination ?? {}
  return {
    ...call,
    status: first.status,
    first: first.ms,
    median: median(times),
    rows: pagination ? `${total}${totalIsMinimum ? '+' : ''}` : Array.isArray(data) ? String(data.length) : '',
    pages: totalPages,
  }
}

interface Answered {
  ms: number
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: any answer of the service
  json: any
}

function ask(port: number, { path, begins }: Call, headers: Record<string, string>): Promise<Answered> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const asking = request({ port, host: '127.0.0.1', path, headers, agent: false }, response => {
      const status = response.statusCode!
      const done = (json: unknown) => resolve({ ms: performance.now() - began, status, json })
      const chunks: Buffer[] = []
      response.on('error', () => {})
      response.on('data', chunk => {
        chunks.push(chunk)
        if (!begins) return
        done({})
        asking.destroy()
      })
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        done(text.startsWith('{') ? JSON.parse(text) : {})
      })
    })
    asking.on('error', reject)
    asking.end()
  })
}
