import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { noticesJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import { endpoints } from '../../src/modules.ts'
import { withApp } from '../helpers/app.ts'
import { seedMarkedRows } from '../helpers/hostile/family.ts'
import { storeEverywhere } from '../helpers/hostile/store.ts'

/** The messages that have a word of somebody in them. */
const withWords = ['refund_refused', 'account_closed', 'machine_removed', 'machine_left_alone']

test('R27: no cell of any list begins a formula, whatever texts are stored', () =>
  withApp(async app => {
    await seedMarkedRows(app, ['mother'])
    const formulas = ['=1+1', '+1', '-1+1', '@SUM(1)', '\t=1', '\r=1', '\n=1', 'x;=1', 'x\t+1', '";"=1', '\uff1d1']
    await storeEverywhere(app.db, at => formulas[at % formulas.length]!)
    const [{ ma_phu_huynh, ma_tre_em }] = await app.db('tre_em')
    let cells = 0
    for (const { path } of endpoints.filter(({ path }) => path.endsWith('.csv'))) {
      const id = path.startsWith('/tre-em/') ? ma_tre_em : ma_phu_huynh
      const { status, text } = await app.get(`/api${path.replace(':id', id).replace(':role', 'user')}`, { as: 'admin' })
      assert.is(status, 200, path)
      const [, ...lines] = text.split('\r\n')
      // as a spreadsheet in Vietnam does: also at semicolons, and without regard to quotes
      for (const cell of lines
        .join('\n')
        .split(/[,;\t\r\n]/)
        .map(each => each.replace(/^[\s"]+/, ''))) {
        cells++
        assert.ok(!/^[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(cell), `${path} has the cell ${cell}`)
      }
    }
    assert.ok(cells > 100)
  }))

test('R27: a message keeps to one line, whatever texts are stored', () =>
  withApp(async app => {
    await seedMarkedRows(app, ['mother'])
    const text = 'x\r\nFrom: An Nhi\u2028\u202e'
    await app.db('notices').update({ state: 'waiting' })
    await storeEverywhere(app.db, () => text)
    const { clock } = app.services
    for (const kind of withWords)
      await app.db('notices').insert({
        ...(await app.db('notices').first().select('ma_phu_huynh', 'written_at', 'send_at')),
        key: kind,
        kind,
        stale_at: new Date(clock.now().getTime() + 86_400_000),
        detail: JSON.stringify({ date: '2026-12-01', amount: 1, vnp_txn_ref: 'A1', reason: text, name: text }),
      })
    const sent = app.outbox.length
    await runJob(app.services, noticesJob, { dryRun: false })
    assert.ok(app.outbox.length > sent)
    for (const { text } of app.outbox) assert.not.match(text, /[\p{Cc}\p{Zl}\p{Zp}\u202e]/u)
  }))

test.run()
