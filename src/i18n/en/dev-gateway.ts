import { english } from '../index.ts'
import type { devGateway as vi } from '../vi/dev-gateway.ts'

export const devGateway = english<typeof vi>()({
  title: 'Simulated payment gateway',
  warning: 'This page stands in for VNPay in development. There is no real money, and no bank is asked.',
  merchant: 'Merchant',
  reference: 'Reference',
  info: 'Details',
  amount: 'Amount',
  choose: 'What does the bank answer?',
  success: 'Payment successful',
  silent: 'Paid, but the IPN is late',
  suspected: 'Money taken, under suspicion (07)',
  insufficient: 'Balance too low (51)',
  cancelled: 'Customer cancels (24)',
  refused: 'The gateway refuses this request',
  code: 'Error code {code}',
})
