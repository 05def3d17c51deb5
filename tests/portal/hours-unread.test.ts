import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { weekdays } from '../../src/shared/rules/policy.ts'
import { agree, held, path, windows } from '../helpers/hours-form.ts'
import { textOf } from '../helpers/pages.ts'
import { withPortal } from '../helpers/portal.ts'
import { one } from '../parts/screen.tsx'

test('a form of which a limit is missing or no number is refused, and says what is saved', () =>
  withPortal(async portal => {
    await agree(portal)
    const rules = [...weekdays.map(weekday => ({ kind: 'budget', weekday, minutes: 45 })), ...windows('06:30', '21:00')]
    await portal.call('PUT', `/tre-em/${portal.child}/policy`, { rules })
    const before = held(await portal.page(path(portal)))
    const { 'minutes-1': _, ...cut } = before
    for (const odd of ['abc', '-1', '1.5', '12345', '６０', undefined]) {
      const box = await portal.send(path(portal), odd === undefined ? cut : { ...before, 'minutes-1': odd })
      assert.is(one('.panel[open] summary strong', box).textContent, 'Thứ Hai')
      assert.match(textOf('.panel[open] .field-error', box), 'không đọc được')
      assert.is(held(box)['minutes-1'], '45')
      assert.is(held(box)['to-1-0'], '21:00')
      assert.equal((await portal.rules()).rules, rules)
    }
    await portal.send(path(portal), { phien_ban: before.phien_ban! })
    assert.equal((await portal.rules()).rules, rules)
  }))

test('more times of use in a day than the form adds are kept', () =>
  withPortal(async portal => {
    const rules = Array.from({ length: 8 }, (_, at) => {
      const hour = String(at * 2).padStart(2, '0')
      return { kind: 'window', weekday: 1, from: `${hour}:00`, to: `${hour}:30` }
    })
    await portal.call('PUT', `/tre-em/${portal.child}/policy`, { rules })
    await portal.send(path(portal), held(await portal.page(path(portal))))
    assert.equal((await portal.rules()).rules, rules)
  }))

test.run()
