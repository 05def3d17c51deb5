import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { HashAlgorithm, ignoreLogger, ProductCode, VNPay, VnpLocale } from 'vnpay'
import { readCallback } from '../../src/billing/vnpay/callback.ts'
import {
  judge,
  judgeStatus,
  paymentReasons,
  queryReasons,
  reasonOf,
  refundReasons,
  statusReasons,
} from '../../src/billing/vnpay/codes.ts'
import { isSignedBody, queryBody, readAnswer, refundBody } from '../../src/billing/vnpay/enquiries.ts'
import { payUrl, signedUrl } from '../../src/billing/vnpay/pay-url.ts'
import { amountOf, dongOf, momentOf, plainAddress, plainInfo, timeOf } from '../../src/billing/vnpay/values.ts'
import { gatewayReasons } from '../../src/i18n/gateway-answers.ts'
import vectors from './vnpay-vectors.json' with { type: 'json' }

const terminal = { tmnCode: vectors.tmnCode, secret: vectors.hashSecret }
const payment = {
  txnRef: 'AN1',
  amount: 390_000,
  info: 'Thanh toán gói cao cấp',
  createDate: '20261121093000',
  expireDate: '20261121100000',
  returnUrl: 'https://anni.test/payment/callback',
  address: '203.0.113.7',
  language: 'vi' as const,
}
const library = new VNPay({
  tmnCode: terminal.tmnCode,
  secureSecret: terminal.secret,
  hashAlgorithm: HashAlgorithm.SHA512,
  testMode: true,
  loggerFn: ignoreLogger,
})

test('every payment vector has the URL that is expected, byte for byte', () => {
  for (const { id, params, url } of vectors.pay)
    assert.is(signedUrl(terminal, vectors.payUrl, params as unknown as Record<string, string>), url, id)
})

test('our payment URL is the one that the npm package builds', () => {
  const theirs = library.buildPaymentUrl({
    vnp_Amount: payment.amount,
    vnp_IpAddr: payment.address,
    vnp_TxnRef: payment.txnRef,
    vnp_OrderInfo: 'Thanh toan goi cao cap',
    vnp_OrderType: ProductCode.Other,
    vnp_ReturnUrl: payment.returnUrl,
    vnp_Locale: VnpLocale.VN,
    vnp_CreateDate: Number(payment.createDate),
    vnp_ExpireDate: Number(payment.expireDate),
  })
  assert.is(payUrl(terminal, vectors.payUrl, payment), theirs)
})

test('R32: every callback vector is verified and judged as expected', () => {
  for (const { id, query, expect, why } of vectors.callbacks) {
    const read = readCallback(terminal, query)
    const verified = 'callback' in read || read.wrong === 'malformed'
    assert.is(verified, expect.verified, `${id}: ${why}`)
    if ('malformed' in expect) assert.equal(read, { wrong: 'malformed' }, id)
    if ('callback' in read)
      assert.is(judge(read.callback.responseCode, read.callback.status).verdict === 'paid', expect.paid, id)
  }
})

test('where the npm package verifies a callback so do we, except our own payment URL sent back', () => {
  for (const { id, query } of vectors.callbacks) {
    const said = Object.fromEntries(new URLSearchParams(query))
    const theirs = id.startsWith('cb-21') ? false : library.verifyReturnUrl(said as never).isVerified
    const ours = 'callback' in readCallback(terminal, query)
    if (theirs && !id.startsWith('cb-23')) assert.ok(ours, id)
  }
})

test('R32: a signature that was cut, emptied, repeated or is of another terminal is refused, and nothing throws', () => {
  const good = vectors.callbacks[0]!.query
  const hash = /vnp_SecureHash=(\w+)/.exec(good)![1]!
  const foreign = signedUrl({ ...terminal, tmnCode: 'OTHER' }, '', {
    ...Object.fromEntries(new URLSearchParams(good.replace(/&vnp_SecureHash=.*/, ''))),
    vnp_TmnCode: 'OTHER',
  }).slice(1)
  const wrong = [
    '',
    'vnp_SecureHash',
    good.replace(hash, ''),
    good.replace(hash, hash.slice(2)),
    good.replace(hash, `${hash}00`),
    good.replace(hash, 'g'.repeat(128)),
    good.replace(
      hash,
      hash.replace(/^./, first => (first === '0' ? '1' : '0')),
    ),
    good.replace(/&vnp_SecureHash=\w+/, ''),
    `${good}&vnp_SecureHash=${hash}`,
    `${good}&vnp_New=1`,
    good.replace('NCB', '%'),
    foreign,
  ]
  for (const query of wrong) assert.equal(readCallback(terminal, query), { wrong: 'signature' }, query)
  assert.ok('callback' in readCallback(terminal, `${good}&vnp_SecureHashType=HmacSHA512`))
})

