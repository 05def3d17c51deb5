/** What became of orders that no place was bought with: most were given up, some failed, a few were refunded. */
const abandoned = `(array['expired', 'expired', 'expired', 'failed', 'expired', 'failed', 'expired', 'expired', 'failed', 'refunded'])`

/** What a crowd of buyers leaves behind, one statement a table, after the rows of the families. */
export const grownMoney: [table: string, statement: string][] = [
  [
    'orders',
    `insert into orders (vnp_txn_ref, ma_phu_huynh, thong_tin_goi_id, loai, trang_thai, so_tien, ten_goi, so_thiet_bi,
                         thoi_han_thang, ngay_tao, ngay_thanh_toan, create_date, ask_at, gateway_amount)
     select 'GROWN' || ma_phu_huynh || 'N' || n, ma_phu_huynh, 3, 'MUA', became, 390000, (select ten from goi where id = 3), 1, 12, made,
            case when became = 'refunded' then made + interval '3 minutes' end,
            to_char(made at time zone 'Asia/Ho_Chi_Minh', 'YYYYMMDDHH24MISS'),
            case when became = 'pending' then :now::timestamptz + interval '10 minutes' end,
            case when became = 'refunded' then 390000 end
     from phu_huynh
       cross join lateral generate_series(1, (array[0, 1, 1, 3])[1 + ma_phu_huynh % 4]) n
       cross join lateral (select case when ma_phu_huynh % 5000 = 1 then 'pending' when ma_phu_huynh % 25000 = 2 then 'review'
                                       else (${abandoned})[1 + (ma_phu_huynh / 4 + n) % 10] end as became) status
       cross join lateral (select :now::timestamptz - case became when 'pending' then interval '5 minutes' when 'review' then interval '1 day'
                                    else (case when ma_phu_huynh % 3 = 0 then 700 else 88 end) * random() * interval '1 day' + interval '1 hour' end as made) at_time
     where not la_admin`,
  ],
  [
    'refunds',
    `insert into refunds (order_id, ma_phu_huynh, so_tien, ly_do, trang_thai, ngay_tao, decided_at, asked_at)
     select id, ma_phu_huynh, so_tien, 'grown', 'refunded', ngay_thanh_toan + interval '1 day', ngay_thanh_toan + interval '2 days',
            ngay_thanh_toan + interval '2 days'
     from orders where trang_thai = 'refunded' and vnp_txn_ref like 'GROWN%'
     union all
     select id, ma_phu_huynh, so_tien, 'grown', 'requested', :now::timestamptz - interval '1 hour', null, null
     from orders where trang_thai = 'paid' and id % 400 = 0 and so_tien > 0`,
  ],
  [
    'gateway_calls',
    `insert into gateway_calls (at, kind, vnp_txn_ref, request, answer, outcome, said, amount)
     select ngay_tao + n * interval '4 minutes', kind, vnp_txn_ref,
            'vnp_Amount=' || so_tien * 100 || '&vnp_BankCode=NCB&vnp_CardType=ATM&vnp_OrderInfo=Thanh+toan+' || vnp_txn_ref
              || '&vnp_PayDate=' || create_date || '&vnp_TmnCode=BENCH001&vnp_TxnRef=' || vnp_txn_ref || '&vnp_SecureHash='
              || md5(vnp_txn_ref || n) || md5(n || vnp_txn_ref),
            case when kind in ('ipn', 'query') then '{"RspCode":"00","Message":"Confirm Success"}' end,
            case kind when 'redirect' then null when 'return' then 'recorded' else '00' end,
            case when kind not in ('ipn', 'query') then null when trang_thai in ('paid', 'refunded') then 'paid'
                 when n < 8 then 'unfinished' else 'failed' end,
            case when kind in ('ipn', 'query') then so_tien end
     from orders cross join generate_series(1, 40) n
       cross join lateral (select case n when 1 then 'redirect' when 2 then 'return' when 3 then 'ipn' else 'query' end as kind) call
     where ngay_tao > :now::timestamptz - interval '89 days' and so_tien > 0 and trang_thai not in ('pending', 'review')
       and n <= (array[5, 7, 10, 40])[1 + id % 4]
     limit :rows`,
  ],
  [
    'notices',
    `insert into notices (key, ma_phu_huynh, kind, detail, written_at, send_at, stale_at, state, outcome, closed_at)
     select 'grown:' || ma_phu_huynh || ':' || n, ma_phu_huynh, 'renewal_opened', '{"date": "2026-10-01"}',
            :now::timestamptz - n * interval '30 days', :now::timestamptz - n * interval '30 days', :now::timestamptz,
            'sent', 'sent', :now::timestamptz - n * interval '30 days' + interval '1 minute'
     from phu_huynh cross join generate_series(1, 3) n where ma_phu_huynh % 2 = 0`,
  ],
  [
    'order_invoices',
    `insert into order_invoices (order_id, ten_don_vi, ma_so_thue, dia_chi, email)
     select id, 'grown ' || id, '0123456789', 'grown', 'ke' || id || '@example.vn' from orders where trang_thai = 'paid' and id % 10 = 0`,
  ],
  [
    'cards',
    `insert into cards (ma_phu_huynh, txn_ref, token, recurring_id, registered_at)
     select ma_phu_huynh, 'CARD' || ma_phu_huynh, md5(ma_phu_huynh::text), ma_phu_huynh::text, :now::timestamptz - interval '100 days'
     from phu_huynh where ma_phu_huynh % 20 = 0`,
  ],
  [
    'moves',
    `insert into moves (goi_dich_vu_id, from_device, to_device, at, by_parent)
     select id, nguoi_dung_id, nguoi_dung_id, :now::timestamptz - interval '40 days', ma_phu_huynh
     from goi_dich_vu where nguoi_dung_id is not null and id % 20 = 0`,
  ],
  [
    'settlements',
    `insert into settlements (at, file_hash, columns, first_day, last_day, khop, lech, la, thieu)
     select :now::timestamptz - n * interval '1 day', sha256(convert_to(n::text, 'UTF8')), '{}', :today::date - n, :today::date - n, 3000, 0, 0, 0
     from generate_series(1, 365) n`,
  ],
  [
    'settlement_lines',
    `insert into settlement_lines (settlement_id, line, ma_don, so_tien, ma_giao_dich, ngay, ket_qua, da_ghi)
     select id, n, 'GROWN' || id || 'L' || n, 390000, n::text, first_day, case when n % 1500 = 7 and id > 360 then 'la' else 'khop' end, 390000
     from settlements cross join generate_series(1, 3000) n`,
  ],
  [
    'partner_requests',
    `insert into partner_requests (ten, so_thiet_bi, so_nam, lien_he, ngay_tao)
     select 'grown ' || n, 1 + n % 400, 1 + n % 3, 'truong' || n || '@example.vn', :now::timestamptz - n * interval '1 hour'
     from generate_series(1, 5000) n`,
  ],
  [
    'audit_log',
    `insert into audit_log (at, actor, action, subject_kind, subject, address, detail)
     select :now::timestamptz - sqrt(n::float8 / :rows) * 700 * interval '1 day', 4 + n * 7919::bigint % 1000000,
            (array['child_changed', 'device_created', 'machine_paired', 'parent_changed', 'password_changed'])[1 + n % 5],
            (array['tre_em', 'thiet_bi', 'thiet_bi', 'phu_huynh', 'phu_huynh'])[1 + n % 5], 1 + n * 104729::bigint % 1000000,
            '113.160.' || n % 250 || '.7', '{"before": {"lop": 4}, "after": {"lop": 5}}'
     from generate_series(1, greatest(0, :rows - (select count(*) from audit_log))) n`,
  ],
]
