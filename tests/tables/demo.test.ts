import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findGatewayDifferences } from '../../src/billing/ledger-gateway-store.ts'
import { findDifferences } from '../../src/billing/ledger-store.ts'
import { seedCatalogue } from '../../src/catalogue/index.ts'
import { seedDemo } from '../../src/demo/index.ts'
import { rolledBack } from '../helpers/db.ts'

test('the orders and places of the demo data add up, so that the daily check reports none of them', () =>
  rolledBack(async db => {
    const now = new Date()
    await seedCatalogue(db)
    await seedDemo(db, now)
    const tomorrow = new Date(now.getTime() + 86_400_000)
    assert.equal([...(await findDifferences(db)), ...(await findGatewayDifferences(db, tomorrow))], [])
  }))

test.run()
