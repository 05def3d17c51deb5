import type { Knex } from 'knex'
import { connect, noTimeouts } from '../../src/kernel/database.ts'
import { jobs } from '../../src/modules.ts'
import { grow } from './grown.ts'
import { type Call, callsOf, type Document, deepOf, measure } from './grown-calls.ts'
import { findFamily, type Known } from './grown-family.ts'
import { runJobApart } from './jobs.ts'
import { type Served, signInToDemo, startServed } from './served.ts'

/** In ms: what a page of the console and a statement of a job may take. */
const pageAtMost = 300
const statementAtMost = 5_000
/** No job runs beside what is measured. */
const settings = { JOBS: 'off', METRICS_TOKEN: 'bench'.repeat(8) }
const pages = [
  ...['', '/phu-huynh', '/tre-em', '/thiet-bi', '/don-hang', '/hoan-tien', '/nhat-ky', '/viec-can-lam', '/doanh-thu'],
  ...['/doi-soat', '/goi', '/goi-management', '/drill-down', '/tim-kiem?q=nguyen', '/lien-he'],
]

interface Asked {
  /** Of the database, which is made where it has no crowd yet, and stays. */
  url: string
  parents: number
  rows: number
  /** Only the calls and jobs with this text in them. */
  only: string
}

/** Calls everything that can be read and runs every job once on a grown database. Returns how many took too long. */
export async function measureGrown({ url, parents, rows, only }: Asked): Promise<number> {
  const served = await startServed({ url }, { settings })
  const db = connect({ connectionString: url, ...noTimeouts }, 2)
  let late = 0
  try {
    await grow(db, { parents, rows, now: new Date() })
    late += await measureCalls(served, await findFamily(db), db, only)
  } finally {
    await db.destroy()
    await served.stop()
  }
  for (const { name } of jobs.filter(each => `job ${each.name}`.includes(only))) {
    const { seconds, longest, statement, memory, summary } = await runJobApart(name, url)
    if (longest > statementAtMost || 'broken' in summary) late++
    console.log(
      `job ${name}: ${seconds.toFixed(1)} s, ${memory.toFixed(0)} MB, ${JSON.stringify(summary).slice(0, 400)}`,
    )
    console.log(`  longest statement ${longest.toFixed(0)} ms: ${statement}`)
  }
  return late
}

async function measureCalls(served: Served, known: Known, db: Knex, only: string): Promise<number> {
  // what is kept of a child is shown to who typed a code of late
  await db('sessions').where({ ma_phu_huynh: known.ma_phu_huynh }).update({ confirmed_at: new Date() })
  const admin = await signInToDemo(served)
  const headersOf: Record<Call['as'], Record<string, string>> = {
    admin: { Authorization: `Bearer ${admin}` },
    parent: { Authorization: `Bearer ${`bench-session-${known.ma_phu_huynh}`.padEnd(43, '-')}` },
    machine: { Authorization: `Device bench-${known.nguoi_dung_id}`, 'An-Nhi-Client': 'browser/1.0.0' },
    page: { Accept: 'text/html', Cookie: `__Host-token=${admin}` },
    operator: { Authorization: `Bearer ${settings.METRICS_TOKEN}` },
  }
  const document: Document = JSON.parse((await served.ask('/api/openapi.json')).text)
  const others = [...pages.map(page => [`/admin${page}`, 'page'] as const), ['/metrics', 'operator'] as const]
  const calls = [
    ...callsOf(document, known),
    ...others.map(([path, as]): Call => ({ path, as, most: pageAtMost, begins: false })),
  ]
  let late = 0
  const show = async (call: Call) => {
    const measured = await measure(served.port, call, headersOf[call.as])
    const isLate = measured.median > call.most
    if (isLate) late++
    const columns = [measured.first.toFixed(0), measured.median.toFixed(0), call.most, measured.rows, measured.status]
    print(call.path, ...columns, isLate ? 'LATE' : '')
    return measured
  }
  print('call', 'first', 'median', 'most', 'rows', 'status')
  for (const call of calls.filter(({ path }) => path.includes(only)))
    for (const deep of deepOf(await show(call))) await show(deep)
  return late
}

function print(path: string, ...columns: (string | number)[]): void {
  console.log(`${path.slice(0, 70).padEnd(72)}${columns.map(column => String(column).padStart(8)).join('')}`)
}
