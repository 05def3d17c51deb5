import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readInvoiceWebhook } from '../../src/kernel/config/invoices.ts'
import { isOperatorError } from '../../src/kernel/operator-error.ts'

const HDDT_WEBHOOK_URL = 'https://hoadon.test/an-nhi?khoa=1'
const HDDT_WEBHOOK_SECRET = 'bi-mat'

test('the invoice webhook has an address and a secret, each also from a file, or is off', () => {
  assert.is(readInvoiceWebhook({}), null)
  assert.is(readInvoiceWebhook({ HDDT_WEBHOOK_URL: '', HDDT_WEBHOOK_SECRET: '' }), null)
  const both = { url: HDDT_WEBHOOK_URL, secret: HDDT_WEBHOOK_SECRET }
  assert.equal(readInvoiceWebhook({ HDDT_WEBHOOK_URL, HDDT_WEBHOOK_SECRET }), both)
  const file = join(mkdtempSync(join(tmpdir(), 'an-nhi-')), 'secret')
  writeFileSync(file, `${HDDT_WEBHOOK_SECRET}\n`)
  assert.equal(readInvoiceWebhook({ HDDT_WEBHOOK_URL, HDDT_WEBHOOK_SECRET_FILE: file }), both)
})

test('half a webhook, or an address that is none, stops the start and names the variable', () => {
  const refused = (env: Record<string, string>, line: RegExp) => {
    try {
      readInvoiceWebhook(env)
    } catch (error) {
      if (isOperatorError(error)) return assert.match(error.message, line)
    }
    assert.unreachable(JSON.stringify(env))
  }
  refused({ HDDT_WEBHOOK_URL }, /^HDDT_WEBHOOK_SECRET is not set/)
  refused({ HDDT_WEBHOOK_SECRET }, /^HDDT_WEBHOOK_URL is not set/)
  for (const url of ['hoadon.test', 'ftp://hoadon.test/', 'https://a:b@hoadon.test/', 'https://'])
    refused({ HDDT_WEBHOOK_URL: url, HDDT_WEBHOOK_SECRET }, /^HDDT_WEBHOOK_URL is not understood/)
})

test.run()
