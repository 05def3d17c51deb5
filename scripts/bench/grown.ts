import type { Knex } from 'knex'
import { growCrowd } from '../../src/demo/index.ts'
import { createIndexes, dropIndexes } from '../../src/demo/indexes-store.ts'
import { withoutTimeouts } from '../../src/kernel/database.ts'
import type { Services } from '../../src/kernel/given.ts'
import { partitionsJob } from '../../src/protection/use/index.ts'
import { dateInVietnam } from '../../src/shared/dates.ts'
import { grownMoney } from './grown-money.ts'
import { grownRows } from './grown-rows.ts'

const filled = [...grownRows, ...grownMoney]
const partitioned = ['usage_days', 'history_hours']
const monthsOfUse = 14

interface Size {
  parents: number
  /** In each of the three tables that grow most. */
  rows: number
  now: Date
}

/** Makes the grown database, unless it was made before. Needs a superuser. */
export async function grow(db: Knex, { parents, rows, now }: Size): Promise<void> {
  if (await db('partner_requests').where({ lien_he: 'truong5000@example.vn' }).first()) return
  await growCrowd(db, { parents, now }, () => {})
  await makeParts(db, now)
  await withoutTimeouts(
    db,
    tx => growRest(tx, { rows, now }),
    async own => own.raw('vacuum analyze'),
  )
}

/** The parts of the months past, made as they were then. */
async function makeParts(db: Knex, now: Date): Promise<void> {
  for (let ago = monthsOfUse; ago >= 0; ago--) {
    const then = new Date(now.getTime() - ago * 30 * 86_400_000)
    await partitionsJob.run({ db, clock: { now: () => then } } as Services, { dryRun: false })
  }
}

async function growRest(tx: Knex, { rows, now }: Omit<Size, 'parents'>): Promise<void> {
  const tables = filled.map(([table]) => table).filter(table => !partitioned.includes(table))
  const indexes = await dropIndexes(tx, tables)
  // the rows are right by the way they are made: neither foreign keys nor triggers look at each of them
  await tx.raw(`set local session_replication_role = replica`)
  for (const [table, statement] of filled) {
    const began = performance.now()
    const asked = { rows, now, today: dateInVietnam(now) }
    const { rowCount } = await tx.raw(`${statement} on conflict do nothing`, asked)
    console.log(`  ${table}: ${rowCount} rows in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  }
  await tx.raw(`set local session_replication_role = origin`)
  await createIndexes(tx, indexes)
}
