import { sharedDatabase } from '../helpers/db.ts'

// Run by pool.test.ts once per time zone: prints typed values as they are read from the database.
const db = sharedDatabase()
const tx = await db.transaction()
await tx.raw('create temporary table kept (born date) on commit drop')
await tx('kept').insert({ born: '2026-01-31' })
const { rows } = await tx.raw(`
  select date '2026-01-31' as born, date '2028-02-29' as leap, 999999999999::bigint as amount, 12.50::numeric as share,
         (select count(*) from generate_series(1, 3)) as counted, timestamptz '2026-01-31 00:00+07' as at,
         (select born from kept) as kept`)
await tx.rollback()
await db.destroy()
console.log(JSON.stringify({ zone: process.env.TZ, ...rows[0], atIsDate: rows[0].at instanceof Date }))
