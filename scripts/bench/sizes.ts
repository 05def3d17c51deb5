import { growCrowd } from '../../src/demo/index.ts'
import { connect, withoutTimeouts } from '../../src/kernel/database.ts'
import { openBenchDatabase } from './database.ts'
import { measureJobs } from './jobs.ts'
import { signInToDemo, startServed } from './served.ts'
import type { Growth, Line } from './table.ts'

const small = 10_000
const rounds = 21

const pages = {
  'parents, first page': '/phu-huynh',
  'parents, by name': '/phu-huynh?sort=ten',
  'a common name': '/phu-huynh?ten=nguyen',
  'a common name, by name': '/phu-huynh?ten=nguyen&sort=-ten',
  'a rare name': '/phu-huynh?ten=quan%20tri',
  'an e-mail': '/phu-huynh?email=quantri',
  'a phone': '/phu-huynh?sdt=0901000002',
  'Premium parents': '/phu-huynh?loai=PREMIUM',
  'Premium, oldest first': '/phu-huynh?loai=PREMIUM&sort=ngay_tao',
  'free parents, newest id': '/phu-huynh?loai=FREE&sort=-id',
  'free parents, by e-mail': '/phu-huynh?loai=FREE&sort=email',
  'counters of parents': '/thong-ke/phu-huynh',
  'counters of devices': '/thong-ke/thiet-bi',
  administrators: '/phu-huynh?role=admin',
  'one family': '/phu-huynh/5000',
  'children of a parent': '/drill-down?ma_phu_huynh=5000',
  'devices of a child': '/drill-down?ma_tre_em=7000',
  'search everything': '/tim-kiem?q=nguyen',
}

/** How much longer an admin waits for a page when there are many parents instead of ten thousand. */
export async function compareSizes(parents: number): Promise<{ growth: Growth[]; jobs: Line[] }> {
  const few = await openSize(small)
  const many = await openSize(parents)
  try {
    const lines: Growth[] = []
    for (const [name, path] of Object.entries(pages)) {
      const [before, after] = await medians(
        () => few.time(path),
        () => many.time(path),
      )
      lines.push({ name, before, after, most: 1.5 })
    }
    const [first, last] = await medians(
      () => many.time('/phu-huynh'),
      () => many.time(`/phu-huynh?page=${Math.ceil(parents / 10)}`),
    )
    lines.push({ name: 'last page after first', before: first, after: last, most: 5 })
    return { growth: lines, jobs: await many.measureJobs() }
  } finally {
    await few.close()
    await many.close()
  }
}

async function openSize(parents: number) {
  const database = await openBenchDatabase(process.env)
  const served = await startServed(database)
  const db = connect({ connectionString: database.url }, 2)
  const began = performance.now()
  await growCrowd(db, { parents, now: new Date() }, () => {})
  console.log(`${parents} parents in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  await db.destroy()
  const headers = { Authorization: `Bearer ${await signInToDemo(served)}` }
  return {
    async time(path: string): Promise<number> {
      const asked = performance.now()
      await served.ask(`/api${path}`, headers)
      return performance.now() - asked
    },
    async measureJobs(): Promise<Line[]> {
      const db = withoutTimeouts(connect({ connectionString: database.url }, 1))
      try {
        return await measureJobs(db, database.url)
      } finally {
        await db.destroy()
      }
    },
    async close(): Promise<void> {
      await served.stop()
      await database.close()
    },
  }
}

/** Alternating, so that a disturbance of the machine affects both. The first round only warms up. */
async function medians(one: () => Promise<number>, other: () => Promise<number>): Promise<[number, number]> {
  const found: [number, number][] = []
  for (let round = 0; round <= rounds; round++) found.push([await one(), await other()])
  const middle = (at: 0 | 1) =>
    found
      .slice(1)
      .map(pair => pair[at])
      .toSorted((a, b) => a - b)[(rounds - 1) / 2]!
  return [middle(0), middle(1)]
}
