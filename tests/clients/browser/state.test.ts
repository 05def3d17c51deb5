import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { uncounted } from '../../../src/clients/browser/state.ts'
import { evening, paired, usedToday } from '../../helpers/extension-screens.ts'

test('a machine that goes to another child keeps nothing that the first one did or asked, and stays paired', () => {
  const used = usedToday(35, { 'scratch.mit.edu': 2_100 })
  const before = paired(
    { child: 'Bé Na' },
    {
      ...used,
      elsewhere: { '2026-11-23': 'minutes of another machine' as never },
      hours: { '2026-11-23T12:00:00.000Z': [] as never },
      unsent: ['2026-11-23'],
      flying: ['2026-11-22'],
      asks: [{ id: '1', kind: 'minutes', minutes: 15, reason: 'cho con chơi nốt', at: evening, state: 'sent' }],
      texts: [{ id: '1', text: 'Về ăn cơm', at: evening }] as never,
      seq: 7,
    },
  )
  const after = uncounted(before)
  assert.equal(Object.keys(after).sort(), Object.keys(before).sort())
  assert.equal([after.days, after.elsewhere, after.hours], [{}, {}, {}])
  assert.equal([after.unsent, after.flying, after.asks, after.texts], [[], [], [], []])
  const { days: _, elsewhere, hours, unsent, flying, asks, texts, ...rest } = after
  assert.equal({ ...before, ...rest }, before, 'the rest is as it was')
  assert.not.match(JSON.stringify({ ...after, policy: null }), /scratch|cơm|chơi/)
})

test.run()
