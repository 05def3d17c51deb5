import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withMother } from '../helpers/billing.ts'
import { opened } from '../helpers/pages.ts'

test('a result that names no order points to the orders in the wallet and links to the wallet', () =>
  withMother(async ({ app }) => {
    for (const query of ['error=x', 'vnp_TxnRef=1'])
      for (const [language, wallet] of [
        ['vi', 'trong ví'],
        ['en', 'in your wallet'],
      ] as const) {
        const page = await opened(app, `/payment/callback?${query}`, language, 'mother')
        assert.match(page.querySelector('.payment-result')!.textContent, wallet, query)
        const links = [...page.querySelectorAll('.payment-result a')].map(link => link.getAttribute('href'))
        assert.equal(links, ['/wallet', '/'], query)
      }
  }))

test.run()
