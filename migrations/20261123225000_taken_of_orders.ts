import type { Knex } from 'knex'

const places = (amount: 'da_thu' | 'so_tien') => `
  update goi_dich_vu set gia = ${amount} / so_thiet_bi + (place <= ${amount} % so_thiet_bi)::int
  from orders where orders.vnp_txn_ref = goi_dich_vu.vnp_txn_ref and place is not null
    and ngay_thanh_toan is not null and da_thu < so_tien;`

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table orders add column da_thu bigint generated always as (least(so_tien, gateway_amount)) stored;
    comment on column orders.da_thu is 'what was taken of the price, once it is paid: less than that where an admin granted an order of which VNPay took less';
    drop index orders_in_books;
    create index orders_in_books on orders (payment_day, thong_tin_goi_id) include (da_thu)
      where trang_thai in ('paid', 'refunded') and so_tien > 0;
    ${places('da_thu')}
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    ${places('so_tien')}
    drop index orders_in_books;
    alter table orders drop column da_thu;
    create index orders_in_books on orders (payment_day, thong_tin_goi_id) include (so_tien)
      where trang_thai in ('paid', 'refunded') and so_tien > 0;
  `)
}
