import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { visit, withUploads } from '../helpers/uploads.ts'

test('P10: of an hour the last upload counts, and a later pairing is later than every upload before it', () =>
  withUploads(async ({ hours, stored }) => {
    const at = (...items: object[]) => [{ hour: '2026-11-23T11:00:00+07:00', items }]
    const names = async () => (await stored('history_hours'))[0]!.items.map(({ name }) => name)
    assert.equal(await hours(at(visit(1, 'one.vn')), { seq: 5 }), [])
    await hours(at(visit(1, 'late.vn')), { seq: 4 })
    assert.equal(await names(), ['one.vn'])
    await hours(at(visit(1, 'one.vn'), { ...visit(0, 'two.vn'), blocked: true }), { seq: 6 })
    assert.equal(await names(), ['two.vn', 'one.vn'])
    await hours(at(visit(1, 'new.vn')), { pairing: '12', seq: 1 })
    await hours(at(visit(1, 'old.vn')), { pairing: 9, seq: 100 })
    assert.equal(await names(), ['new.vn'])
  }))

test('an hour begins at a full hour, holds no address, and is cut where it is too long', () =>
  withUploads(async ({ hours, stored }) => {
    const hour = (time: string, ...items: object[]) => ({ hour: time, items })
    const many = Array.from({ length: 600 }, (_, n) => visit(n % 60, `site-${n}.vn`, n))
    const refused = { ...visit(59, 'refused.vn', 0), blocked: true }
    const dropped = await hours([
      hour('2026-11-23T11:30:00+07:00', visit(1, 'a.vn')),
      hour('2026-11-23T11:00:00', visit(1, 'a.vn')),
      hour('2026-11-08T23:00:00+07:00', visit(1, 'a.vn')),
      hour('2026-11-23T10:00:00+07:00', visit(1, 'a.vn/x'), visit(60, 'a.vn'), visit(1, 'a.vn', 3601)),
      hour('2026-11-23T03:00:00Z', visit(1, 'a.vn')),
      hour('2026-11-23T11:00:00+07:00', ...many, refused),
    ])
    assert.equal(
      dropped.map(({ what, why }) => `${what} ${why}`),
      [
        'history.0 invalid',
        'history.1 invalid',
        'history.2 out_of_range',
        'history.3.items invalid',
        'history.4 repeated',
        'history.5.items too_many',
      ],
    )
    const kept = (await stored('history_hours'))[1]!.items.map(({ name }) => name)
    assert.ok(kept.length > 150 && kept.includes('refused.vn') && kept.includes('site-599.vn'))
  }))

test.run()