test('D56, R34, R35: an amount that is no whole number of đồng is none, though it is signed', () => {
  for (const amount of ['0x10', '1e3', ' 100', '100 ', '-100', '1.00', '150', '', '1000000000000'])
    assert.is(dongOf(amount), undefined, amount)
  assert.is(dongOf('49900000'), 499_000)
  assert.is(amountOf(499_000), '49900000')
  assert.is(amountOf(9_999_999_999), '999999999900')
  for (const dong of [10_000_000_000, -1, 19.99, Number.NaN]) assert.throws(() => amountOf(dong))
})

test('D21: the gateway’s time is Vietnam’s, in both directions', () => {
  for (const { utc, vnp } of vectors.clock) {
    assert.is(timeOf(new Date(utc)), vnp)
    assert.equal(momentOf(vnp), new Date(utc))
  }
  assert.equal(momentOf('20270111003015'), new Date('2027-01-10T17:30:15Z'))
  for (const time of ['', '20260231000000', '2026112109300', '20261121250000', 'x'])
    assert.is(momentOf(time), undefined)
})

test('the order info is plain ASCII that every encoder encodes alike', () => {
  assert.is(plainInfo('Gói cao cấp 2 thiết bị – Đặng (bé) & *An*!'), 'Goi cao cap 2 thiet bi Dang be An')
  assert.is(plainInfo('😀'), 'Thanh toan')
  assert.is(plainInfo('a'.repeat(300)).length, 255)
  assert.is(plainAddress('::1'), '127.0.0.1')
  assert.is(plainAddress('::ffff:203.0.113.7'), '203.0.113.7')
})

test('query and refund requests are signed as the vectors are, field for field', () => {
  for (const { id, command, body } of vectors.requests) {
    const given: Record<string, string | undefined> = body
    assert.ok(isSignedBody(terminal, body as never), id)
    const asked = {
      requestId: given.vnp_RequestId!,
      txnRef: given.vnp_TxnRef!,
      transactionDate: given.vnp_TransactionDate!,
      createDate: given.vnp_CreateDate!,
      address: given.vnp_IpAddr!,
      info: given.vnp_OrderInfo!,
    }
    if (plainInfo(asked.info) !== asked.info) continue
    const refund = {
      ...asked,
      amount: Number(given.vnp_Amount) / 100,
      whole: given.vnp_TransactionType === '02',
      transactionNo: given.vnp_TransactionNo === '0' ? null : given.vnp_TransactionNo!,
      createBy: given.vnp_CreateBy ?? '',
    }
    assert.equal(command === 'refund' ? refundBody(terminal, refund) : queryBody(terminal, asked), body, id)
  }
})

test('answers of the gateway are read only where they are signed', () => {
  for (const { id, command, body, expect, why } of vectors.responses) {
    const read = readAnswer(terminal, command as 'querydr' | 'refund', JSON.stringify(body))
    assert.is(read !== undefined, expect.verified, `${id}: ${why}`)
  }
  const { vnp_SecureHash: _, ...unsigned } = vectors.responses[0]!.body as Record<string, string>
  for (const text of ['', '[]', 'null', '"x"', '<html>', JSON.stringify(unsigned)])
    assert.is(readAnswer(terminal, 'querydr', text), undefined, text)
})

test('D48: an order is paid only by both codes; money that may have left the buyer is reviewed', () => {
  const verdicts = (pairs: string[]) =>
    pairs.map(pair => judge(...(pair.split('/') as [string, string])).verdict).join(' ')
  assert.is(verdicts(['00/00']), 'paid')
  assert.is(verdicts(['24/02', '51/02', '11/08', '24/11', '99/02']), 'failed failed failed failed failed')
  assert.is(
    verdicts(['00/02', '00/01', '07/00', '07/02', '24/04', '24/07', '24/00']),
    Array(7).fill('review').join(' '),
  )
  assert.is(verdicts(['99/01']), 'unfinished')
  assert.equal(
    ['00', '01', '02', '04', '07', '09', '77'].map(status => judgeStatus(status).verdict).join(' '),
    'paid unfinished failed review review review review',
  )
})

test('every code of the gateway has a reason with a sentence in both languages, and an unknown code is an error', () => {
  const known = [paymentReasons, statusReasons, queryReasons, refundReasons].flatMap(each => Object.values(each))
  for (const reason of known) assert.is(new Set(gatewayReasons[reason]).size, 2, reason)
  assert.is(reasonOf(paymentReasons, '42'), 'gateway_error')
  assert.is(reasonOf(paymentReasons, 'constructor'), 'gateway_error')
})

test.run()
