import { randomUUID } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { insertPolicy } from '../../src/protection/policy-store.ts'
import { pairMachine } from '../helpers/machine.ts'
import { withFamily } from '../helpers/protection.ts'

test('no rule, gift or wish is about all sites of com.vn, but about one of them, and schools may all be allowed', () =>
  withFamily(async ({ app, child, call }) => {
    const machine = await pairMachine(app, child)
    const ruled = async (name: string, what: object) => {
      const { status, json } = await call('PUT', `/tre-em/${child}/policy`, {
        rules: [{ kind: 'site', name, ...what }],
      })
      return status === 400 ? [json.error, json.fields.rules] : status
    }
    const all =
      'Đây là đuôi chung của rất nhiều trang web, nên luật này sẽ áp dụng cho tất cả. Bạn nhập cả tên trang, ví dụ: vi-du.com.vn'
    for (const name of ['com.vn', 'io.vn'])
      for (const what of ['block', 'allow']) assert.equal(await ruled(name, { [what]: true }), ['too_many_sites', all])
    assert.equal(await ruled('edu.vn', { block: true }), ['too_many_sites', all])
    assert.is(await ruled('edu.vn', { allow: true }), 200)
    assert.is(await ruled('shop.com.vn', { block: true }), 200)
    const site = { kind: 'site', name: 'com.vn' }
    for (const answer of [
      await call('POST', `/tre-em/${child}/grants`, { ...site, id: randomUUID() }),
      await machine.call('POST', '/requests', { ...site, id: randomUUID() }),
    ])
      assert.equal(
        [answer.status, answer.json.error, Object.keys(answer.json.fields)],
        [400, 'too_many_sites', ['name']],
      )
  }))

test('a rule about com.vn from when it was taken stays, and refuses no other rule', () =>
  withFamily(async ({ app, parent, child, call }) => {
    const [old, other] = ['com.vn', 'game.test'].map(name => ({ kind: 'site' as const, name, block: true }))
    const of = { ma_phu_huynh: parent, ma_tre_em: child }
    await app.db.transaction(tx =>
      insertPolicy(tx, of, { version: 1, phien_ban: 1, rules: [old!] }, app.services.clock.now()),
    )
    const saved = await call('PUT', `/tre-em/${child}/policy`, { rules: [old, other] })
    assert.equal(saved.json.data.rules, [old, other])
  }))

test.run()
