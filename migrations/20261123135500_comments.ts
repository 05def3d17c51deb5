import type { Knex } from 'knex'

/** What a name alone does not tell, for people who read the schema. */
const comments: Record<string, string> = {
  'table job_runs': 'A run of a job: its row is the claim that keeps other processes from running it too.',
  'table seeds': 'What was put in once and is not put in again, also where somebody deleted it since.',
  'table totals': 'Changes of a number of rows; their sum is the number.',
  'table page_version': 'Grows with everything that cached pages show.',
  'table translator': 'One row: no process asks for translations before free_at but the one that moved it.',
  'table goi': 'Packages that are sold or were.',
  'table noi_dung': 'Features of a package, a line each.',
  'column phu_huynh.co_goi_tra_phi': 'Has a paid package on a device, whatever its dates. Triggers set it.',
  'table escrow_keys': 'The key of the sealed passwords; its private half is wrapped with the verification password.',
  'table tre_em': 'Children.',
  'table thiet_bi': 'Devices of children.',
  'table goi_dich_vu': 'Places: what a parent has bought for one device, whether it is on one or not.',
  'column goi_dich_vu.place': 'Which of the places of its order; null where an admin gave it.',
  'column goi_dich_vu.anchored_on': 'The day from which months give the end.',
  'column goi_dich_vu.ten_thiet_bi_cu': 'The name of the device that was deleted.',
  'column orders.ask_at': 'When VNPay is asked about it next.',
  'column orders.charge_step': 'The reminder with which a card was charged; null where the buyer pays.',
  'column orders.transfer_reference': 'The reference of a bank transfer; VNPay does not know of such an order.',
  'table gateway_calls': 'What was said between VNPay and us about an order, either way.',
  'column gateway_calls.said': 'What VNPay said of the money.',
  'column gateway_calls.outcome': 'What became of it here.',
  'table renewals': 'One period of a purchase that is to be paid, by one of the orders that refer to it.',
  'table renewed_rows': 'The places that a renewal renews, before and after.',
  'column renewed_rows.left_until': 'What the place keeps of a renewal that was refunded: protection until that day.',
  'table notices': 'Messages to parents, each written once by its key.',
  'table card_cancellations': 'Cards that VNPay is still to be told of.',
  'table ledger_differences': 'Where orders, refunds and places do not add up.',
  'table moves': 'A place that was moved from one device to another.',
  'table order_invoices': 'Whom to invoice, as the buyer typed it.',
  'table invoicing': 'One row once e-invoices are on; orders before it are not told of.',
  'table invoice_events': 'What the e-invoice provider is told of an order.',
}

export async function up(db: Knex): Promise<void> {
  for (const [what, text] of Object.entries(comments)) await db.raw(`comment on ${what} is '${text}'`)
}

export async function down(db: Knex): Promise<void> {
  for (const what of Object.keys(comments)) await db.raw(`comment on ${what} is null`)
}
