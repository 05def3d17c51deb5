import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { seedMother, withMother } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { ipn, told } from '../helpers/orders.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import { opened, sent, textOf } from '../helpers/pages.ts'
import { buy, codes, posted, upload, work } from '../helpers/settlement.ts'

test('columns are those of the query, else of the last file, else the usual ones; what is not found is named', () =>
  withMother(async given => {
    const { app } = given
    const [one] = await buy(given, 1)
    const odd = `Đơn;Tiền;Ngày GD\n${one};390.000;31/01/2027 09:00:00\n`
    const refused = await upload(app, odd)
    assert.equal([refused.status, refused.json.error], [400, 'settlement_heads'])
    assert.match(refused.json.message, /Đơn, Tiền, Ngày GD/)
    const twice = await upload(app, odd, `?${new URLSearchParams({ ma_don: 'Đơn', so_tien: 'Đơn', ngay: 'Ngày GD' })}`)
    assert.equal([twice.status, twice.json.error], [400, 'settlement_head_twice'])
    assert.match(twice.json.message, /“Đơn”/)
    const doubled = await upload(app, `ma_don,so_tien,ngay,Số tiền,so_tien\n${one},390000,31/01/2027,1,39\n`)
    assert.equal([doubled.status, doubled.json.error], [400, 'settlement_head_twice'])
    const query = `?${new URLSearchParams({ ma_don: 'Đơn', so_tien: 'Tiền', ngay: 'Ngày GD' })}`
    assert.equal(codes(await upload(app, odd, query)).khop, [one])
    assert.equal(codes(await upload(app, `${odd}\n`)).khop, [one])
    assert.equal(codes(await upload(app, `ma_don,so_tien,ngay\n${one},390000,31/01/2027\n`)).khop, [one])
    const absent = await upload(app, odd, '?ma_don=Khác')
    assert.equal([absent.status, absent.json.error], [400, 'settlement_heads'])
  }))

test('amounts, days, quotes, separators and the byte order mark are read as spreadsheets write them', () =>
  withMother(async given => {
    const { app } = given
    const [one] = await buy(given, 1)
    for (const amount of ['390.000', '390000', '390000.00', '"390,000"', '"390.000,00"', '390.000 ₫', '390000 VND'])
      for (const day of ['31/01/2027', '31/01/2027 23:59:59', '20270131235959', '20270131', '2027-01-31 08:00']) {
        const line = `"${one!.toLowerCase()}"\t${amount}\t${day}`
        const answered = await upload(app, `\ufeffTxnRef\t"Số tiền (VND)"\tThời gian\r\n${line}\r\n`)
        assert.equal([amount, day, codes(answered).khop], [amount, day, [one]])
      }
    const wrong: [string, string][] = [
      ['390000.50', '31/01/2027'],
      ['39.0000', '31/01/2027'],
      ['', '31/01/2027'],
      ['390000', '31/02/2027'],
      ['390000', 'hôm qua'],
      ['390000', '31/01/2027 25:99'],
      ['390000', '31/01/2027 08:60:00'],
      ['390000', '31/01/2027 24h00'],
      ['390000', '20270131250000'],
      ['390000', '2027-01-31T23:59:61'],
    ]
    const future: typeof wrong = [
      ['390000', '02/02/2027'],
      ['390000', '24/11/2999'],
    ]
    const past: typeof wrong = [
      ['390000', '30/01/2026'],
      ['390000', '31/01/0027'],
      ['390000', '00270131080000'],
    ]
    for (const [amount, day] of [...wrong, ...future, ...past]) {
      const { status, json } = await upload(app, `ma_don\tso_tien\tngay\n${one}\t${amount}\t${day}\n`)
      const isOf = (days: typeof wrong) => days.some(([, each]) => each === day)
      const code = isOf(future) ? 'settlement_ahead' : isOf(past) ? 'settlement_old' : 'settlement_line'
      assert.equal([status, json.error], [400, code], `${amount} ${day}`)
      assert.match(json.message, /Dòng 2/)
      assert.ok(json.message.includes(`ngay “${day}”`) || json.message.includes(`so_tien “${amount}”`), json.message)
    }
    const ahead = `ma_don\tso_tien\tngay\n${one}\t390000\t01/02/2027\n`
    assert.equal(codes(await upload(app, ahead)).khop, [one], 'tomorrow')
    const oldest = `${one}\t390000\t31/01/2027 23h59\n-\t1\t31/01/2026\n`
    assert.is((await upload(app, `ma_don\tso_tien\tngay\n${oldest}`)).status, 201, 'a year ago')
    for (const empty of ['', 'ma_don,so_tien,ngay\n', '\n\n'])
      assert.is((await upload(app, empty)).json.error, 'settlement_empty')
  }))

test('a line without an order is said where its amount or its day cannot be read, and a line of totals is none', () =>
  withMother(async given => {
    const { app } = given
    const [one] = await buy(given, 1)
    const file = (line: string) => `ma_don,so_tien,ngay,ma_giao_dich\n${one},390000,31/01/2027,14226112\n${line}\n`
    for (const line of [',39O.000,31/01/2027,', ',390000,31/02/2027,', ',390000,,14226113', ',,31/01/2027,14226113']) {
      const { status, json } = await upload(app, file(line))
      assert.equal([status, json.error], [400, 'settlement_line'], line)
      assert.match(json.message, /Dòng 3/)
    }
    for (const line of [',1.511.000,,', ',390000,Tổng cộng,1', ',390000,Tổng 25 giao dịch,25', ',,31/01/2027,']) {
      const answered = await upload(app, file(line))
      assert.equal([line, answered.status, codes(answered).khop], [line, 201, [one]])
    }
  }))

