import { growCrowd } from '../../src/demo/index.ts'
import { connect, noTimeouts } from '../../src/kernel/database.ts'
import { membershipKinds, parents } from '../../src/shared/parent-lists.ts'
import { openBenchDatabase } from './database.ts'
import { measureJobs } from './jobs.ts'
import { median } from './median.ts'
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
  'e-mails, by id': '/phu-huynh?email=phuhuynh9&sort=-id',
  'a phone': '/phu-huynh?sdt=0901000002',
  'the start of phones': '/phu-huynh?sdt=098',
  ...byAccountType(),
  'counters of parents': '/thong-ke/phu-huynh',
  'counters of devices': '/thong-ke/thiet-bi',
  administrators: '/phu-huynh?role=admin',
  'one family': '/phu-huynh/5000',
  'children of a parent': '/drill-down?ma_phu_huynh=5000',
  'devices of a child': '/drill-down?ma_tre_em=7000',
  'search everything': '/tim-kiem?q=nguyen',
}

const deepPages = {
  parents: '/phu-huynh?sort=-ngay_tao',
  'by name': '/phu-huynh?sort=ten',
  PREMIUM: '/phu-huynh?loai=PREMIUM',
  FREE: '/phu-huynh?loai=FREE',
}

/** Both lists in every order. */
function byAccountType(): Record<string, string> {
  const orders = parents.sorts.flatMap(sort => [sort, `-${sort}`])
  const asked = membershipKinds.flatMap(kind => orders.map(sort => [`${kind}, ${sort}`, kind, sort] as const))
  return Object.fromEntries(asked.map(([name, kind, sort]) => [name, `/phu-huynh?loai=${kind}&sort=${sort}`]))
}

/** How much longer an admin waits for a page when there are many parents instead of ten thousand. */
export async function compareSizes(count: number): Promise<{ growth: Growth[]; jobs: Line[] }> {
  const few = await openSize(small)
  const many = await openSize(count)
  try {
    const lines: Growth[] = []
    for (const [name, path] of Object.entries(pages)) {
      const [before, after] = await medians(
        () => few.time(path),
        () => many.time(path),
      )
      lines.push({ name, before, after, most: 1.5 })
    }
    for (const [name, path] of Object.entries(deepPages)) {
      const last = await many.lastPage(path)
      const [before, after] = await medians(
        () => many.time(path),
        () => many.time(`${path}&page=${last}`),
      )
      lines.push({ name: `${name}, last page`, before, after, most: 5 })
    }
    const seed: Line = { name: 'seed', value: many.seeded, most: (180 * count) / 1_000_000, unit: 's' }
    return { growth: lines, jobs: [seed, ...(await many.measureJobs())] }
  } finally {
    await few.close()
    await many.close()
  }
}

async function openSize(count: number) {
  const database = await openBenchDatabase(process.env)
  const served = await startServed(database)
  const db = connect({ connectionString: database.url }, 2)
  const began = performance.now()
  await growCrowd(db, { parents: count, now: new Date() }, () => {})
  const seeded = (performance.now() - began) / 1000
  console.log(`${count} parents in ${seeded.toFixed(0)} s`)
  await db.destroy()
  const headers = { Authorization: `Bearer ${await signInToDemo(served)}` }
  const ask = async (path: string) => {
    const { text } = await served.ask(`/api${path}`, headers)
    const answer = JSON.parse(text)
    if (!answer.success) throw new Error(`${path} answered ${text}`)
    return answer
  }
  return {
    seeded,
    async time(path: string): Promise<number> {
      const asked = performance.now()
      await ask(path)
      return performance.now() - asked
    },
    async lastPage(path: string): Promise<number> {
      return (await ask(path)).pagination.totalPages
    },
    async measureJobs(): Promise<Line[]> {
      const db = connect({ connectionString: database.url, ...noTimeouts }, 1)
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
  const medianOf = (at: 0 | 1) => median(found.slice(1).map(pair => pair[at]))
  return [medianOf(0), medianOf(1)]
}
