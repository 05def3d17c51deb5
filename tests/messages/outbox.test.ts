import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createSender, type StoredSms } from '../../src/messages/index.ts'

const to = '+84912345678'
const now = () => new Date('2026-11-21T09:30:00Z')

test('the outbox stores the last 200 messages, newest first', async () => {
  const outbox: StoredSms[] = []
  const send = createSender({ provider: 'outbox' }, { log: () => {}, now, outbox })
  for (let n = 1; n <= 205; n++) assert.equal(await send({ to, text: `text ${n}`, id: String(n) }), { ok: true })
  assert.is(outbox.length, 200)
  assert.equal(outbox[0], { to, text: 'text 205', at: now() })
  assert.is(outbox[199]!.text, 'text 6')
})

test('the outbox logs each message without its text or number', async () => {
  const logged: unknown[] = []
  const send = createSender({ provider: 'outbox' }, { log: (...line) => logged.push(line), now })
  await send({ to, text: 'AN NHI: 482915', id: '1' })
  assert.is(logged.length, 1)
  assert.not.match(JSON.stringify(logged), /482915|912345678/)
})

test.run()
