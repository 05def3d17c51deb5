import type { Knex } from 'knex'

const withReturn = `'redirect', 'return', 'ipn', 'query', 'refund', 'charge'`
const withoutReturn = `'redirect', 'ipn', 'query', 'refund', 'charge'`
const kindIn = (kinds: string) => `
  alter table gateway_calls drop constraint gateway_calls_kind_check;
  alter table gateway_calls add constraint gateway_calls_kind_check check (kind in (${kinds}));
`
/** A field of the gateway's own call. Banks and kinds of cards are plain letters, which need no decoding. */
const said = (field: string) => `substring(request from '(?:^|&)${field}=([A-Za-z0-9]+)')`

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- what the gateway names of a payment: its bank and the kind of card
    alter table orders add column ngan_hang text, add column loai_the text;
    update orders set ngan_hang = ${said('vnp_BankCode')}, loai_the = ${said('vnp_CardType')}
    from gateway_calls calls
    where calls.vnp_txn_ref = orders.vnp_txn_ref and kind = 'ipn' and said = 'paid'
      and orders.trang_thai in ('paid', 'refunded');
    drop index orders_by_payment;
    create index orders_by_payment on orders (ngay_thanh_toan, id) where ngay_thanh_toan is not null;

    ${kindIn(withReturn)}
    -- the newest address that was handed out is enough
    delete from gateway_calls older using gateway_calls newer
    where older.kind = 'redirect' and newer.kind = 'redirect' and newer.vnp_txn_ref = older.vnp_txn_ref
      and newer.id > older.id;
    -- what buyers' browsers carry, however often they click or reload
    create unique index gateway_calls_of_buyer on gateway_calls (vnp_txn_ref, kind) where kind in ('redirect', 'return');
    -- the few returns that came when nobody asked about their order any more
    create index gateway_calls_late_returns on gateway_calls (id) where kind = 'return' and outcome is null;
    -- whether the gateway answers our questions: the last good answer, and those that failed after it
    create index gateway_calls_answered on gateway_calls (id)
      where kind = 'query' and (said is not null or outcome in ('unknown_transaction', 'partly_refunded'));
    create index gateway_calls_failing on gateway_calls (id)
      where kind = 'query' and said is null and outcome not in ('unknown_transaction', 'partly_refunded');

    -- what the log holds that no payment needs leaves after two years
    create index audit_log_leaving on audit_log (at)
      where coalesce(subject_kind, '') not in ('orders', 'refunds', 'goi_dich_vu');
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop index audit_log_leaving, gateway_calls_failing, gateway_calls_answered, gateway_calls_late_returns,
               gateway_calls_of_buyer;
    delete from gateway_calls where kind = 'return';
    ${kindIn(withoutReturn)}
    drop index orders_by_payment;
    create index orders_by_payment on orders (ngay_thanh_toan, id) where trang_thai = 'paid';
    alter table orders drop column ngan_hang, drop column loai_the;
  `)
}