test('a file with only the second payment of an order lacks the first, and closes nothing that was said of it', () =>
  withMother(async given => {
    const { app } = given
    const [one] = await buy(given, 1)
    await ipn(app, told(app, one!, { vnp_TransactionNo: '14999999' }))
    const file = (...lines: string[]) =>
      upload(app, `ma_don,so_tien,ma_giao_dich,ngay\n${lines.map(line => `${one},390000,${line}`).join('\n')}`)
    const open = async () => (await work(app))?.so_luong ?? 0
    const [first, second] = ['14226112,31/01/2027', '14999999,31/01/2027']
    assert.equal(codes(await file(second)), { khop: [one], lech: [], la: [], thieu: [one] })
    await file('14999999,01/02/2027')
    assert.is(await open(), 1)
    assert.equal(codes(await file(first, second)).thieu, [])
    assert.is(await open(), 0)
  }))

test('only a CSV of at most 5 MB is taken, from admins', () =>
  withMother(async ({ app }) => {
    assert.is((await upload(app, 'x', '', 'mother')).status, 403)
    assert.is((await app.post('/api/payment/settlements', {}, { as: 'admin' })).status, 415)
    assert.is((await upload(app, 'x'.repeat(5_000_001))).status, 413)
    assert.equal([(await app.db('settlements')).length, (await app.db('settlement_lines')).length], [0, 0])
  }))

test('the console compares pasted lines without JavaScript, shows what differs, and closes it with a note', () =>
  withMother(async given => {
    const { app } = given
    const [one, two] = await buy(given, 2)
    const csv = `Mã đơn,Tiền,Ngày\n${one},380000,31/01/2027\nLA1,1000,31/01/2027\n`
    const path = '/admin/doi-soat'
    assert.ok((await opened(app, path)).querySelector('.console-head + form.card'))
    assert.match(
      textOf('main', await posted(app, path, { csv })),
      /Không tìm thấy cột Số tiền\. Tệp có các cột: Mã đơn, Tiền, Ngày/,
    )
    const result = await posted(app, path, { csv, so_tien: 'Tiền' })
    assert.match(textOf('dialog', result), /Khớp 0, lệch số tiền 1, không có ở đây 1, không có trong tệp 1/)
    for (const code of [one!, 'LA1', two!]) assert.match(textOf('dialog', result), new RegExp(code))
    assert.match(textOf('main', await opened(app, path)), /3 khác biệt/)
    const { id } = await app.db('settlement_lines').where({ ket_qua: 'la' }).first()
    const work = await opened(app, '/admin/viec-can-lam')
    const unknown = work.querySelector(`a[href="/admin/doi-soat?mo=dong-lech.${id}"]`)!
    assert.is(unknown.nextElementSibling!.textContent.replaceAll('\u00a0', ' ').trim(), '1.000 ₫')
    assert.match(
      textOf('.audit-detail', await opened(app, '/admin/nhat-ky')),
      /^Từ ngày ?31\/01\/2027.*Không có ở đây ?1/,
    )
    await sent(app, `${path}?mo=dong-lech.${id}`, { ly_do: 'Của cửa hàng khác' })
    assert.is((await app.db('settlement_lines').where({ id }).first()).note, 'Của cửa hàng khác')
    assert.match(textOf('dialog', await opened(app, `${path}?mo=dong-lech.${id}`)), /Của cửa hàng khác/)
  }))

const head = 'ma_don,so_tien,ngay,ma_giao_dich'
const lineOf = (order: string, at: number) => `${order},390000,2027-01-31,${at}`

/** The longest value that statements are given from now on. */
function longestIn({ db }: TestApp): () => number {
  let longest = 0
  db.client.on('query', ({ bindings = [] }: { bindings?: unknown[] }) => {
    longest = Math.max(longest, ...bindings.map(value => String(value).length))
  })
  return () => longest
}

test('lines of one order are judged together, and shown in the order of the file, however many stand between them', () =>
  withMother(async given => {
    const { app } = given
    const [one] = await buy(given, 1)
    const ofOne = lineOf(one!, 14_226_112)
    const others = Array.from({ length: 7_000 }, (_, at) => lineOf(`${at % 2 ? 'A' : 'Z'}${at}`, at))
    const longest = longestIn(app)
    for (const later of [[], [lineOf('', 1)]]) {
      const file = [head, ofOne, ...others, ofOne, ...later].join('\n')
      const { khop, lech, la, thieu } = (await upload(app, file)).json.data
      assert.equal([khop.length, lech.length, la.length, thieu.length], [1, 1, 7_000 + later.length, 0])
      assert.equal([khop[0].dong, lech[0].dong, lech[0].da_ghi], [2, 7_003, 0])
      assert.equal([la[0].dong, la[6_999].dong], [3, 7_002])
    }
    const open = await app.db('settlement_lines').where({ closed_at: null }).whereNot({ ket_qua: 'khop' })
    assert.equal([open.length, new Set(open.map(({ settlement_id }) => settlement_id)).size], [7_002, 1])
    assert.ok(longest() < 500_000, `a statement of ${longest()} signs`)
  }))

serverTest(test, 'files of 63,000 lines are compared within the limit of a statement, one after another', () =>
  withOwnApp(async app => {
    await seedMother(app)
    const others = Array.from({ length: 63_000 }, (_, at) => lineOf(`AN27013112${'0'.repeat(30)}${at}`, at))
    for (const later of [[], [lineOf('B', 1)]]) {
      const { status, json } = await upload(app, [head, ...others, ...later].join('\n'))
      assert.equal([status, json.data.la.length], [201, 63_000 + later.length])
    }
    assert.is((await work(app)).so_luong, 1_000, 'as many as are counted')
  }),
)

test.run()
