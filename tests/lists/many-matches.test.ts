import type { Knex } from 'knex'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parentRows } from '../../src/console/parent-store.ts'
import { readPage } from '../../src/kernel/lists/read.ts'
import { parents } from '../../src/shared/parent-lists.ts'
import { rolledBack, serverTest } from '../helpers/db.ts'

/** Inserts parents: every third is called Chung, and the oldest 1,200 have an e-mail that starts with "cum". */
async function crowd(db: Knex, count: number): Promise<void> {
  await db.raw(
    `insert into phu_huynh (ten_phu_huynh, email_phu_huynh, mat_khau, ngay_tao)
     select 'Mai ' || i * 7919 % 1000 || case when i % 3 = 0 then ' Chung' else ' Riêng' end,
            case when i <= 1200 then 'cum' else 'le' end || i || '@crowd.vn', '$argon2id$',
            now() - make_interval(hours => i * 10007 % 5000)
     from generate_series(1, ?::int) i`,
    [count],
  )
}

async function listed(db: Knex, query: Record<string, unknown>): Promise<number[]> {
  const { data } = await readPage(parents, parentRows, { db, query, now: new Date() } as never)
  return data.map(({ ma_phu_huynh }) => ma_phu_huynh)
}

test('a page of many matches is the right one in every order, also if they stand together at its end', () =>
  rolledBack(async db => {
    await crowd(db, 8_000)
    for (const [filter, matches] of [
      [{ ten: 'chung' }, `ten_tim like '%chung%'`],
      [{ email: 'cum' }, `email_tim like 'cum%'`],
    ] as const)
      for (const [name, column] of Object.entries(parentRows.sorts))
        for (const [sort, direction] of [
          [name, 'asc'],
          [`-${name}`, 'desc'],
        ] as const) {
          const right: number[] = await db('phu_huynh')
            .whereRaw(matches)
            .orderByRaw(`${column} ${direction}, ma_phu_huynh ${direction}`)
            .pluck('ma_phu_huynh')
          for (const page of [1, 7, 100])
            assert.equal(
              await listed(db, { ...filter, sort, page }),
              right.slice((page - 1) * 10, page * 10),
              `${JSON.stringify(filter)} ${sort} ${page}`,
            )
        }
  }))

serverTest(test, 'matches that stand together far from the start of an order are not searched for row by row', () =>
  rolledBack(async db => {
    await crowd(db, 20_000)
    await db.raw('analyze phu_huynh')
    const asked: { sql: string; bindings: never[] }[] = []
    db.on('query', query => asked.push(query))
    await listed(db, { email: 'cum', sort: '-id' })
    let removed = 0
    for (const { sql, bindings } of asked.slice(0, -1)) {
      const { rows } = await db.raw(`explain (analyze) ${sql.replace(/\$\d+/g, '?')}`, bindings)
      const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
      for (const [, count] of plan.matchAll(/Rows Removed by Filter: (\d+)/g)) removed += Number(count)
    }
    assert.ok(removed < 10_000, `${removed} rows are read in vain`)
  }),
)

test.run()
