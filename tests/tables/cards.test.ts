import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { up } from '../../migrations/20261123110010_ended_cards.ts'
import { rolledBack } from '../helpers/db.ts'
import { seedPeople } from '../helpers/people.ts'

test('the migration of ended cards clears their tokens and has VNPay cancel each once, and leaves the others', () =>
  rolledBack(async db => {
    const { mother: ma_phu_huynh } = await seedPeople(db)
    const card = (token: string, ended_at: Date | null) => ({
      ma_phu_huynh,
      txn_ref: `REG-${token}`,
      token,
      recurring_id: '20000001',
      registered_at: new Date(),
      ended_at,
    })
    await db('cards').insert([card('told', new Date()), card('untold', new Date()), card('', new Date())])
    await db('cards').insert(card('in use', null))
    await db('card_cancellations').whereNot({ token: 'told' }).delete()
    await up(db)
    assert.equal(await db('cards').orderBy('id').pluck('token'), ['', '', '', 'in use'])
    assert.equal(await db('card_cancellations').orderBy('id').pluck('token'), ['told', 'untold'])
    await up(db)
    assert.is((await db('card_cancellations')).length, 2)
  }))

test.run()
