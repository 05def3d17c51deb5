import { setImmediate as othersTurn } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from '../../src/billing/books/read-csv.ts'
import { readFile } from '../../src/billing/books/read-file.ts'
import { withMother } from '../helpers/billing.ts'
import { upload } from '../helpers/settlement.ts'

test('of a line of a million cells the first are read, and what follows is another line', () => {
  const [long, next] = [...linesOf(`${'|,'.repeat(1_000_000)}\n1,2`)]
  assert.ok(long!.cells.length <= 500)
  assert.equal(next, { line: 2, cells: ['1', '2'] })
})

test('while millions of empty lines are read, others get their turn', async () => {
  let turns = 0
  let isRead = false
  const others = (async () => {
    for (; !isRead; turns++) await othersTurn()
  })()
  const reading = { language: 'vi', now: new Date('2027-01-31T05:00:00Z') } as const
  const text = `ma_don,so_tien,ngay\n${'\n'.repeat(2_000_000)}AN1,390000,31/01/2027\n`
  const { lines } = await readFile(text, {}, {}, reading)
  isRead = true
  await others
  assert.equal([lines.length, lines[0]!.line], [1, 2_000_002])
  assert.ok(turns > 1_000, `${turns} turns`)
})

test('a file of heads without end, and one that names an order again and again, are refused', () =>
  withMother(async ({ app }) => {
    const refused = [
      await upload(app, '\t;,|'.repeat(1_000_000)),
      await upload(app, `"${'á\n'.repeat(1_500_000)}`),
      await upload(app, `ma_don,so_tien,ngay\n${'AN1,390000,31/01/2027\n'.repeat(1_001)}`),
    ]
    assert.equal(
      refused.map(({ status, json }) => [status, json.error]),
      [
        [400, 'settlement_heads'],
        [400, 'settlement_heads'],
        [400, 'settlement_repeats'],
      ],
    )
  }))

test('an order whose code is too long to be one is refused with its line and its column', () =>
  withMother(async ({ app }) => {
    const code = 'AN'.repeat(51)
    const { status, json } = await upload(app, `ma_don,so_tien,ngay\n${code},390000,31/01/2027\n`)
    assert.equal([status, json.error], [400, 'settlement_line'])
    assert.ok(json.message.includes(`Dòng 2`) && json.message.includes(`ma_don “${code.slice(0, 50)}”`), json.message)
  }))

test.run()
