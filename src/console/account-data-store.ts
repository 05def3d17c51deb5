import type { Knex } from 'knex'

/** In the order of the columns of the CSV. No password, token or number of a card is among them. */
export const accountColumns = {
  account: [
    ...['ma_phu_huynh', 'ten_phu_huynh', 'email_phu_huynh', 'sdt', 'dia_chi', 'ngon_ngu', 'ngay_tao'],
    ...['phone_changed_at', 'khoa_luc', 'ly_do_khoa'],
  ],
  children: ['ma_tre_em', 'ten_tre', 'lop', 'gioi_tinh', 'truong', 'ngay_sinh', 'email_tre_em'],
  devices: ['nguoi_dung_id', 'ma_tre_em', 'ten_thiet_bi', 'loai_thiet_bi', 'ma_thiet_bi', 'ngay_tao'],
  packages: [
    ...['id', 'ten_goi', 'vnp_txn_ref', 'nguoi_dung_id', 'trang_thai', 'gia'],
    ...['ngay_mua', 'ngay_bat_dau', 'ngay_ket_thuc', 'tu_dong_gia_han'],
  ],
  moves: ['goi_dich_vu_id', 'from_device', 'to_device', 'at'],
  orders: [
    ...['id', 'vnp_txn_ref', 'loai', 'trang_thai', 'so_tien', 'da_thu', 'ten_goi', 'so_thiet_bi', 'thoi_han_thang'],
    ...['ngay_tao', 'ngay_thanh_toan', 'transaction_no', 'ngan_hang', 'loai_the', 'transfer_reference'],
  ],
  invoices: ['order_id', 'ten_don_vi', 'ma_so_thue', 'dia_chi', 'email'],
  second_payments: ['order_id', 'transaction_no', 'so_tien', 'at'],
  refunds: [
    ...['order_id', 'giao_dich', 'so_tien', 'ly_do', 'trang_thai', 'ly_do_tu_choi', 'ngay_tao', 'decided_at'],
    ...['outside_on', 'outside_reference'],
  ],
  cards: ['registered_at', 'expires_on', 'ended_at'],
  messages: ['kind', 'detail', 'written_at', 'state', 'closed_at'],
  sessions: ['created_at', 'expires_at'],
}

type AccountData = Record<keyof typeof accountColumns, Record<string, unknown>[]>

/** All that is kept about an account, but for what its children did. */
export async function findAccountData(db: Knex, ma_phu_huynh: number): Promise<AccountData> {
  const own = (table: string) => db(table).where({ ma_phu_huynh })
  const ofOrders = (table: string) => db(table).whereIn('order_id', own('orders').select('id'))
  const { packages, refunds, ...columns } = accountColumns
  const packageName = db('goi').where('goi.id', db.ref('thong_tin_goi_id')).select('ten')
  return {
    account: await own('phu_huynh').select(columns.account),
    children: await own('tre_em').orderBy('ma_tre_em').select(columns.children),
    devices: await own('thiet_bi').orderBy('nguoi_dung_id').select(columns.devices),
    packages: await own('goi_dich_vu')
      .orderBy('id')
      .select(...packages.filter(name => name !== 'ten_goi'), packageName.as('ten_goi')),
    moves: await db('moves')
      .whereIn('goi_dich_vu_id', own('goi_dich_vu').select('id'))
      .orderBy('id')
      .select(columns.moves),
    orders: await own('orders').orderBy('id').select(columns.orders),
    invoices: await ofOrders('order_invoices').orderBy('order_id').select(columns.invoices),
    second_payments: await ofOrders('second_payments').orderBy('id').select(columns.second_payments),
    // what an admin notes on a refund of their own is for the books
    refunds: await own('refunds')
      .orderBy('id')
      .select(
        ...refunds.filter(name => name !== 'ly_do'),
        db.raw('case when requested_by_parent then ly_do end as ly_do'),
      ),
    cards: await own('cards').orderBy('id').select(columns.cards),
    messages: await own('notices').orderBy('id').select(columns.messages),
    sessions: await own('sessions').orderBy('created_at').select(columns.sessions),
  }
}
