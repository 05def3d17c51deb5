import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withApp } from '../helpers/app.ts'
import { seedMarkedRows } from '../helpers/hostile/family.ts'
import { familyColumns, markIn, nobodys, tablesOfNobody } from '../helpers/hostile/marks.ts'

test('each column that holds words of a family has its mark, or is said to hold none', () =>
  withApp(async app => {
    const families = await seedMarkedRows(app, ['mother', 'stranger'])
    const unmarked: string[] = []
    for (const { table, column, of } of await familyColumns(app.db))
      for (const { name, parent } of families) {
        const found = await app.db.raw(
          `select 1 from ${table} where ${of} and lower(${column}::text) like :mark limit 1`,
          {
            id: parent,
            mark: `%${markIn(table, name)}%`,
          },
        )
        if (found.rows.length === 0) unmarked.push(`${table}.${column} of the ${name}`)
      }
    assert.equal(unmarked, [])
  }))

test('each table with texts tells whose a row is, or is one of those that belong to no family', () =>
  withApp(async ({ db }) => assert.equal(await tablesOfNobody(db), nobodys)))

test.run()
