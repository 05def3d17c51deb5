import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { builtOnce } from '../../src/kernel/built-once.ts'
import type { Listed } from '../../src/kernel/list.ts'
import { combineStatements, runStatement, statementOf } from '../../src/kernel/prepared.ts'
import { dateInVietnam } from '../../src/shared/dates.ts'
import { rolledBack } from '../helpers/db.ts'

const asker = (id: number, parent: number, now: string, la_admin = false) =>
  ({ id, now: new Date(now), caller: { person: { ma_phu_huynh: parent, la_admin } } }) as unknown as Listed

const noon = '2027-01-31T05:00:00Z'
const evening = '2027-01-31T18:00:00Z'

test('a statement is built once, and each request binds its own id, parent and day', () =>
  rolledBack(async db => {
    let built = 0
    const statement = builtOnce(({ id, caller, now }) => {
      built++
      const values = [id, 'same', dateInVietnam(now), caller.person!.ma_phu_huynh]
      return statementOf(
        db.queryBuilder().select(db.raw('?::int as id, ?::text as fixed, ?::date as day, ?::int as parent', values)),
      )
    })
    const answers = []
    for (const given of [asker(1, 2, noon), asker(3, 3, evening), asker(1, 2, noon)])
      answers.push(...(await runStatement(db, statement(given))))
    const first = { id: 1, fixed: 'same', day: '2027-01-31', parent: 2 }
    assert.equal(answers, [first, { id: 3, fixed: 'same', day: '2027-02-01', parent: 3 }, first])
    assert.is(built, 2, 'for the two stand-ins')
  }))

test('what is the same at each request stands in the text, and what a request says twice is bound once', () =>
  rolledBack(async db => {
    const values = [`it's`, 7, 'why?', true]
    const statement = builtOnce(({ id }) =>
      statementOf(
        db
          .queryBuilder()
          .select(
            db.raw('?::int as id, ?::text as quoted, ?::int as whole, ?::text as asked, ?::boolean as truth', [
              id,
              ...values,
            ]),
          )
          .whereRaw('? < ?::int', [1, id]),
      ),
    )
    const built = statement(asker(5, 6, noon))
    assert.equal(built.values, [5, 'why?', true])
    assert.equal(await runStatement(db, built), [{ id: 5, quoted: `it's`, whole: 7, asked: 'why?', truth: true }])
  }))

test('an admin’s statement is built apart from a parent’s', () =>
  rolledBack(async db => {
    const statement = builtOnce(({ caller }) =>
      statementOf(db.queryBuilder().select(db.raw(caller.person!.la_admin ? `'all' as who` : `'own' as who`))),
    )
    const answers = []
    for (const isAdmin of [false, true, false])
      answers.push(...(await runStatement(db, statement(asker(1, 2, noon, isAdmin)))))
    assert.equal(answers, [{ who: 'own' }, { who: 'all' }, { who: 'own' }])
  }))

test('a statement that depends on more of a request is not kept, but fails', () =>
  rolledBack(async db => {
    const ofNumber = (value: (given: Listed) => unknown) =>
      builtOnce(given => statementOf(db.queryBuilder().select(db.raw('? as found', [value(given) as never]))))
    for (const value of [({ now }: Listed) => now.toISOString(), ({ id }: Listed) => id + 1])
      assert.throws(() => ofNumber(value)(asker(1, 2, noon)), /binds more than/)
    const named = builtOnce(({ id }) => statementOf(db.queryBuilder().select(db.raw(`1 as n${id}`))))
    assert.throws(() => named(asker(1, 2, noon)), /depends on who asks/)
    const inLanguage = builtOnce(({ caller }) =>
      statementOf(db.queryBuilder().select(db.raw(caller.language === 'en' ? `'en' as found` : `'vi' as found`))),
    )
    assert.throws(() => inLanguage(asker(1, 2, noon)), /depends on language/)
  }))

test('statements that are read together keep their own values, order, numbers and dates', () =>
  rolledBack(async db => {
    const rows = (from: number, to: number) =>
      db
        .from(db.raw('generate_series(?::int, ?::int) as i', [from, to]))
        .select(
          db.raw(
            `i, i * 1000000000000 as big, i / ?::numeric as part, '2027-01-31'::date as day, null as nothing`,
            [4],
          ),
        )
        .orderBy('i', 'desc')
    const apart = { one: await rows(1, 3), two: await rows(5, 6), none: await rows(2, 1) }
    const [found] = await runStatement(
      db,
      combineStatements({ one: statementOf(rows(1, 3)), two: statementOf(rows(5, 6)), none: statementOf(rows(2, 1)) }),
    )
    assert.equal(found, apart)
    assert.equal(
      apart.one.map(({ i }) => i),
      [3, 2, 1],
    )
  }))

test.run()
