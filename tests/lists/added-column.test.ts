import { test } from 'uvu'
import { packagesOnSale } from '../../src/catalogue/store.ts'
import { devicesOfChildRows } from '../../src/devices/listed-store.ts'
import { childrenOfParentRows } from '../../src/family/store.ts'
import { connect } from '../../src/kernel/database.ts'
import { readPage } from '../../src/kernel/lists/read.ts'
import { devicesOfChild } from '../../src/shared/device-lists.ts'
import { childrenOfParent } from '../../src/shared/family-lists.ts'
import { ownDatabase, serverTest } from '../helpers/db.ts'

serverTest(test, 'a process that still runs reads its prepared lists after a migration has added a column', () =>
  ownDatabase(async connectionString => {
    const db = connect({ connectionString }, 1, { prepares: true })
    const given = { db, id: 1, query: {}, now: new Date(), caller: {} } as never
    const read = async () => {
      await packagesOnSale(db)
      await readPage(childrenOfParent, childrenOfParentRows, given)
      await readPage(devicesOfChild, devicesOfChildRows, given)
    }
    try {
      await read()
      for (const table of ['goi', 'tre_em', 'thiet_bi'])
        await db.raw('alter table ?? add column added integer', [table])
      await read()
    } finally {
      await db.destroy()
    }
  }),
)

test.run()
