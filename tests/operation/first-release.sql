-- A database that the first released schema made (2026-11-23), with people whose buying, renewing and refunding ran for
-- months: what pg_dump wrote, without its comments. tests/operation/first-release.test.ts migrates it.
set check_function_bodies = false;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
CREATE FUNCTION public.cancel_card() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    declare card cards := case tg_op when 'INSERT' then new else old end;
    begin
      insert into card_cancellations (token, recurring_id, ask_at)
      values (card.token, card.recurring_id,
              coalesce(nullif(current_setting('an_nhi.now', true), '')::timestamptz, now()));
      return null;
    end $$;
CREATE FUNCTION public.count_packages() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    declare
      n bigint := 0;
    begin
      if tg_op <> 'DELETE' then
        n := n + (select count(*) from new_rows where not da_xoa);
      end if;
      if tg_op <> 'INSERT' then
        n := n - (select count(*) from old_rows where not da_xoa);
      end if;
      if n <> 0 then
        insert into totals (what, change) values ('goi', n);
      end if;
      return null;
    end $$;
CREATE FUNCTION public.count_page_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      update page_version set version = version + 1 + floor(random() * 1e9)::bigint;
      return null;
    end $$;
CREATE FUNCTION public.count_rows() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    declare
      n bigint;
    begin
      if tg_op = 'TRUNCATE' then
        select -coalesce(sum(change), 0) into n from totals where what = tg_table_name;
      else
        select count(*) into n from changed;
      end if;
      if n <> 0 then
        insert into totals (what, change) values (tg_table_name, case tg_op when 'DELETE' then -n else n end);
      end if;
      return null;
    end $$;
CREATE FUNCTION public.count_values() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    declare
      added text := format('select %I as v, 1 as n from added', tg_argv[0]);
      gone text := format('select %I as v, -1 as n from gone', tg_argv[0]);
    begin
      if tg_op = 'TRUNCATE' then
        insert into totals (what, change)
        select what, -sum(change) from totals where what like tg_table_name || ':%' group by what;
      else
        execute format(
          'insert into totals (what, change) select %L || v, sum(n) from (%s) changed where v is not null group by v having sum(n) <> 0',
          tg_table_name || ':',
          case tg_op when 'INSERT' then added when 'DELETE' then gone else added || ' union all ' || gone end);
      end if;
      return null;
    end $$;
CREATE FUNCTION public.forget_refund_reason() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      new.ly_do := '';
      new.ly_do_tu_choi := null;
      update audit_log set detail = detail - 'ly_do_tu_choi'
      where subject_kind = 'refunds' and subject = old.id and action = 'refund_refused';
      return new;
    end $$;
CREATE TABLE public.goi_dich_vu (
    id integer NOT NULL,
    ma_phu_huynh integer,
    thong_tin_goi_id integer NOT NULL,
    nguoi_dung_id integer,
    trang_thai text DEFAULT 'CHUA_GAN'::text NOT NULL,
    gia bigint NOT NULL,
    vnp_txn_ref text,
    place integer,
    ngay_mua timestamp with time zone NOT NULL,
    ngay_bat_dau date,
    ngay_ket_thuc date,
    months integer,
    anchored_on date,
    tu_dong_gia_han boolean DEFAULT false NOT NULL,
    ten_thiet_bi_cu text,
    ma_thiet_bi_cu text,
    phien_ban integer DEFAULT 1 NOT NULL,
    CONSTRAINT goi_dich_vu_check CHECK ((ngay_ket_thuc > ngay_bat_dau)),
    CONSTRAINT goi_dich_vu_check1 CHECK (((trang_thai <> 'CHUA_GAN'::text) OR (nguoi_dung_id IS NULL))),
    CONSTRAINT goi_dich_vu_check2 CHECK (((trang_thai <> 'DANG_HOAT_DONG'::text) OR ((nguoi_dung_id IS NOT NULL) AND (ngay_bat_dau IS NOT NULL)))),
    CONSTRAINT goi_dich_vu_end_is_counted CHECK (((anchored_on IS NULL) OR (NOT (ngay_ket_thuc IS DISTINCT FROM ((anchored_on + make_interval(months => months)))::date)))),
    CONSTRAINT goi_dich_vu_former_device CHECK (((num_nonnulls(ten_thiet_bi_cu, ma_thiet_bi_cu) = 0) OR ((num_nonnulls(ten_thiet_bi_cu, ma_thiet_bi_cu, ma_phu_huynh) = 3) AND (nguoi_dung_id IS NULL) AND (trang_thai = ANY (ARRAY['HET_HAN'::text, 'HUY'::text]))))),
    CONSTRAINT goi_dich_vu_gia_check CHECK ((gia >= 0)),
    CONSTRAINT goi_dich_vu_months_check CHECK ((months >= 0)),
    CONSTRAINT goi_dich_vu_of_nobody_is_over CHECK (((ma_phu_huynh IS NOT NULL) OR ((nguoi_dung_id IS NULL) AND (trang_thai = ANY (ARRAY['HET_HAN'::text, 'HUY'::text]))))),
    CONSTRAINT goi_dich_vu_phien_ban_check CHECK ((phien_ban >= 1)),
    CONSTRAINT goi_dich_vu_place_check CHECK ((place >= 1)),
    CONSTRAINT goi_dich_vu_trang_thai_check CHECK ((trang_thai = ANY (ARRAY['CHUA_GAN'::text, 'DANG_HOAT_DONG'::text, 'HET_HAN'::text, 'HUY'::text])))
);
CREATE FUNCTION public.goi_dang_dung(hom_nay date) RETURNS SETOF public.goi_dich_vu
    LANGUAGE sql STABLE
    AS $$
      select * from goi_dich_vu
      where trang_thai = 'DANG_HOAT_DONG' and ngay_bat_dau <= hom_nay
        and (ngay_ket_thuc is null or ngay_ket_thuc > hom_nay)
    $$;
CREATE FUNCTION public.goi_dich_vu_marks() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    declare
      parents integer[];
    begin
      case tg_op
        when 'INSERT' then
          parents := array(select distinct ma_phu_huynh from added where trang_thai = 'DANG_HOAT_DONG');
        when 'DELETE' then
          parents := array(select distinct ma_phu_huynh from gone where trang_thai = 'DANG_HOAT_DONG');
        when 'TRUNCATE' then
          parents := array(select ma_phu_huynh from phu_huynh where co_goi_tra_phi);
        else
          parents := array(
            select distinct unnest(array[added.ma_phu_huynh, gone.ma_phu_huynh]) from added join gone using (id)
            where (added.trang_thai = 'DANG_HOAT_DONG') <> (gone.trang_thai = 'DANG_HOAT_DONG')
               or (added.trang_thai = 'DANG_HOAT_DONG'
                   and (added.ma_phu_huynh, added.thong_tin_goi_id) <> (gone.ma_phu_huynh, gone.thong_tin_goi_id)));
      end case;
      -- A row cannot be updated while it is being deleted.
      parents := array_remove(parents, nullif(current_setting('an_nhi.parent_leaving', true), '')::integer);
      if parents <> '{}' then
        perform mark_payers(parents);
      end if;
      return null;
    end $$;
CREATE FUNCTION public.goi_marks() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      perform mark_payers(array(select distinct ma_phu_huynh from goi_dich_vu
                                where thong_tin_goi_id = new.id and trang_thai = 'DANG_HOAT_DONG'));
      return null;
    end $$;
CREATE FUNCTION public.khong_dau(van_ban text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ begin return lower(public.unaccent('public.unaccent', van_ban)); end $$;
CREATE FUNCTION public.mark_payers(parents integer[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
    begin
      -- Rules have locked the family before. A change by hand does it here, or two could each miss the other's row.
      perform from phu_huynh where ma_phu_huynh = any (parents) order by ma_phu_huynh for no key update;
      update phu_huynh set co_goi_tra_phi = not co_goi_tra_phi
      where ma_phu_huynh = any (parents) and co_goi_tra_phi <> exists (
        select from goi_dich_vu bought join goi on goi.id = bought.thong_tin_goi_id
        where bought.ma_phu_huynh = phu_huynh.ma_phu_huynh and trang_thai = 'DANG_HOAT_DONG' and loai_goi = 'TRA_PHI');
    end $$;
CREATE FUNCTION public.settle_device() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    declare
      luc timestamptz := coalesce(nullif(current_setting('an_nhi.now', true), '')::timestamptz, now());
      hom_nay date := (luc at time zone 'Asia/Ho_Chi_Minh')::date;
    begin
      with was as (
        select id, trang_thai,
               case when trang_thai <> 'DANG_HOAT_DONG' then trang_thai
                    when ngay_bat_dau > hom_nay then 'CHUA_GAN'
                    when ngay_ket_thuc <= hom_nay then 'HET_HAN' else 'HUY' end as becomes
        from goi_dich_vu where nguoi_dung_id = old.nguoi_dung_id for no key update
      ), settled as (
        update goi_dich_vu
        set nguoi_dung_id = null, trang_thai = becomes,
            ten_thiet_bi_cu = case when becomes <> 'CHUA_GAN' then old.ten_thiet_bi end,
            ma_thiet_bi_cu = case when becomes <> 'CHUA_GAN' then old.ma_thiet_bi end
        from was where goi_dich_vu.id = was.id
      )
      insert into audit_log (at, actor, address, action, subject_kind, subject, detail)
      select luc, nullif(current_setting('an_nhi.actor', true), '')::integer,
             nullif(current_setting('an_nhi.address', true), ''),
             case becomes when 'HET_HAN' then 'subscription_expired' else 'subscription_cancelled' end,
             'goi_dich_vu', id,
             jsonb_build_object(
               'before', jsonb_build_object('trang_thai', trang_thai, 'nguoi_dung_id', old.nguoi_dung_id),
               'after', jsonb_build_object('trang_thai', becomes, 'nguoi_dung_id', null))
      from was where becomes <> trang_thai;
      return old;
    end $$;
CREATE FUNCTION public.settle_parent() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    declare
      luc timestamptz := coalesce(nullif(current_setting('an_nhi.now', true), '')::timestamptz, now());
      hom_nay date := (luc at time zone 'Asia/Ho_Chi_Minh')::date;
    begin
      perform set_config('an_nhi.parent_leaving', old.ma_phu_huynh::text, true);
      delete from thiet_bi where ma_phu_huynh = old.ma_phu_huynh;
      with was as (
        select id, trang_thai,
               case when trang_thai <> 'CHUA_GAN' then trang_thai
                    when ngay_ket_thuc <= hom_nay then 'HET_HAN' else 'HUY' end as becomes
        from goi_dich_vu where ma_phu_huynh = old.ma_phu_huynh for no key update
      ), settled as (
        update goi_dich_vu
        set ma_phu_huynh = null, ten_thiet_bi_cu = null, ma_thiet_bi_cu = null, trang_thai = becomes
        from was where goi_dich_vu.id = was.id
      )
      insert into audit_log (at, actor, address, action, subject_kind, subject, detail)
      select luc, nullif(current_setting('an_nhi.actor', true), '')::integer,
             nullif(current_setting('an_nhi.address', true), ''),
             case becomes when 'HET_HAN' then 'subscription_expired' else 'subscription_cancelled' end,
             'goi_dich_vu', id,
             jsonb_build_object(
               'before', jsonb_build_object('trang_thai', trang_thai, 'ma_phu_huynh', old.ma_phu_huynh),
               'after', jsonb_build_object('trang_thai', becomes, 'ma_phu_huynh', null))
      from was where becomes <> trang_thai;
      return old;
    end $$;
CREATE TABLE public.audit_log (
    id bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    actor integer,
    action text NOT NULL,
    subject_kind text,
    subject integer,
    address text,
    detail jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT audit_log_subject_has_kind CHECK (((subject IS NULL) = (subject_kind IS NULL)))
);
ALTER TABLE public.audit_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.card_cancellations (
    id integer NOT NULL,
    token text NOT NULL,
    recurring_id text NOT NULL,
    ask_at timestamp with time zone NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    asked integer DEFAULT 0 NOT NULL
);
ALTER TABLE public.card_cancellations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.card_cancellations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.cards (
    id integer NOT NULL,
    ma_phu_huynh integer NOT NULL,
    txn_ref text NOT NULL,
    token text NOT NULL,
    recurring_id text NOT NULL,
    registered_at timestamp with time zone NOT NULL,
    expires_on date,
    ended_at timestamp with time zone,
    ended_reason text
);
ALTER TABLE public.cards ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.cards_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.escrow_keys (
    id integer NOT NULL,
    public_key bytea NOT NULL,
    wrapped_private_key bytea NOT NULL,
    salt bytea NOT NULL,
    created_at timestamp with time zone NOT NULL
);
ALTER TABLE public.escrow_keys ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.escrow_keys_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.gateway_calls (
    id bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    kind text NOT NULL,
    actor integer,
    vnp_txn_ref text NOT NULL,
    request text NOT NULL,
    answer text,
    outcome text,
    said text,
    amount bigint,
    CONSTRAINT gateway_calls_kind_check CHECK ((kind = ANY (ARRAY['redirect'::text, 'ipn'::text, 'query'::text, 'refund'::text, 'charge'::text]))),
    CONSTRAINT gateway_calls_said_check CHECK ((said = ANY (ARRAY['paid'::text, 'review'::text, 'failed'::text, 'unfinished'::text, 'refund'::text])))
);
ALTER TABLE public.gateway_calls ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.gateway_calls_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.goi (
    id integer NOT NULL,
    ten text NOT NULL,
    mo_ta text DEFAULT ''::text NOT NULL,
    gia bigint NOT NULL,
    loai_goi text NOT NULL,
    so_thiet_bi integer,
    thoi_han_thang integer,
    phien_ban integer DEFAULT 1 NOT NULL,
    da_xoa boolean DEFAULT false NOT NULL,
    CONSTRAINT goi_gia_payable CHECK (((gia = 0) OR ((loai_goi = 'TRA_PHI'::text) AND ((gia >= 5000) AND (gia <= 999999999))))),
    CONSTRAINT goi_loai_goi_check CHECK ((loai_goi = ANY (ARRAY['TRA_PHI'::text, 'MIEN_PHI'::text]))),
    CONSTRAINT goi_phien_ban_check CHECK ((phien_ban >= 1)),
    CONSTRAINT goi_so_thiet_bi_at_most_100 CHECK (((so_thiet_bi >= 1) AND (so_thiet_bi <= 100))),
    CONSTRAINT goi_ten_check CHECK (((length(ten) >= 1) AND (length(ten) <= 255))),
    CONSTRAINT goi_thoi_han_thang_check CHECK ((thoi_han_thang >= 1))
);
ALTER TABLE public.goi_dich_vu ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.goi_dich_vu_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
ALTER TABLE public.goi ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.goi_id_seq
    START WITH 100
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.job_runs (
    job text NOT NULL,
    slot timestamp with time zone NOT NULL,
    started_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    summary jsonb
);
CREATE TABLE public.knex_migrations (
    id integer NOT NULL,
    name character varying(255),
    batch integer,
    migration_time timestamp with time zone
);
CREATE SEQUENCE public.knex_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.knex_migrations_id_seq OWNED BY public.knex_migrations.id;
CREATE TABLE public.knex_migrations_lock (
    index integer NOT NULL,
    is_locked integer
);
CREATE SEQUENCE public.knex_migrations_lock_index_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.knex_migrations_lock_index_seq OWNED BY public.knex_migrations_lock.index;
CREATE TABLE public.ledger_differences (
    id integer NOT NULL,
    kind text NOT NULL,
    vnp_txn_ref text NOT NULL,
    detail jsonb NOT NULL,
    found_at timestamp with time zone NOT NULL,
    resolved_at timestamp with time zone
);
ALTER TABLE public.ledger_differences ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_differences_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.noi_dung (
    id integer NOT NULL,
    goi_id integer NOT NULL,
    noi_dung text NOT NULL,
    phien_ban integer DEFAULT 1 NOT NULL,
    CONSTRAINT noi_dung_noi_dung_check CHECK (((length(noi_dung) >= 1) AND (length(noi_dung) <= 1000))),
    CONSTRAINT noi_dung_phien_ban_check CHECK ((phien_ban >= 1))
);
ALTER TABLE public.noi_dung ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.noi_dung_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.notices (
    id bigint NOT NULL,
    key text NOT NULL,
    ma_phu_huynh integer NOT NULL,
    kind text NOT NULL,
    detail jsonb NOT NULL,
    purchase text,
    period date,
    written_at timestamp with time zone NOT NULL,
    send_at timestamp with time zone NOT NULL,
    stale_at timestamp with time zone NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    claimed_at timestamp with time zone,
    outcome text,
    closed_at timestamp with time zone,
    CONSTRAINT notices_check CHECK (((purchase IS NULL) = (period IS NULL))),
    CONSTRAINT notices_sending_is_claimed CHECK (((state <> 'sending'::text) OR (claimed_at IS NOT NULL))),
    CONSTRAINT notices_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'dropped'::text])))
);
ALTER TABLE public.notices ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.notices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.one_time_codes (
    sdt text NOT NULL,
    purpose text NOT NULL,
    challenge uuid NOT NULL,
    code_hash bytea NOT NULL,
    asker_hash bytea,
    tries integer DEFAULT 0 NOT NULL,
    known_browser_tries integer DEFAULT 0 NOT NULL,
    others_tries integer DEFAULT 0 NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT one_time_codes_asker_hash_check CHECK ((length(asker_hash) = 32)),
    CONSTRAINT one_time_codes_code_hash_check CHECK ((length(code_hash) = 32)),
    CONSTRAINT one_time_codes_known_browser_tries_check CHECK (((known_browser_tries >= 0) AND (known_browser_tries <= 5))),
    CONSTRAINT one_time_codes_others_tries_check CHECK (((others_tries >= 0) AND (others_tries <= 5))),
    CONSTRAINT one_time_codes_purpose_check CHECK ((purpose = ANY (ARRAY['register'::text, 'reset'::text, 'change'::text]))),
    CONSTRAINT one_time_codes_tries_check CHECK (((tries >= 0) AND (tries <= 5)))
);
CREATE TABLE public.orders (
    id integer NOT NULL,
    vnp_txn_ref text NOT NULL,
    ma_phu_huynh integer,
    thong_tin_goi_id integer NOT NULL,
    loai text NOT NULL,
    trang_thai text NOT NULL,
    so_tien bigint NOT NULL,
    ten_goi text NOT NULL,
    so_thiet_bi integer NOT NULL,
    thoi_han_thang integer,
    ngay_tao timestamp with time zone NOT NULL,
    ngay_thanh_toan timestamp with time zone,
    create_date text NOT NULL,
    transaction_no text,
    reason text,
    ask_at timestamp with time zone,
    asked integer DEFAULT 0 NOT NULL,
    renewal_id integer,
    charge_step integer,
    overpaid_closed_at timestamp with time zone,
    CONSTRAINT orders_charge_renews CHECK (((charge_step IS NULL) OR (renewal_id IS NOT NULL))),
    CONSTRAINT orders_create_date_check CHECK ((create_date ~ '^\d{14}$'::text)),
    CONSTRAINT orders_free_is_paid CHECK (((so_tien > 0) OR (trang_thai = 'paid'::text))),
    CONSTRAINT orders_loai_check CHECK ((loai = ANY (ARRAY['MUA'::text, 'GIA_HAN'::text]))),
    CONSTRAINT orders_paid_at_a_moment CHECK (((trang_thai <> 'paid'::text) OR (ngay_thanh_toan IS NOT NULL))),
    CONSTRAINT orders_pending_is_asked CHECK (((trang_thai <> 'pending'::text) OR (ask_at IS NOT NULL))),
    CONSTRAINT orders_renewal_has_period CHECK (((renewal_id IS NULL) OR (loai = 'GIA_HAN'::text))),
    CONSTRAINT orders_so_thiet_bi_check CHECK ((so_thiet_bi >= 1)),
    CONSTRAINT orders_so_tien_check CHECK ((so_tien >= 0)),
    CONSTRAINT orders_thoi_han_thang_check CHECK ((thoi_han_thang >= 1)),
    CONSTRAINT orders_trang_thai_check CHECK ((trang_thai = ANY (ARRAY['pending'::text, 'paid'::text, 'failed'::text, 'expired'::text, 'review'::text, 'refunded'::text]))),
    CONSTRAINT orders_vnp_txn_ref_check CHECK ((vnp_txn_ref ~ '^[A-Z0-9]{1,100}$'::text))
);
ALTER TABLE public.orders ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.orders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.page_version (
    only_row boolean DEFAULT true NOT NULL,
    version bigint NOT NULL,
    CONSTRAINT page_version_only_row_check CHECK (only_row)
);
CREATE TABLE public.partner_requests (
    id integer NOT NULL,
    ten text NOT NULL,
    so_thiet_bi integer NOT NULL,
    so_nam integer NOT NULL,
    lien_he text NOT NULL,
    ngay_tao timestamp with time zone NOT NULL,
    ngay_xu_ly timestamp with time zone,
    nguoi_xu_ly integer,
    CONSTRAINT partner_requests_check CHECK (((ngay_xu_ly IS NOT NULL) OR (nguoi_xu_ly IS NULL))),
    CONSTRAINT partner_requests_so_nam_check CHECK ((so_nam > 0)),
    CONSTRAINT partner_requests_so_thiet_bi_check CHECK ((so_thiet_bi > 0))
);
ALTER TABLE public.partner_requests ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.partner_requests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.phu_huynh (
    ma_phu_huynh integer NOT NULL,
    ten_phu_huynh text NOT NULL,
    email_phu_huynh text NOT NULL,
    sdt text,
    dia_chi text,
    mat_khau text NOT NULL,
    la_admin boolean DEFAULT false NOT NULL,
    ngay_tao timestamp with time zone NOT NULL,
    ngon_ngu text DEFAULT 'vi'::text NOT NULL,
    device_generation integer DEFAULT 0 NOT NULL,
    phien_ban integer DEFAULT 1 NOT NULL,
    ten_tim text GENERATED ALWAYS AS (public.khong_dau(ten_phu_huynh)) STORED COLLATE pg_catalog."C",
    email_tim text GENERATED ALWAYS AS (public.khong_dau(email_phu_huynh)) STORED COLLATE pg_catalog."C",
    co_goi_tra_phi boolean DEFAULT false NOT NULL,
    CONSTRAINT phu_huynh_dia_chi_check CHECK ((length(dia_chi) <= 500)),
    CONSTRAINT phu_huynh_email_phu_huynh_check CHECK (((length(email_phu_huynh) >= 3) AND (length(email_phu_huynh) <= 255))),
    CONSTRAINT phu_huynh_mat_khau_hashed CHECK ((mat_khau ~~ '$argon2id$%'::text)),
    CONSTRAINT phu_huynh_ngon_ngu_check CHECK ((ngon_ngu = ANY (ARRAY['vi'::text, 'en'::text]))),
    CONSTRAINT phu_huynh_phien_ban_check CHECK ((phien_ban >= 1)),
    CONSTRAINT phu_huynh_sdt_e164 CHECK ((sdt ~ '^\+[1-9][0-9]{7,14}$'::text)),
    CONSTRAINT phu_huynh_ten_phu_huynh_check CHECK (((length(ten_phu_huynh) >= 1) AND (length(ten_phu_huynh) <= 255)))
);
ALTER TABLE public.phu_huynh ALTER COLUMN ma_phu_huynh ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.phu_huynh_ma_phu_huynh_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.rate_limits (
    key text NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    count integer NOT NULL,
    CONSTRAINT rate_limits_count_check CHECK ((count >= 0))
);
CREATE TABLE public.refunds (
    id integer NOT NULL,
    order_id integer NOT NULL,
    ma_phu_huynh integer,
    so_tien bigint NOT NULL,
    ly_do text NOT NULL,
    trang_thai text NOT NULL,
    ly_do_tu_choi text,
    ngay_tao timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    reason text,
    asked_at timestamp with time zone,
    of_review boolean DEFAULT false NOT NULL,
    CONSTRAINT refunds_check CHECK (((trang_thai = 'requested'::text) OR (decided_at IS NOT NULL))),
    CONSTRAINT refunds_refused_for_a_reason CHECK (((ly_do_tu_choi IS NULL) OR (trang_thai = 'refused'::text))),
    CONSTRAINT refunds_so_tien_check CHECK ((so_tien > 0)),
    CONSTRAINT refunds_trang_thai_check CHECK ((trang_thai = ANY (ARRAY['requested'::text, 'approved'::text, 'refused'::text, 'processing'::text, 'refunded'::text, 'failed'::text])))
);
ALTER TABLE public.refunds ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.refunds_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.renewals (
    id integer NOT NULL,
    purchase text NOT NULL,
    period date NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    paid_order_id integer,
    renewed_from date,
    CONSTRAINT renewals_check CHECK (((paid_order_id IS NULL) = (renewed_from IS NULL)))
);
ALTER TABLE public.renewals ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.renewals_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.renewed_rows (
    renewal_id integer NOT NULL,
    goi_dich_vu_id integer NOT NULL,
    before jsonb,
    after jsonb
);
CREATE TABLE public.sealed_passwords (
    ma_phu_huynh integer NOT NULL,
    key_id integer NOT NULL,
    sealed bytea NOT NULL
);
CREATE TABLE public.seeds (
    name text NOT NULL,
    sown_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.sessions (
    token_hash bytea NOT NULL,
    ma_phu_huynh integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT sessions_check CHECK ((expires_at > created_at)),
    CONSTRAINT sessions_token_hash_check CHECK ((length(token_hash) = 32))
);
CREATE TABLE public.thiet_bi (
    nguoi_dung_id integer NOT NULL,
    ma_phu_huynh integer NOT NULL,
    ma_tre_em integer NOT NULL,
    ten_thiet_bi text NOT NULL,
    loai_thiet_bi text NOT NULL,
    ma_thiet_bi text NOT NULL,
    ngay_tao timestamp with time zone NOT NULL,
    phien_ban integer DEFAULT 1 NOT NULL,
    ten_tim text GENERATED ALWAYS AS (public.khong_dau(ten_thiet_bi)) STORED COLLATE pg_catalog."C",
    ma_tim text GENERATED ALWAYS AS (public.khong_dau(ma_thiet_bi)) STORED COLLATE pg_catalog."C",
    CONSTRAINT thiet_bi_loai_thiet_bi_check CHECK ((loai_thiet_bi = ANY (ARRAY['Laptop'::text, 'Desktop'::text, 'Tablet'::text, 'Mobile'::text]))),
    CONSTRAINT thiet_bi_ma_thiet_bi_check CHECK (((length(ma_thiet_bi) >= 1) AND (length(ma_thiet_bi) <= 100))),
    CONSTRAINT thiet_bi_phien_ban_check CHECK ((phien_ban >= 1)),
    CONSTRAINT thiet_bi_ten_thiet_bi_check CHECK (((length(ten_thiet_bi) >= 1) AND (length(ten_thiet_bi) <= 255)))
);
ALTER TABLE public.thiet_bi ALTER COLUMN nguoi_dung_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.thiet_bi_nguoi_dung_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.totals (
    id bigint NOT NULL,
    what text NOT NULL,
    change bigint NOT NULL
);
ALTER TABLE public.totals ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.totals_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.translations (
    id integer NOT NULL,
    language text NOT NULL,
    text_hash text NOT NULL,
    source text NOT NULL,
    translated text,
    by_hand boolean DEFAULT false NOT NULL,
    phien_ban integer DEFAULT 1 NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    ask_at timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    used_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT translations_language_check CHECK ((language = ANY (ARRAY['vi'::text, 'en'::text])))
);
ALTER TABLE public.translations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.translations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.translator (
    only_row boolean DEFAULT true NOT NULL,
    free_at timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    CONSTRAINT translator_only_row_check CHECK (only_row)
);
CREATE TABLE public.tre_em (
    ma_tre_em integer NOT NULL,
    ma_phu_huynh integer NOT NULL,
    ten_tre text NOT NULL,
    lop integer,
    gioi_tinh text,
    truong text,
    ngay_sinh date,
    email_tre_em text,
    phien_ban integer DEFAULT 1 NOT NULL,
    ten_tim text GENERATED ALWAYS AS (public.khong_dau(ten_tre)) STORED COLLATE pg_catalog."C",
    truong_tim text GENERATED ALWAYS AS (public.khong_dau(truong)) STORED COLLATE pg_catalog."C",
    CONSTRAINT tre_em_email_tre_em_check CHECK ((length(email_tre_em) <= 255)),
    CONSTRAINT tre_em_gioi_tinh_check CHECK ((gioi_tinh = ANY (ARRAY['Nam'::text, 'Nữ'::text, 'Khác'::text]))),
    CONSTRAINT tre_em_lop_check CHECK (((lop >= 1) AND (lop <= 12))),
    CONSTRAINT tre_em_phien_ban_check CHECK ((phien_ban >= 1)),
    CONSTRAINT tre_em_ten_tre_check CHECK (((length(ten_tre) >= 1) AND (length(ten_tre) <= 255))),
    CONSTRAINT tre_em_truong_check CHECK ((length(truong) <= 255))
);
ALTER TABLE public.tre_em ALTER COLUMN ma_tre_em ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.tre_em_ma_tre_em_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
ALTER TABLE ONLY public.knex_migrations ALTER COLUMN id SET DEFAULT nextval('public.knex_migrations_id_seq'::regclass);
ALTER TABLE ONLY public.knex_migrations_lock ALTER COLUMN index SET DEFAULT nextval('public.knex_migrations_lock_index_seq'::regclass);
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-11-24 02:19:51.935+00', 3, 'admin_signed_in', NULL, NULL, '127.0.0.1', '{"remembered": false}'),
	(2, '2026-01-31 05:00:00.027+00', 1, 'order_created', 'orders', 1, '127.0.0.1', '{"after": {"loai": "MUA", "so_tien": 741000, "trang_thai": "pending", "so_thiet_bi": 2, "vnp_txn_ref": "AN260131W7MJJRQCGT9NZP99", "ma_phu_huynh": 1, "thong_tin_goi_id": 2}}'),
	(3, '2026-01-31 05:00:00.055+00', 1, 'order_created', 'orders', 2, '127.0.0.1', '{"after": {"loai": "MUA", "so_tien": 1053000, "trang_thai": "pending", "so_thiet_bi": 3, "vnp_txn_ref": "AN2601314EN3AFCVM4DFMR2X", "ma_phu_huynh": 1, "thong_tin_goi_id": 4}}'),
	(4, '2026-01-31 05:00:00.065+00', NULL, 'order_review', 'orders', 2, NULL, '{"by": "ipn", "after": {"trang_thai": "review"}, "before": {"trang_thai": "pending"}, "reason": "suspected", "vnp_txn_ref": "AN2601314EN3AFCVM4DFMR2X"}'),
	(5, '2026-01-31 05:00:00.088+00', 2, 'order_created', 'orders', 3, '127.0.0.1', '{"after": {"loai": "MUA", "so_tien": 741000, "trang_thai": "pending", "so_thiet_bi": 2, "vnp_txn_ref": "AN2601313BED1TMPMC5KZGTR", "ma_phu_huynh": 2, "thong_tin_goi_id": 2}}'),
	(6, '2026-02-07 05:00:00.012+00', 3, 'child_deleted', 'tre_em', 1, '127.0.0.1', '{"before": {"lop": null, "truong": null, "ten_tre": "Bé An", "thiet_bi": ["MAY-1"], "gioi_tinh": null, "ma_tre_em": 1, "ngay_sinh": null, "email_tre_em": null, "ma_phu_huynh": 1}}'),
	(7, '2026-02-07 05:16:00.012+00', NULL, 'order_paid', 'orders', 1, NULL, '{"by": "query", "after": {"trang_thai": "paid"}, "before": {"trang_thai": "pending"}, "reason": "paid", "vnp_txn_ref": "AN260131W7MJJRQCGT9NZP99"}'),
	(8, '2026-02-07 05:16:00.012+00', NULL, 'order_expired', 'orders', 3, NULL, '{"by": "time", "after": {"trang_thai": "expired"}, "before": {"trang_thai": "pending"}, "reason": "never_paid", "vnp_txn_ref": "AN2601313BED1TMPMC5KZGTR"}'),
	(9, '2026-03-23 05:16:00.061+00', 1, 'order_created', 'orders', 4, '127.0.0.1', '{"after": {"loai": "MUA", "so_tien": 390000, "trang_thai": "pending", "so_thiet_bi": 1, "vnp_txn_ref": "AN260323YP7166SHWCHYRWY2", "ma_phu_huynh": 1, "thong_tin_goi_id": 3}}'),
	(10, '2026-03-27 05:16:00.013+00', 2, 'order_created', 'orders', 5, '127.0.0.1', '{"after": {"loai": "MUA", "so_tien": 1053000, "trang_thai": "pending", "so_thiet_bi": 3, "vnp_txn_ref": "AN260327AB0YYPWRWWQJJH10", "ma_phu_huynh": 2, "thong_tin_goi_id": 4}}'),
	(11, '2026-03-27 05:16:00.024+00', 2, 'order_created', 'orders', 6, '127.0.0.1', '{"after": {"loai": "MUA", "so_tien": 390000, "trang_thai": "pending", "so_thiet_bi": 1, "vnp_txn_ref": "AN260327BW4F9HX2PGDNWTTQ", "ma_phu_huynh": 2, "thong_tin_goi_id": 3}}'),
	(12, '2026-03-27 05:16:00.031+00', NULL, 'order_paid', 'orders', 6, NULL, '{"by": "ipn", "after": {"trang_thai": "paid"}, "before": {"trang_thai": "pending"}, "reason": "paid", "vnp_txn_ref": "AN260327BW4F9HX2PGDNWTTQ"}'),
	(13, '2026-03-27 05:16:00.05+00', 2, 'device_created', 'thiet_bi', 2, '127.0.0.1', '{"after": {"ma_tre_em": 2, "ma_thiet_bi": "M-1", "ten_thiet_bi": "Máy", "loai_thiet_bi": "Desktop"}}'),
	(14, '2026-03-27 05:16:00.05+00', 2, 'subscription_assigned', 'goi_dich_vu', 3, '127.0.0.1', '{"after": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-03-27", "ngay_bat_dau": "2026-03-27", "ngay_ket_thuc": "2026-04-27", "nguoi_dung_id": 2, "thong_tin_goi_id": 3}, "before": {"trang_thai": "CHUA_GAN", "anchored_on": null, "ngay_bat_dau": null, "ngay_ket_thuc": null, "nguoi_dung_id": null, "thong_tin_goi_id": 3}}'),
	(15, '2026-03-27 05:16:00.079+00', 1, 'order_created', 'orders', 7, '127.0.0.1', '{"after": {"loai": "MUA", "so_tien": 1053000, "trang_thai": "pending", "so_thiet_bi": 3, "vnp_txn_ref": "AN2603279CC8119XR5V6P4VQ", "ma_phu_huynh": 1, "thong_tin_goi_id": 4}}'),
	(16, '2026-04-02 05:16:00.014+00', 2, 'order_created', 'orders', 8, '127.0.0.1', '{"after": {"loai": "MUA", "so_tien": 1053000, "trang_thai": "pending", "so_thiet_bi": 3, "vnp_txn_ref": "AN2604025DS6FR52ZSXAC805", "ma_phu_huynh": 2, "thong_tin_goi_id": 4}}'),
	(17, '2026-04-05 05:16:00.016+00', NULL, 'order_paid', 'orders', 4, NULL, '{"by": "query", "after": {"trang_thai": "paid"}, "before": {"trang_thai": "pending"}, "reason": "paid", "vnp_txn_ref": "AN260323YP7166SHWCHYRWY2"}'),
	(18, '2026-04-05 05:16:00.016+00', NULL, 'order_paid', 'orders', 5, NULL, '{"by": "query", "after": {"trang_thai": "paid"}, "before": {"trang_thai": "pending"}, "reason": "paid", "vnp_txn_ref": "AN260327AB0YYPWRWWQJJH10"}'),
	(19, '2026-04-05 05:16:00.016+00', NULL, 'order_expired', 'orders', 7, NULL, '{"by": "time", "after": {"trang_thai": "expired"}, "before": {"trang_thai": "pending"}, "reason": "never_paid", "vnp_txn_ref": "AN2603279CC8119XR5V6P4VQ"}'),
	(20, '2026-04-05 05:16:00.016+00', NULL, 'order_expired', 'orders', 8, NULL, '{"by": "time", "after": {"trang_thai": "expired"}, "before": {"trang_thai": "pending"}, "reason": "never_paid", "vnp_txn_ref": "AN2604025DS6FR52ZSXAC805"}'),
	(21, '2026-04-05 05:16:00.068+00', 1, 'order_created', 'orders', 9, '127.0.0.1', '{"after": {"loai": "MUA", "so_tien": 390000, "trang_thai": "pending", "so_thiet_bi": 1, "vnp_txn_ref": "AN260405ZC2QT24FF0MND4VD", "ma_phu_huynh": 1, "thong_tin_goi_id": 3}}'),
	(22, '2026-04-05 05:16:00.081+00', 2, 'device_created', 'thiet_bi', 3, '127.0.0.1', '{"after": {"ma_tre_em": 2, "ma_thiet_bi": "M-2", "ten_thiet_bi": "Máy", "loai_thiet_bi": "Desktop"}}'),
	(23, '2026-04-05 05:16:00.081+00', 2, 'subscription_assigned', 'goi_dich_vu', 5, '127.0.0.1', '{"after": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-04-05", "ngay_bat_dau": "2026-04-05", "ngay_ket_thuc": "2026-05-05", "nguoi_dung_id": 3, "thong_tin_goi_id": 4}, "before": {"trang_thai": "CHUA_GAN", "anchored_on": null, "ngay_bat_dau": null, "ngay_ket_thuc": null, "nguoi_dung_id": null, "thong_tin_goi_id": 4}}'),
	(24, '2026-04-05 05:16:00.131+00', 2, 'order_created', 'orders', 10, '127.0.0.1', '{"after": {"loai": "MUA", "so_tien": 390000, "trang_thai": "pending", "so_thiet_bi": 1, "vnp_txn_ref": "AN260405ZHE40S5R1J3H5AN7", "ma_phu_huynh": 2, "thong_tin_goi_id": 3}}'),
	(25, '2026-04-05 05:16:00.139+00', NULL, 'order_paid', 'orders', 9, NULL, '{"by": "ipn", "after": {"trang_thai": "paid"}, "before": {"trang_thai": "pending"}, "reason": "paid", "vnp_txn_ref": "AN260405ZC2QT24FF0MND4VD"}'),
	(26, '2026-04-05 05:16:00.156+00', 2, 'device_created', 'thiet_bi', 4, '127.0.0.1', '{"after": {"ma_tre_em": 2, "ma_thiet_bi": "M-3", "ten_thiet_bi": "Máy", "loai_thiet_bi": "Desktop"}}'),
	(27, '2026-04-05 05:16:00.156+00', 2, 'subscription_assigned', 'goi_dich_vu', 6, '127.0.0.1', '{"after": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-04-05", "ngay_bat_dau": "2026-04-05", "ngay_ket_thuc": "2026-05-05", "nguoi_dung_id": 4, "thong_tin_goi_id": 4}, "before": {"trang_thai": "CHUA_GAN", "anchored_on": "2026-04-05", "ngay_bat_dau": "2026-04-05", "ngay_ket_thuc": "2026-05-05", "nguoi_dung_id": null, "thong_tin_goi_id": 4}}'),
	(28, '2026-04-05 05:16:00.176+00', 1, 'device_created', 'thiet_bi', 5, '127.0.0.1', '{"after": {"ma_tre_em": 3, "ma_thiet_bi": "M-4", "ten_thiet_bi": "Máy", "loai_thiet_bi": "Desktop"}}'),
	(29, '2026-04-05 05:16:00.176+00', 1, 'subscription_assigned', 'goi_dich_vu', 2, '127.0.0.1', '{"after": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-04-05", "ngay_bat_dau": "2026-04-05", "ngay_ket_thuc": "2026-05-05", "nguoi_dung_id": 5, "thong_tin_goi_id": 2}, "before": {"trang_thai": "CHUA_GAN", "anchored_on": null, "ngay_bat_dau": null, "ngay_ket_thuc": null, "nguoi_dung_id": null, "thong_tin_goi_id": 2}}'),
	(30, '2026-04-05 05:16:00.202+00', NULL, 'order_review', 'orders', 10, NULL, '{"by": "ipn", "after": {"trang_thai": "review"}, "before": {"trang_thai": "pending"}, "reason": "suspected", "vnp_txn_ref": "AN260405ZHE40S5R1J3H5AN7"}'),
	(31, '2026-04-15 06:26:00.118+00', NULL, 'card_registered', 'phu_huynh', 1, NULL, '{"after": {"txn_ref": "REG1776234360117"}}'),
	(32, '2026-04-15 06:26:00.137+00', 1, 'device_created', 'thiet_bi', 6, '127.0.0.1', '{"after": {"ma_tre_em": 3, "ma_thiet_bi": "M-5", "ten_thiet_bi": "Máy", "loai_thiet_bi": "Desktop"}}'),
	(33, '2026-04-15 06:26:00.137+00', 1, 'subscription_assigned', 'goi_dich_vu', 4, '127.0.0.1', '{"after": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-04-15", "ngay_bat_dau": "2026-04-15", "ngay_ket_thuc": "2026-05-15", "nguoi_dung_id": 6, "thong_tin_goi_id": 3}, "before": {"trang_thai": "CHUA_GAN", "anchored_on": null, "ngay_bat_dau": null, "ngay_ket_thuc": null, "nguoi_dung_id": null, "thong_tin_goi_id": 3}}'),
	(34, '2026-04-15 06:26:00.176+00', 3, 'subscription_extended', 'goi_dich_vu', 5, '127.0.0.1', '{"after": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-04-05", "ngay_bat_dau": "2026-04-05", "ngay_ket_thuc": "2026-07-05", "nguoi_dung_id": 3, "thong_tin_goi_id": 4}, "before": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-04-05", "ngay_bat_dau": "2026-04-05", "ngay_ket_thuc": "2026-05-05", "nguoi_dung_id": 3, "thong_tin_goi_id": 4}}'),
	(35, '2026-04-15 06:26:00.259+00', 1, 'order_created', 'orders', 11, '127.0.0.1', '{"after": {"loai": "MUA", "so_tien": 741000, "trang_thai": "pending", "so_thiet_bi": 2, "vnp_txn_ref": "AN26041580Z4HVQ48ESHFD3W", "ma_phu_huynh": 1, "thong_tin_goi_id": 2}}'),
	(36, '2026-04-15 06:26:00.267+00', NULL, 'order_paid', 'orders', 11, NULL, '{"by": "ipn", "after": {"trang_thai": "paid"}, "before": {"trang_thai": "pending"}, "reason": "paid", "vnp_txn_ref": "AN26041580Z4HVQ48ESHFD3W"}'),
	(37, '2026-04-20 06:26:00.001+00', NULL, 'order_created', 'orders', 12, NULL, '{"after": {"loai": "GIA_HAN", "so_tien": 390000, "trang_thai": "pending", "so_thiet_bi": 1, "vnp_txn_ref": "AN260420AXDX11WFE1TGZ9GF", "ma_phu_huynh": 2, "thong_tin_goi_id": 3}}'),
	(38, '2026-04-20 06:26:00.028+00', NULL, 'card_registered', 'phu_huynh', 1, NULL, '{"after": {"txn_ref": "REG1776666360029"}}'),
	(39, '2026-04-20 06:26:00.048+00', 1, 'device_created', 'thiet_bi', 7, '127.0.0.1', '{"after": {"ma_tre_em": 3, "ma_thiet_bi": "M-6", "ten_thiet_bi": "Máy", "loai_thiet_bi": "Desktop"}}'),
	(40, '2026-04-20 06:26:00.048+00', 1, 'subscription_assigned', 'goi_dich_vu', 9, '127.0.0.1', '{"after": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-04-20", "ngay_bat_dau": "2026-04-20", "ngay_ket_thuc": "2026-05-20", "nguoi_dung_id": 7, "thong_tin_goi_id": 2}, "before": {"trang_thai": "CHUA_GAN", "anchored_on": null, "ngay_bat_dau": null, "ngay_ket_thuc": null, "nguoi_dung_id": null, "thong_tin_goi_id": 2}}'),
	(41, '2026-04-26 06:47:00.037+00', NULL, 'order_paid', 'orders', 12, NULL, '{"by": "ipn", "after": {"trang_thai": "paid"}, "before": {"trang_thai": "pending"}, "reason": "paid", "vnp_txn_ref": "AN260420AXDX11WFE1TGZ9GF"}'),
	(42, '2026-04-26 06:47:00.037+00', NULL, 'subscription_renewed', 'goi_dich_vu', 3, NULL, '{"after": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-03-27", "ngay_bat_dau": "2026-03-27", "ngay_ket_thuc": "2026-05-27", "nguoi_dung_id": 2, "thong_tin_goi_id": 3}, "before": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-03-27", "ngay_bat_dau": "2026-03-27", "ngay_ket_thuc": "2026-04-27", "nguoi_dung_id": 2, "thong_tin_goi_id": 3}, "vnp_txn_ref": "AN260420AXDX11WFE1TGZ9GF"}'),
	(43, '2026-04-26 06:47:00.053+00', 1, 'device_created', 'thiet_bi', 8, '127.0.0.1', '{"after": {"ma_tre_em": 3, "ma_thiet_bi": "M-7", "ten_thiet_bi": "Máy", "loai_thiet_bi": "Desktop"}}'),
	(44, '2026-04-26 06:47:00.053+00', 1, 'subscription_assigned', 'goi_dich_vu', 10, '127.0.0.1', '{"after": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-04-20", "ngay_bat_dau": "2026-04-20", "ngay_ket_thuc": "2026-05-20", "nguoi_dung_id": 8, "thong_tin_goi_id": 2}, "before": {"trang_thai": "CHUA_GAN", "anchored_on": "2026-04-20", "ngay_bat_dau": "2026-04-20", "ngay_ket_thuc": "2026-05-20", "nguoi_dung_id": null, "thong_tin_goi_id": 2}}'),
	(45, '2026-05-10 06:47:00.001+00', NULL, 'order_created', 'orders', 13, NULL, '{"after": {"loai": "GIA_HAN", "so_tien": 702000, "trang_thai": "pending", "so_thiet_bi": 2, "vnp_txn_ref": "AN26051098YAG8J1PWB4J6V0", "ma_phu_huynh": 2, "thong_tin_goi_id": 4}}'),
	(46, '2026-05-10 06:47:00.001+00', NULL, 'order_created', 'orders', 14, NULL, '{"after": {"loai": "GIA_HAN", "so_tien": 741000, "trang_thai": "pending", "so_thiet_bi": 2, "vnp_txn_ref": "AN2605101YRNZ7HX8SCGWA1P", "ma_phu_huynh": 1, "thong_tin_goi_id": 2}}'),
	(47, '2026-05-10 06:47:00.001+00', NULL, 'order_charged', 'orders', 14, NULL, '{"after": {"so_tien": 741000, "charge_step": 0, "vnp_txn_ref": "AN2605101YRNZ7HX8SCGWA1P"}, "announced": "AN2605101YRNZ7HX8SCGWA1P"}'),
	(48, '2026-05-10 06:47:00.001+00', NULL, 'order_failed', 'orders', 14, NULL, '{"by": "charge", "after": {"trang_thai": "failed"}, "before": {"trang_thai": "pending"}, "reason": "card_locked", "vnp_txn_ref": "AN2605101YRNZ7HX8SCGWA1P"}'),
	(49, '2026-05-10 06:47:00.001+00', NULL, 'card_ended', 'phu_huynh', 1, NULL, '{"reason": "card_locked", "vnp_txn_ref": "AN2605101YRNZ7HX8SCGWA1P"}'),
	(50, '2026-05-10 06:47:00.001+00', NULL, 'order_created', 'orders', 15, NULL, '{"after": {"loai": "GIA_HAN", "so_tien": 390000, "trang_thai": "pending", "so_thiet_bi": 1, "vnp_txn_ref": "AN2605106AZPCEXR2CVCQRKX", "ma_phu_huynh": 1, "thong_tin_goi_id": 3}}'),
	(51, '2026-05-10 06:47:00.059+00', NULL, 'subscription_expired', 'goi_dich_vu', 2, NULL, '{"after": {"trang_thai": "HET_HAN", "anchored_on": "2026-04-05", "ngay_bat_dau": "2026-04-05", "ngay_ket_thuc": "2026-05-05", "nguoi_dung_id": 5, "thong_tin_goi_id": 2}, "before": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-04-05", "ngay_bat_dau": "2026-04-05", "ngay_ket_thuc": "2026-05-05", "nguoi_dung_id": 5, "thong_tin_goi_id": 2}}'),
	(52, '2026-05-10 06:47:00.059+00', 1, 'subscription_assigned', 'goi_dich_vu', 8, '127.0.0.1', '{"after": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-05-10", "ngay_bat_dau": "2026-05-10", "ngay_ket_thuc": "2026-06-10", "nguoi_dung_id": 5, "thong_tin_goi_id": 3}, "before": {"trang_thai": "CHUA_GAN", "anchored_on": null, "ngay_bat_dau": null, "ngay_ket_thuc": null, "nguoi_dung_id": null, "thong_tin_goi_id": 3}}'),
	(79, '2026-05-16 06:47:00.091+00', NULL, 'order_review', 'orders', 20, NULL, '{"by": "ipn", "after": {"trang_thai": "review"}, "before": {"trang_thai": "pending"}, "reason": "suspected", "vnp_txn_ref": "AN2605160G22FH20XCXHMTM9"}'),
	(53, '2026-05-10 06:47:00.077+00', 3, 'subscription_extended', 'goi_dich_vu', 4, '127.0.0.1', '{"after": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-04-15", "ngay_bat_dau": "2026-04-15", "ngay_ket_thuc": "2026-07-15", "nguoi_dung_id": 6, "thong_tin_goi_id": 3}, "before": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-04-15", "ngay_bat_dau": "2026-04-15", "ngay_ket_thuc": "2026-05-15", "nguoi_dung_id": 6, "thong_tin_goi_id": 3}}'),
	(54, '2026-05-14 06:47:00+00', NULL, 'order_created', 'orders', 16, NULL, '{"after": {"loai": "GIA_HAN", "so_tien": 741000, "trang_thai": "pending", "so_thiet_bi": 2, "vnp_txn_ref": "AN260514J2F0FKKX754AFKJ1", "ma_phu_huynh": 1, "thong_tin_goi_id": 2}}'),
	(55, '2026-05-14 06:47:00.014+00', 1, 'order_created', 'orders', 17, '127.0.0.1', '{"after": {"loai": "MUA", "so_tien": 741000, "trang_thai": "pending", "so_thiet_bi": 2, "vnp_txn_ref": "AN260514EZPB0R1FNHAGKY52", "ma_phu_huynh": 1, "thong_tin_goi_id": 2}}'),
	(56, '2026-05-14 06:47:00.02+00', NULL, 'order_paid', 'orders', 17, NULL, '{"by": "ipn", "after": {"trang_thai": "paid"}, "before": {"trang_thai": "pending"}, "reason": "paid", "vnp_txn_ref": "AN260514EZPB0R1FNHAGKY52"}'),
	(57, '2026-05-14 06:47:00.029+00', 1, 'order_created', 'orders', 18, '127.0.0.1', '{"after": {"loai": "MUA", "so_tien": 1053000, "trang_thai": "pending", "so_thiet_bi": 3, "vnp_txn_ref": "AN26051450WHJ4QWXCNB7XH3", "ma_phu_huynh": 1, "thong_tin_goi_id": 4}}'),
	(60, '2026-05-14 06:47:00.06+00', 1, 'order_created', 'orders', 19, '127.0.0.1', '{"after": {"loai": "MUA", "so_tien": 0, "trang_thai": "paid", "so_thiet_bi": 1, "vnp_txn_ref": "AN26051435ZRAPEET8HTF8B3", "ma_phu_huynh": 1, "thong_tin_goi_id": 8}}'),
	(61, '2026-05-14 06:47:00.13+00', 3, 'subscription_extended', 'goi_dich_vu', 9, '127.0.0.1', '{"after": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-04-20", "ngay_bat_dau": "2026-04-20", "ngay_ket_thuc": "2026-07-20", "nguoi_dung_id": 7, "thong_tin_goi_id": 2}, "before": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-04-20", "ngay_bat_dau": "2026-04-20", "ngay_ket_thuc": "2026-05-20", "nguoi_dung_id": 7, "thong_tin_goi_id": 2}}'),
	(62, '2026-05-14 06:47:00.141+00', 1, 'device_created', 'thiet_bi', 11, '127.0.0.1', '{"after": {"ma_tre_em": 3, "ma_thiet_bi": "M-10", "ten_thiet_bi": "Máy", "loai_thiet_bi": "Desktop"}}'),
	(63, '2026-05-14 06:47:00.141+00', 1, 'subscription_assigned', 'goi_dich_vu', 11, '127.0.0.1', '{"after": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-05-14", "ngay_bat_dau": "2026-05-14", "ngay_ket_thuc": "2026-06-14", "nguoi_dung_id": 11, "thong_tin_goi_id": 2}, "before": {"trang_thai": "CHUA_GAN", "anchored_on": null, "ngay_bat_dau": null, "ngay_ket_thuc": null, "nguoi_dung_id": null, "thong_tin_goi_id": 2}}'),
	(64, '2026-05-14 06:47:00.184+00', NULL, 'order_paid', 'orders', 16, NULL, '{"by": "ipn", "after": {"trang_thai": "paid"}, "before": {"trang_thai": "pending"}, "reason": "paid", "vnp_txn_ref": "AN260514J2F0FKKX754AFKJ1"}'),
	(65, '2026-05-14 06:47:00.184+00', NULL, 'subscription_renewed', 'goi_dich_vu', 10, NULL, '{"after": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-04-20", "ngay_bat_dau": "2026-04-20", "ngay_ket_thuc": "2026-06-20", "nguoi_dung_id": 8, "thong_tin_goi_id": 2}, "before": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-04-20", "ngay_bat_dau": "2026-04-20", "ngay_ket_thuc": "2026-05-20", "nguoi_dung_id": 8, "thong_tin_goi_id": 2}, "vnp_txn_ref": "AN260514J2F0FKKX754AFKJ1"}'),
	(66, '2026-05-14 06:47:00.184+00', NULL, 'subscription_renewed', 'goi_dich_vu', 9, NULL, '{"after": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-04-20", "ngay_bat_dau": "2026-04-20", "ngay_ket_thuc": "2026-08-20", "nguoi_dung_id": 7, "thong_tin_goi_id": 2}, "before": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-04-20", "ngay_bat_dau": "2026-04-20", "ngay_ket_thuc": "2026-07-20", "nguoi_dung_id": 7, "thong_tin_goi_id": 2}, "vnp_txn_ref": "AN260514J2F0FKKX754AFKJ1"}'),
	(67, '2026-05-16 06:47:00.03+00', NULL, 'card_registered', 'phu_huynh', 2, NULL, '{"after": {"txn_ref": "REG1778914020031"}}'),
	(68, '2026-05-16 06:47:00.037+00', NULL, 'subscription_expired', 'goi_dich_vu', 7, NULL, '{"after": {"trang_thai": "HET_HAN", "ngay_ket_thuc": "2026-05-05"}, "before": {"trang_thai": "CHUA_GAN"}}'),
	(69, '2026-05-16 06:47:00.037+00', NULL, 'subscription_expired', 'goi_dich_vu', 6, NULL, '{"after": {"trang_thai": "HET_HAN", "ngay_ket_thuc": "2026-05-05"}, "before": {"trang_thai": "DANG_HOAT_DONG"}}'),
	(70, '2026-05-16 06:47:00.037+00', NULL, 'subscription_expired', 'goi_dich_vu', 1, NULL, '{"after": {"trang_thai": "HET_HAN", "ngay_ket_thuc": "2026-05-05"}, "before": {"trang_thai": "CHUA_GAN"}}'),
	(71, '2026-05-16 06:47:00.045+00', 3, 'subscription_cancelled', 'goi_dich_vu', 8, '127.0.0.1', '{"after": {"trang_thai": "HUY", "nguoi_dung_id": null}, "before": {"trang_thai": "DANG_HOAT_DONG", "nguoi_dung_id": 5}}'),
	(72, '2026-05-16 06:47:00.045+00', 3, 'subscription_cancelled', 'goi_dich_vu', 4, '127.0.0.1', '{"after": {"trang_thai": "HUY", "nguoi_dung_id": null}, "before": {"trang_thai": "DANG_HOAT_DONG", "nguoi_dung_id": 6}}'),
	(73, '2026-05-16 06:47:00.045+00', 3, 'subscription_cancelled', 'goi_dich_vu', 9, '127.0.0.1', '{"after": {"trang_thai": "HUY", "nguoi_dung_id": null}, "before": {"trang_thai": "DANG_HOAT_DONG", "nguoi_dung_id": 7}}'),
	(74, '2026-05-16 06:47:00.045+00', 3, 'subscription_cancelled', 'goi_dich_vu', 10, '127.0.0.1', '{"after": {"trang_thai": "HUY", "nguoi_dung_id": null}, "before": {"trang_thai": "DANG_HOAT_DONG", "nguoi_dung_id": 8}}'),
	(75, '2026-05-16 06:47:00.045+00', 3, 'subscription_cancelled', 'goi_dich_vu', 11, '127.0.0.1', '{"after": {"trang_thai": "HUY", "nguoi_dung_id": null}, "before": {"trang_thai": "DANG_HOAT_DONG", "nguoi_dung_id": 11}}'),
	(76, '2026-05-16 06:47:00.045+00', 3, 'child_deleted', 'tre_em', 3, '127.0.0.1', '{"before": {"lop": null, "truong": null, "ten_tre": "Bé", "thiet_bi": ["M-4", "M-5", "M-6", "M-7", "M-10"], "gioi_tinh": "Nam", "ma_tre_em": 3, "ngay_sinh": null, "email_tre_em": null, "ma_phu_huynh": 1}}'),
	(77, '2026-05-16 06:47:00.067+00', 3, 'subscription_extended', 'goi_dich_vu', 3, '127.0.0.1', '{"after": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-03-27", "ngay_bat_dau": "2026-03-27", "ngay_ket_thuc": "2026-06-27", "nguoi_dung_id": 2, "thong_tin_goi_id": 3}, "before": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-03-27", "ngay_bat_dau": "2026-03-27", "ngay_ket_thuc": "2026-05-27", "nguoi_dung_id": 2, "thong_tin_goi_id": 3}}'),
	(78, '2026-05-16 06:47:00.08+00', 3, 'order_created', 'orders', 20, '127.0.0.1', '{"after": {"loai": "GIA_HAN", "so_tien": 741000, "vnp_txn_ref": "AN2605160G22FH20XCXHMTM9"}, "announced": "AN2605101YRNZ7HX8SCGWA1P"}'),
	(80, '2026-05-16 06:47:00.121+00', 1, 'device_created', 'thiet_bi', 12, '127.0.0.1', '{"after": {"ma_tre_em": 4, "ma_thiet_bi": "M-11", "ten_thiet_bi": "Máy", "loai_thiet_bi": "Desktop"}}'),
	(81, '2026-05-16 06:47:00.121+00', 1, 'subscription_assigned', 'goi_dich_vu', 13, '127.0.0.1', '{"after": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": null, "ngay_bat_dau": "2026-05-16", "ngay_ket_thuc": null, "nguoi_dung_id": 12, "thong_tin_goi_id": 8}, "before": {"trang_thai": "CHUA_GAN", "anchored_on": null, "ngay_bat_dau": null, "ngay_ket_thuc": null, "nguoi_dung_id": null, "thong_tin_goi_id": 8}}'),
	(82, '2026-05-16 06:47:00.143+00', 1, 'order_created', 'orders', 21, '127.0.0.1', '{"after": {"loai": "MUA", "so_tien": 1053000, "trang_thai": "pending", "so_thiet_bi": 3, "vnp_txn_ref": "AN260516MNWTPSSF9SASGEPV", "ma_phu_huynh": 1, "thong_tin_goi_id": 4}}'),
	(83, '2026-05-16 06:47:00.149+00', NULL, 'order_paid', 'orders', 21, NULL, '{"by": "ipn", "after": {"trang_thai": "paid"}, "before": {"trang_thai": "pending"}, "reason": "paid", "vnp_txn_ref": "AN260516MNWTPSSF9SASGEPV"}'),
	(84, '2026-05-16 06:47:00.165+00', 2, 'order_created', 'orders', 22, '127.0.0.1', '{"after": {"loai": "MUA", "so_tien": 1053000, "trang_thai": "pending", "so_thiet_bi": 3, "vnp_txn_ref": "AN260516228TBY5EAXYDSZA3", "ma_phu_huynh": 2, "thong_tin_goi_id": 4}}'),
	(85, '2026-05-16 06:47:00.19+00', 1, 'device_created', 'thiet_bi', 13, '127.0.0.1', '{"after": {"ma_tre_em": 4, "ma_thiet_bi": "M-12", "ten_thiet_bi": "Máy", "loai_thiet_bi": "Desktop"}}'),
	(86, '2026-05-16 06:47:00.19+00', 1, 'subscription_assigned', 'goi_dich_vu', 16, '127.0.0.1', '{"after": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-05-16", "ngay_bat_dau": "2026-05-16", "ngay_ket_thuc": "2026-06-16", "nguoi_dung_id": 13, "thong_tin_goi_id": 4}, "before": {"trang_thai": "CHUA_GAN", "anchored_on": null, "ngay_bat_dau": null, "ngay_ket_thuc": null, "nguoi_dung_id": null, "thong_tin_goi_id": 4}}'),
	(87, '2026-05-16 06:47:00.219+00', 2, 'refund_requested', 'refunds', 1, '127.0.0.1', '{"after": {"trang_thai": "requested"}, "so_tien": 390000, "vnp_txn_ref": "AN260420AXDX11WFE1TGZ9GF"}'),
	(88, '2026-05-16 06:47:00.229+00', NULL, 'order_paid', 'orders', 18, NULL, '{"by": "query", "after": {"trang_thai": "paid"}, "before": {"trang_thai": "pending"}, "reason": "paid", "vnp_txn_ref": "AN26051450WHJ4QWXCNB7XH3"}'),
	(89, '2026-05-16 07:35:00.012+00', 1, 'order_created', 'orders', 23, '127.0.0.1', '{"after": {"loai": "MUA", "so_tien": 390000, "trang_thai": "pending", "so_thiet_bi": 1, "vnp_txn_ref": "AN26051651QJRCPA270WDX3J", "ma_phu_huynh": 1, "thong_tin_goi_id": 3}}'),
	(90, '2026-05-16 07:35:00.04+00', 3, 'refund_approved', 'refunds', 1, '127.0.0.1', '{"after": {"trang_thai": "approved"}, "before": {"trang_thai": "requested"}}'),
	(91, '2026-05-16 07:35:00.04+00', NULL, 'refund_answered', 'refunds', 1, NULL, '{"after": {"trang_thai": "processing"}, "before": {"trang_thai": "approved"}, "reason": "refund_accepted", "vnp_txn_ref": "AN260420AXDX11WFE1TGZ9GF"}'),
	(92, '2026-05-16 07:35:00.04+00', NULL, 'order_refunded', 'orders', 12, NULL, '{"after": {"trang_thai": "refunded"}, "before": {"trang_thai": "paid"}, "reason": "refund_accepted"}'),
	(93, '2026-05-16 07:35:00.04+00', NULL, 'renewal_switched_off', 'goi_dich_vu', 3, NULL, '{"after": {"tu_dong_gia_han": false}, "before": {"tu_dong_gia_han": true}, "reason": "refund_accepted"}'),
	(94, '2026-05-16 07:35:00.064+00', 1, 'device_created', 'thiet_bi', 14, '127.0.0.1', '{"after": {"ma_tre_em": 4, "ma_thiet_bi": "M-13", "ten_thiet_bi": "Máy", "loai_thiet_bi": "Desktop"}}'),
	(95, '2026-05-16 07:35:00.064+00', 1, 'subscription_assigned', 'goi_dich_vu', 12, '127.0.0.1', '{"after": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-05-14", "ngay_bat_dau": "2026-05-14", "ngay_ket_thuc": "2026-06-14", "nguoi_dung_id": 14, "thong_tin_goi_id": 2}, "before": {"trang_thai": "CHUA_GAN", "anchored_on": "2026-05-14", "ngay_bat_dau": "2026-05-14", "ngay_ket_thuc": "2026-06-14", "nguoi_dung_id": null, "thong_tin_goi_id": 2}}'),
	(96, '2026-05-16 07:35:00.094+00', 3, 'order_created', 'orders', 24, '127.0.0.1', '{"after": {"loai": "GIA_HAN", "so_tien": 741000, "vnp_txn_ref": "AN260516CEPCW596QAGKAV9W"}, "announced": "AN2605101YRNZ7HX8SCGWA1P"}'),
	(97, '2026-05-16 07:35:00.103+00', NULL, 'order_paid', 'orders', 23, NULL, '{"by": "ipn", "after": {"trang_thai": "paid"}, "before": {"trang_thai": "pending"}, "reason": "paid", "vnp_txn_ref": "AN26051651QJRCPA270WDX3J"}'),
	(98, '2026-05-16 07:35:00.112+00', 2, 'order_created', 'orders', 25, '127.0.0.1', '{"after": {"loai": "MUA", "so_tien": 390000, "trang_thai": "pending", "so_thiet_bi": 1, "vnp_txn_ref": "AN260516Y9J2NHS57YSYJ2ZE", "ma_phu_huynh": 2, "thong_tin_goi_id": 3}}'),
	(99, '2026-05-16 07:35:00.14+00', 3, 'subscription_times_set', 'goi_dich_vu', 12, '127.0.0.1', '{"after": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-07-25", "ngay_bat_dau": "2026-05-22", "ngay_ket_thuc": "2026-07-25", "nguoi_dung_id": 14, "thong_tin_goi_id": 2}, "before": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-05-14", "ngay_bat_dau": "2026-05-14", "ngay_ket_thuc": "2026-06-14", "nguoi_dung_id": 14, "thong_tin_goi_id": 2}}'),
	(100, '2026-05-17 08:24:00.024+00', NULL, 'order_review', 'orders', 13, NULL, '{"by": "ipn", "after": {"trang_thai": "review"}, "before": {"trang_thai": "pending"}, "reason": "suspected", "vnp_txn_ref": "AN26051098YAG8J1PWB4J6V0"}'),
	(101, '2026-05-17 08:24:00.034+00', 3, 'order_created', 'orders', 26, '127.0.0.1', '{"after": {"loai": "GIA_HAN", "so_tien": 741000, "vnp_txn_ref": "AN260517Y6587PP6D8AWB8X8"}, "announced": "AN2605101YRNZ7HX8SCGWA1P"}'),
	(102, '2026-05-17 08:24:00.043+00', NULL, 'order_paid', 'orders', 13, NULL, '{"by": "ipn", "late": true, "after": {"trang_thai": "paid"}, "before": {"trang_thai": "review"}, "reason": "paid", "vnp_txn_ref": "AN26051098YAG8J1PWB4J6V0"}'),
	(103, '2026-05-17 08:24:00.043+00', NULL, 'subscription_renewed', 'goi_dich_vu', 6, NULL, '{"after": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-05-17", "ngay_bat_dau": "2026-05-17", "ngay_ket_thuc": "2026-06-17", "nguoi_dung_id": 4, "thong_tin_goi_id": 4}, "before": {"trang_thai": "HET_HAN", "anchored_on": "2026-04-05", "ngay_bat_dau": "2026-04-05", "ngay_ket_thuc": "2026-05-05", "nguoi_dung_id": 4, "thong_tin_goi_id": 4}, "vnp_txn_ref": "AN26051098YAG8J1PWB4J6V0"}'),
	(104, '2026-05-17 08:24:00.043+00', NULL, 'subscription_renewed', 'goi_dich_vu', 7, NULL, '{"after": {"trang_thai": "CHUA_GAN", "anchored_on": "2026-05-17", "ngay_bat_dau": "2026-05-17", "ngay_ket_thuc": "2026-06-17", "nguoi_dung_id": null, "thong_tin_goi_id": 4}, "before": {"trang_thai": "HET_HAN", "anchored_on": "2026-04-05", "ngay_bat_dau": "2026-04-05", "ngay_ket_thuc": "2026-05-05", "nguoi_dung_id": null, "thong_tin_goi_id": 4}, "vnp_txn_ref": "AN26051098YAG8J1PWB4J6V0"}'),
	(105, '2026-05-17 08:24:00.114+00', 1, 'order_created', 'orders', 27, '127.0.0.1', '{"after": {"loai": "MUA", "so_tien": 1053000, "trang_thai": "pending", "so_thiet_bi": 3, "vnp_txn_ref": "AN260517ZAAFQDP8C4NYNGRM", "ma_phu_huynh": 1, "thong_tin_goi_id": 4}}'),
	(106, '2026-05-17 08:24:00.132+00', NULL, 'order_paid', 'orders', 22, NULL, '{"by": "query", "after": {"trang_thai": "paid"}, "before": {"trang_thai": "pending"}, "reason": "paid", "vnp_txn_ref": "AN260516228TBY5EAXYDSZA3"}'),
	(107, '2026-05-17 08:24:00.132+00', NULL, 'order_paid', 'orders', 24, NULL, '{"by": "query", "after": {"trang_thai": "paid"}, "before": {"trang_thai": "pending"}, "reason": "paid", "vnp_txn_ref": "AN260516CEPCW596QAGKAV9W"}'),
	(108, '2026-05-17 08:24:00.132+00', NULL, 'subscription_renewed', 'goi_dich_vu', 1, NULL, '{"after": {"trang_thai": "CHUA_GAN", "anchored_on": "2026-05-17", "ngay_bat_dau": "2026-05-17", "ngay_ket_thuc": "2026-06-17", "nguoi_dung_id": null, "thong_tin_goi_id": 2}, "before": {"trang_thai": "HET_HAN", "anchored_on": "2026-04-05", "ngay_bat_dau": "2026-04-05", "ngay_ket_thuc": "2026-05-05", "nguoi_dung_id": null, "thong_tin_goi_id": 2}, "vnp_txn_ref": "AN260516CEPCW596QAGKAV9W"}'),
	(109, '2026-05-17 08:24:00.132+00', NULL, 'subscription_renewed', 'goi_dich_vu', 2, NULL, '{"after": {"trang_thai": "CHUA_GAN", "anchored_on": "2026-05-17", "ngay_bat_dau": "2026-05-17", "ngay_ket_thuc": "2026-06-17", "nguoi_dung_id": null, "thong_tin_goi_id": 2}, "before": {"trang_thai": "HET_HAN", "anchored_on": "2026-04-05", "ngay_bat_dau": "2026-04-05", "ngay_ket_thuc": "2026-05-05", "nguoi_dung_id": null, "thong_tin_goi_id": 2}, "vnp_txn_ref": "AN260516CEPCW596QAGKAV9W"}'),
	(110, '2026-05-17 08:24:00.132+00', NULL, 'order_expired', 'orders', 25, NULL, '{"by": "time", "after": {"trang_thai": "expired"}, "before": {"trang_thai": "pending"}, "reason": "never_paid", "vnp_txn_ref": "AN260516Y9J2NHS57YSYJ2ZE"}'),
	(111, '2026-05-17 08:24:00.158+00', NULL, 'order_review', 'orders', 27, NULL, '{"by": "ipn", "after": {"trang_thai": "review"}, "before": {"trang_thai": "pending"}, "reason": "suspected", "vnp_txn_ref": "AN260517ZAAFQDP8C4NYNGRM"}'),
	(112, '2026-05-17 08:24:00.169+00', 2, 'order_created', 'orders', 28, '127.0.0.1', '{"after": {"loai": "MUA", "so_tien": 390000, "trang_thai": "pending", "so_thiet_bi": 1, "vnp_txn_ref": "AN2605174PEV76NKJS77Z2WE", "ma_phu_huynh": 2, "thong_tin_goi_id": 3}}'),
	(113, '2026-05-17 08:24:00.195+00', NULL, 'refund_answered', 'refunds', 1, NULL, '{"after": {"trang_thai": "processing"}, "before": {"trang_thai": "processing"}, "reason": "refund_sent", "vnp_txn_ref": "AN260420AXDX11WFE1TGZ9GF"}'),
	(114, '2026-05-17 08:24:00.224+00', NULL, 'card_registered', 'phu_huynh', 1, NULL, '{"after": {"txn_ref": "REG1779006240227"}}'),
	(115, '2026-05-17 08:40:00.007+00', 1, 'device_created', 'thiet_bi', 15, '127.0.0.1', '{"after": {"ma_tre_em": 4, "ma_thiet_bi": "M-14", "ten_thiet_bi": "Máy", "loai_thiet_bi": "Desktop"}}'),
	(116, '2026-05-17 08:40:00.007+00', 1, 'subscription_assigned', 'goi_dich_vu', 14, '127.0.0.1', '{"after": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-05-16", "ngay_bat_dau": "2026-05-16", "ngay_ket_thuc": "2026-06-16", "nguoi_dung_id": 15, "thong_tin_goi_id": 4}, "before": {"trang_thai": "CHUA_GAN", "anchored_on": "2026-05-16", "ngay_bat_dau": "2026-05-16", "ngay_ket_thuc": "2026-06-16", "nguoi_dung_id": null, "thong_tin_goi_id": 4}}'),
	(117, '2026-05-17 08:40:00.041+00', 1, 'order_created', 'orders', 30, '127.0.0.1', '{"after": {"loai": "MUA", "so_tien": 390000, "trang_thai": "pending", "so_thiet_bi": 1, "vnp_txn_ref": "AN260517XEYWNBSQXEPKYSSG", "ma_phu_huynh": 1, "thong_tin_goi_id": 3}}'),
	(118, '2026-05-17 08:40:00.045+00', NULL, 'order_review', 'orders', 30, NULL, '{"by": "ipn", "after": {"trang_thai": "review"}, "before": {"trang_thai": "pending"}, "reason": "suspected", "vnp_txn_ref": "AN260517XEYWNBSQXEPKYSSG"}'),
	(119, '2026-05-17 08:40:00.083+00', 1, 'order_created', 'orders', 31, '127.0.0.1', '{"after": {"loai": "MUA", "so_tien": 741000, "trang_thai": "pending", "so_thiet_bi": 2, "vnp_txn_ref": "AN2605175K9XFRZX0XDPRY0Q", "ma_phu_huynh": 1, "thong_tin_goi_id": 2}}'),
	(120, '2026-05-17 08:40:00.109+00', 1, 'device_created', 'thiet_bi', 16, '127.0.0.1', '{"after": {"ma_tre_em": 4, "ma_thiet_bi": "M-15", "ten_thiet_bi": "Máy", "loai_thiet_bi": "Desktop"}}'),
	(121, '2026-05-17 08:40:00.109+00', 1, 'subscription_assigned', 'goi_dich_vu', 17, '127.0.0.1', '{"after": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-05-17", "ngay_bat_dau": "2026-05-17", "ngay_ket_thuc": "2026-06-17", "nguoi_dung_id": 16, "thong_tin_goi_id": 4}, "before": {"trang_thai": "CHUA_GAN", "anchored_on": null, "ngay_bat_dau": null, "ngay_ket_thuc": null, "nguoi_dung_id": null, "thong_tin_goi_id": 4}}'),
	(122, '2026-05-17 08:40:00.134+00', 2, 'device_created', 'thiet_bi', 17, '127.0.0.1', '{"after": {"ma_tre_em": 2, "ma_thiet_bi": "M-16", "ten_thiet_bi": "Máy", "loai_thiet_bi": "Desktop"}}'),
	(123, '2026-05-17 08:40:00.134+00', 2, 'subscription_assigned', 'goi_dich_vu', 23, '127.0.0.1', '{"after": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-05-17", "ngay_bat_dau": "2026-05-17", "ngay_ket_thuc": "2026-06-17", "nguoi_dung_id": 17, "thong_tin_goi_id": 4}, "before": {"trang_thai": "CHUA_GAN", "anchored_on": null, "ngay_bat_dau": null, "ngay_ket_thuc": null, "nguoi_dung_id": null, "thong_tin_goi_id": 4}}'),
	(124, '2026-05-17 08:40:00.149+00', 2, 'order_created', 'orders', 32, '127.0.0.1', '{"after": {"loai": "MUA", "so_tien": 741000, "trang_thai": "pending", "so_thiet_bi": 2, "vnp_txn_ref": "AN260517SWSYE49H9F89TZ99", "ma_phu_huynh": 2, "thong_tin_goi_id": 2}}'),
	(125, '2026-05-17 08:40:00.155+00', NULL, 'order_failed', 'orders', 32, NULL, '{"by": "ipn", "after": {"trang_thai": "failed"}, "before": {"trang_thai": "pending"}, "reason": "cancelled", "vnp_txn_ref": "AN260517SWSYE49H9F89TZ99"}'),
	(126, '2026-05-17 08:40:00.177+00', 2, 'refund_requested', 'refunds', 2, '127.0.0.1', '{"after": {"trang_thai": "requested"}, "so_tien": 702000, "vnp_txn_ref": "AN26051098YAG8J1PWB4J6V0"}'),
	(127, '2026-05-17 08:40:00.186+00', 2, 'device_created', 'thiet_bi', 18, '127.0.0.1', '{"after": {"ma_tre_em": 2, "ma_thiet_bi": "M-17", "ten_thiet_bi": "Máy", "loai_thiet_bi": "Desktop"}}'),
	(128, '2026-05-17 08:40:00.186+00', 2, 'subscription_assigned', 'goi_dich_vu', 21, '127.0.0.1', '{"after": {"trang_thai": "DANG_HOAT_DONG", "anchored_on": "2026-05-17", "ngay_bat_dau": "2026-05-17", "ngay_ket_thuc": "2026-06-17", "nguoi_dung_id": 18, "thong_tin_goi_id": 4}, "before": {"trang_thai": "CHUA_GAN", "anchored_on": "2026-05-17", "ngay_bat_dau": "2026-05-17", "ngay_ket_thuc": "2026-06-17", "nguoi_dung_id": null, "thong_tin_goi_id": 4}}'),
	(129, '2026-05-17 08:40:00.235+00', NULL, 'card_registered', 'phu_huynh', 2, NULL, '{"after": {"txn_ref": "REG1779007200239"}}'),
	(130, '2026-05-17 08:40:00.252+00', 2, 'order_created', 'orders', 33, '127.0.0.1', '{"after": {"loai": "MUA", "so_tien": 0, "trang_thai": "paid", "so_thiet_bi": 1, "vnp_txn_ref": "AN260517KQZ69X7R2YV1YE24", "ma_phu_huynh": 2, "thong_tin_goi_id": 8}}'),
	(131, '2026-05-17 08:40:00.258+00', NULL, 'order_paid', 'orders', 31, NULL, '{"by": "ipn", "after": {"trang_thai": "paid"}, "before": {"trang_thai": "pending"}, "reason": "paid", "vnp_txn_ref": "AN2605175K9XFRZX0XDPRY0Q"}'),
	(132, '2026-05-17 08:40:00.323+00', NULL, 'order_review', 'orders', 32, NULL, '{"by": "ipn", "after": {"trang_thai": "review"}, "before": {"trang_thai": "failed"}, "reason": "suspected", "vnp_txn_ref": "AN260517SWSYE49H9F89TZ99"}'),
	(133, '2026-06-13 08:40:00.001+00', NULL, 'order_created', 'orders', 34, NULL, '{"after": {"loai": "GIA_HAN", "so_tien": 1053000, "trang_thai": "pending", "so_thiet_bi": 3, "vnp_txn_ref": "AN2606139S1PSV0K58QWKEYC", "ma_phu_huynh": 1, "thong_tin_goi_id": 4}}'),
	(134, '2026-06-13 08:40:00.001+00', NULL, 'order_charged', 'orders', 34, NULL, '{"after": {"so_tien": 1053000, "charge_step": 3, "vnp_txn_ref": "AN2606139S1PSV0K58QWKEYC"}, "announced": "AN2606139S1PSV0K58QWKEYC"}'),
	(135, '2026-06-13 08:40:00.001+00', NULL, 'order_created', 'orders', 35, NULL, '{"after": {"loai": "GIA_HAN", "so_tien": 741000, "trang_thai": "pending", "so_thiet_bi": 2, "vnp_txn_ref": "AN260613HS4AXNFGHX5497HR", "ma_phu_huynh": 1, "thong_tin_goi_id": 2}}'),
	(136, '2026-06-13 08:40:00.001+00', NULL, 'order_created', 'orders', 36, NULL, '{"after": {"loai": "GIA_HAN", "so_tien": 702000, "trang_thai": "pending", "so_thiet_bi": 2, "vnp_txn_ref": "AN260613QF2N6BC6XG1JQQV1", "ma_phu_huynh": 2, "thong_tin_goi_id": 4}}'),
	(137, '2026-06-13 08:40:00.001+00', NULL, 'order_created', 'orders', 37, NULL, '{"after": {"loai": "GIA_HAN", "so_tien": 1053000, "trang_thai": "pending", "so_thiet_bi": 3, "vnp_txn_ref": "AN260613EJKVJF5DZPBRH0EC", "ma_phu_huynh": 1, "thong_tin_goi_id": 4}}'),
	(138, '2026-06-13 08:40:00.001+00', NULL, 'order_created', 'orders', 38, NULL, '{"after": {"loai": "GIA_HAN", "so_tien": 1053000, "trang_thai": "pending", "so_thiet_bi": 3, "vnp_txn_ref": "AN260613Y1DVBKH85TM9EK4T", "ma_phu_huynh": 2, "thong_tin_goi_id": 4}}'),
	(139, '2026-06-13 09:43:00.024+00', 3, 'refund_refused', 'refunds', 2, '127.0.0.1', '{"after": {"trang_thai": "refused"}, "before": {"trang_thai": "requested"}, "ly_do_tu_choi": null}');
INSERT INTO public.card_cancellations OVERRIDING SYSTEM VALUE VALUES
	(1, 'ff18f2ac-4b44-4734-a9c6-7cc6f79ac93a', '1776234360117', '2026-11-24 02:19:53.076954+00', 0, 0),
	(2, 'fc38c778-0c70-49df-aa9b-8964485e4250', '1776666360029', '2026-11-24 02:19:53.224791+00', 0, 0),
	(3, '581f4fbd-8a9a-4ac1-994f-cd5064c3cf9e', '1778914020031', '2026-11-24 02:19:54.463123+00', 0, 0);
INSERT INTO public.cards OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'REG1776234360117', '', '1776234360117', '2026-04-15 06:26:00.118+00', '2099-12-31', '2026-04-20 06:26:00.028+00', NULL),
	(2, 1, 'REG1776666360029', '', '1776666360029', '2026-04-20 06:26:00.028+00', '2099-12-31', '2026-05-10 06:47:00.001+00', 'card_locked'),
	(4, 1, 'REG1779006240227', '7d48627f-f11b-4196-b6ff-3d8e1cba50c1', '1779006240227', '2026-05-17 08:24:00.224+00', '2099-12-31', NULL, NULL),
	(3, 2, 'REG1778914020031', '', '1778914020031', '2026-05-16 06:47:00.03+00', '2099-12-31', '2026-05-17 08:40:00.235+00', NULL),
	(5, 2, 'REG1779007200239', '0fdbb1db-b2bd-40c3-a3f9-440beee1ee8a', '1779007200239', '2026-05-17 08:40:00.235+00', '2099-12-31', NULL, NULL);
INSERT INTO public.escrow_keys OVERRIDING SYSTEM VALUE VALUES
	(1, '\x302a300506032b656e0321001cd92c4547ed79eba81c33667a1bdfa0ad6f4add721ef694a9c580319e647936', '\x28162f1f1404ae60a5b08ea391a90abb68916d85c3956a4c7fdd5b88e0724bb36520cd185a9393398ed810b9ecdc60cea95dc733ac9d3d9b539ed4bd4ad6a39e811c201a7101e91ecc4e5e7a', '\x127fdca1a33b79683ca3a3b5380e2b9b', '2026-01-31 05:00:00+00');
INSERT INTO public.gateway_calls OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-01-31 05:00:00.027+00', 'redirect', 1, 'AN260131W7MJJRQCGT9NZP99', 'vnp_Amount=74100000&vnp_Command=pay&vnp_CreateDate=20260131120000&vnp_CurrCode=VND&vnp_ExpireDate=20260131123000&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN260131W7MJJRQCGT9NZP99+Goi+Premium+2+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN260131W7MJJRQCGT9NZP99&vnp_Version=2.1.0&vnp_SecureHash=45b07ff9c29d7b7899dbe6afe21d0dfdcf94de6a9e32a4c7ff5a2728a11f5c9439219e96604e86a2997d21dfe444f9af0e1dcab8b4e995ad1e995fdf8e2c886d', NULL, NULL, NULL, NULL),
	(2, '2026-01-31 05:00:00.055+00', 'redirect', 1, 'AN2601314EN3AFCVM4DFMR2X', 'vnp_Amount=105300000&vnp_Command=pay&vnp_CreateDate=20260131120000&vnp_CurrCode=VND&vnp_ExpireDate=20260131123000&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN2601314EN3AFCVM4DFMR2X+Goi+Premium+3+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN2601314EN3AFCVM4DFMR2X&vnp_Version=2.1.0&vnp_SecureHash=deaf07ff5fdef77434067e02ca9058b3660f10da2dfe0c74c8c49f7277aaea0af135b19b24e115ec19d638c8ff06043482678b13cfa90988057a08900033fa33', NULL, NULL, NULL, NULL),
	(3, '2026-01-31 05:00:00.065+00', 'ipn', NULL, 'AN2601314EN3AFCVM4DFMR2X', 'vnp_Amount=105300000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14000001&vnp_CardType=ATM&vnp_OrderInfo=An+Nhi+AN2601314EN3AFCVM4DFMR2X+Goi+Premium+3+thiet+bi&vnp_PayDate=20260131120000&vnp_ResponseCode=07&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14000001&vnp_TransactionStatus=07&vnp_TxnRef=AN2601314EN3AFCVM4DFMR2X&vnp_SecureHash=829e35e77c48fe6a94e9aa3f78174e2019c5e81f8065f3c55f73a8a719afe1ac3ca1b2ee34e3414e18b9c91e8ee2dc779e1a151594b97d98e60295341e2d87d3', '{"RspCode":"00","Message":"Confirm Success"}', 'recorded', 'review', 1053000),
	(4, '2026-01-31 05:00:00.072+00', 'ipn', NULL, 'AN2601314EN3AFCVM4DFMR2X', 'vnp_Amount=105300000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14226112&vnp_CardType=ATM&vnp_OrderInfo=Thanh+to%C3%A1n&vnp_PayDate=20270131120112&vnp_ResponseCode=07&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14226112&vnp_TransactionStatus=07&vnp_TxnRef=AN2601314EN3AFCVM4DFMR2X&vnp_SecureHash=ff8111939ba7fb5c12e0e155105ab6965753a7bd7543a172f6aaf7259745a9e1dba50f7e25bf234ed6e3bff082ad02615b9774dea26ac8f8142d83fb5181961a', '{"RspCode":"02","Message":"Order already confirmed"}', 'already', 'review', 1053000),
	(5, '2026-01-31 05:00:00.088+00', 'redirect', 2, 'AN2601313BED1TMPMC5KZGTR', 'vnp_Amount=74100000&vnp_Command=pay&vnp_CreateDate=20260131120000&vnp_CurrCode=VND&vnp_ExpireDate=20260131123000&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN2601313BED1TMPMC5KZGTR+Goi+Premium+2+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN2601313BED1TMPMC5KZGTR&vnp_Version=2.1.0&vnp_SecureHash=22a5ce00d8747fda3f371bc76a91623ed8c31c62941731c79dfad06cb75d20860da0e0d367eefa710b19aa07c55065e873d92afaca1c42186895399497b37686', NULL, NULL, NULL, NULL),
	(6, '2026-02-07 05:16:00.012+00', 'query', NULL, 'AN260131W7MJJRQCGT9NZP99', '{"vnp_RequestId":"d69ac0b024fd468cb9360b6b75d9f81c","vnp_Version":"2.1.0","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN260131W7MJJRQCGT9NZP99","vnp_OrderInfo":"Truy van AN260131W7MJJRQCGT9NZP99","vnp_TransactionDate":"20260131120000","vnp_CreateDate":"20260207121600","vnp_IpAddr":"127.0.0.1","vnp_Command":"querydr","vnp_SecureHash":"2e5ca4ab91859dd2dc03934f81e321226cae08a33319fb37d77e0aa6e2049257be9f683bc4be49e9b0230b9b7f8e6cd33c52c1501407763ee3cb6df5ddccc4af"}', '{"vnp_ResponseId":"d69ac0b024fd468cb9360b6b75d9f81c","vnp_Command":"querydr","vnp_ResponseCode":"00","vnp_Message":"QueryDR Success","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN260131W7MJJRQCGT9NZP99","vnp_Amount":"74100000","vnp_OrderInfo":"An Nhi AN260131W7MJJRQCGT9NZP99 Goi Premium 2 thiet bi","vnp_BankCode":"NCB","vnp_PayDate":"20260131120000","vnp_TransactionNo":"14000000","vnp_TransactionStatus":"00","vnp_TransactionType":"01","vnp_SecureHash":"d77035e68362acb42d3d5bd460e6020489122e60cb23d9846eb0bf095e58232d6543429cf72a53ef06dea02210c6f53175df2dd1c069bcab06d5a1f64e098801"}', 'paid', 'paid', 741000),
	(7, '2026-02-07 05:16:00.012+00', 'query', NULL, 'AN2601313BED1TMPMC5KZGTR', '{"vnp_RequestId":"0d779a70abe7417893939e8e70898bdd","vnp_Version":"2.1.0","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN2601313BED1TMPMC5KZGTR","vnp_OrderInfo":"Truy van AN2601313BED1TMPMC5KZGTR","vnp_TransactionDate":"20260131120000","vnp_CreateDate":"20260207121600","vnp_IpAddr":"127.0.0.1","vnp_Command":"querydr","vnp_SecureHash":"07adbdf0c59c9257efcac6194c978fab800ad61c712179b5a9683c783480eaa3e172802634bf95abde9c33e8a5808fd28b0445330395e812fd42ff723a30de02"}', '{"vnp_ResponseId":"0d779a70abe7417893939e8e70898bdd","vnp_Command":"querydr","vnp_ResponseCode":"91","vnp_Message":"Transaction not found","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN2601313BED1TMPMC5KZGTR","vnp_SecureHash":"3e1c3bbe8137c5214b99c05c6019a6bdc0b86f0393b3dd70ef8297fa5e62bbddde7289662c534817c79e948cedd8b123758929537b46a1f43105dca96bee3cd8"}', 'unknown_transaction', NULL, NULL),
	(8, '2026-03-08 05:16:00.025+00', 'query', 3, 'AN2601314EN3AFCVM4DFMR2X', '{"vnp_RequestId":"baa16ffc4a7844febd9c52655a81c9cf","vnp_Version":"2.1.0","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN2601314EN3AFCVM4DFMR2X","vnp_OrderInfo":"Truy van AN2601314EN3AFCVM4DFMR2X","vnp_TransactionDate":"20260131120000","vnp_CreateDate":"20260308121600","vnp_IpAddr":"127.0.0.1","vnp_Command":"querydr","vnp_SecureHash":"f34a61f4d83906e492659523f39c9cc68d84f27517f2b5400b5825305f524d9b72f58d9a7ad71c939df480c59b71d460e658373d06dae3e12db68ec4144ba07f"}', '{"vnp_ResponseId":"baa16ffc4a7844febd9c52655a81c9cf","vnp_Command":"querydr","vnp_ResponseCode":"00","vnp_Message":"QueryDR Success","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN2601314EN3AFCVM4DFMR2X","vnp_Amount":"105300000","vnp_OrderInfo":"An Nhi AN2601314EN3AFCVM4DFMR2X Goi Premium 3 thiet bi","vnp_BankCode":"NCB","vnp_PayDate":"20260131120000","vnp_TransactionNo":"14000001","vnp_TransactionStatus":"07","vnp_TransactionType":"01","vnp_SecureHash":"62468c1ad1a8430a6b24f8494f341448bb3554ee63bf0662da2b974104344700a2cad0332073b6c7c913b58402d09931dfb724244a7478c19c4b833f302c1c55"}', 'suspected', 'review', 1053000),
	(9, '2026-03-23 05:16:00.061+00', 'redirect', 1, 'AN260323YP7166SHWCHYRWY2', 'vnp_Amount=39000000&vnp_Command=pay&vnp_CreateDate=20260323121600&vnp_CurrCode=VND&vnp_ExpireDate=20260323124600&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN260323YP7166SHWCHYRWY2+Goi+Premium+1+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN260323YP7166SHWCHYRWY2&vnp_Version=2.1.0&vnp_SecureHash=0612e8a30c90adad665093a0a84f5d8615034e7d732a35eb094eb4d33f0bd4e08c56a67706bd8367404df085282cc830db1956fc583cfd222f231db18b40655f', NULL, NULL, NULL, NULL),
	(10, '2026-03-27 05:16:00.013+00', 'redirect', 2, 'AN260327AB0YYPWRWWQJJH10', 'vnp_Amount=105300000&vnp_Command=pay&vnp_CreateDate=20260327121600&vnp_CurrCode=VND&vnp_ExpireDate=20260327124600&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN260327AB0YYPWRWWQJJH10+Goi+Premium+3+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN260327AB0YYPWRWWQJJH10&vnp_Version=2.1.0&vnp_SecureHash=c96ada711161e30be180deae96359e850f6a67a3a07e6f0e8c246a9bc3eef768c1b134fc6ed8d63457853b9a4f26942ee6413730404c243b54533626ab93cc4b', NULL, NULL, NULL, NULL),
	(11, '2026-03-27 05:16:00.024+00', 'redirect', 2, 'AN260327BW4F9HX2PGDNWTTQ', 'vnp_Amount=39000000&vnp_Command=pay&vnp_CreateDate=20260327121600&vnp_CurrCode=VND&vnp_ExpireDate=20260327124600&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN260327BW4F9HX2PGDNWTTQ+Goi+Premium+1+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN260327BW4F9HX2PGDNWTTQ&vnp_Version=2.1.0&vnp_SecureHash=f8d00a3082195a9761bbefda98dd318d9e67f7345c059026fa8ea94596dfea8ba5e4753807f170f212129f928e350dd3e7037eed237c55c9e2f114557813eb67', NULL, NULL, NULL, NULL),
	(12, '2026-03-27 05:16:00.031+00', 'ipn', NULL, 'AN260327BW4F9HX2PGDNWTTQ', 'vnp_Amount=39000000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14226112&vnp_CardType=ATM&vnp_OrderInfo=Thanh+to%C3%A1n&vnp_PayDate=20270131120112&vnp_ResponseCode=00&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14226112&vnp_TransactionStatus=00&vnp_TxnRef=AN260327BW4F9HX2PGDNWTTQ&vnp_SecureHash=562c76400ab9e71ecaad3bbab35fff355d7b479849fd2f1dc0aafb12594d057fa911e10cb8c99c4553ccc4e69a6e4b58a2e13bbbeb47892adf2dc974f85ce1e0', '{"RspCode":"00","Message":"Confirm Success"}', 'recorded', 'paid', 390000),
	(13, '2026-03-27 05:16:00.079+00', 'redirect', 1, 'AN2603279CC8119XR5V6P4VQ', 'vnp_Amount=105300000&vnp_Command=pay&vnp_CreateDate=20260327121600&vnp_CurrCode=VND&vnp_ExpireDate=20260327124600&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN2603279CC8119XR5V6P4VQ+Goi+Premium+3+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN2603279CC8119XR5V6P4VQ&vnp_Version=2.1.0&vnp_SecureHash=bc493d5a414a006dfa0adbfabb5538b3fcef82cacbbd8b1c4f9f4a892c1c0b112a618648ff27ca5b1163dda437e9cbd59785626ce95433fe64606a20bb27945b', NULL, NULL, NULL, NULL),
	(14, '2026-04-02 05:16:00.014+00', 'redirect', 2, 'AN2604025DS6FR52ZSXAC805', 'vnp_Amount=105300000&vnp_Command=pay&vnp_CreateDate=20260402121600&vnp_CurrCode=VND&vnp_ExpireDate=20260402124600&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN2604025DS6FR52ZSXAC805+Goi+Premium+3+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN2604025DS6FR52ZSXAC805&vnp_Version=2.1.0&vnp_SecureHash=26c96ecdd4c8fc0ff636d611d3daedcca154d0bf1fa2c84f1155c96b5141421094bee4afd6cd719df0eb88dae1fd825f97b1853e5a46238ff78306c6d8b0ea95', NULL, NULL, NULL, NULL),
	(15, '2026-04-02 05:16:00.054+00', 'query', 3, 'AN2601314EN3AFCVM4DFMR2X', '{"vnp_RequestId":"6cc11572d98940eaaebd8dda4d2dd544","vnp_Version":"2.1.0","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN2601314EN3AFCVM4DFMR2X","vnp_OrderInfo":"Truy van AN2601314EN3AFCVM4DFMR2X","vnp_TransactionDate":"20260131120000","vnp_CreateDate":"20260402121600","vnp_IpAddr":"127.0.0.1","vnp_Command":"querydr","vnp_SecureHash":"1601b0469d0525a2b307469a4e780cf84fdad968d770b5de613cc76e6c4e2639798bfd68a7241318486fc19a02a8080d1ac5f2fb9a4ef79c0b7d3c563cf92321"}', '{"vnp_ResponseId":"6cc11572d98940eaaebd8dda4d2dd544","vnp_Command":"querydr","vnp_ResponseCode":"00","vnp_Message":"QueryDR Success","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN2601314EN3AFCVM4DFMR2X","vnp_Amount":"105300000","vnp_OrderInfo":"An Nhi AN2601314EN3AFCVM4DFMR2X Goi Premium 3 thiet bi","vnp_BankCode":"NCB","vnp_PayDate":"20260131120000","vnp_TransactionNo":"14000001","vnp_TransactionStatus":"07","vnp_TransactionType":"01","vnp_SecureHash":"8bee16d828a2078fd9b19afa567102981a642693f3f2169eea60f7010f5961d7cb7c213ab98bb88de7784f4f25fcd7693f26406a5a6789b21f6a020ec2ebd721"}', 'suspected', 'review', 1053000),
	(18, '2026-04-05 05:16:00.016+00', 'query', NULL, 'AN2603279CC8119XR5V6P4VQ', '{"vnp_RequestId":"5795ad19eaaf43329df964a53e25e4ff","vnp_Version":"2.1.0","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN2603279CC8119XR5V6P4VQ","vnp_OrderInfo":"Truy van AN2603279CC8119XR5V6P4VQ","vnp_TransactionDate":"20260327121600","vnp_CreateDate":"20260405121600","vnp_IpAddr":"127.0.0.1","vnp_Command":"querydr","vnp_SecureHash":"362f2420da2629dddecb1aa3abb623a606ac673f81590a8aae55b51687080ecd8157d342048322e35cfb741f3eb21e7f6a9902bcd6f855229344a8e34e099acb"}', '{"vnp_ResponseId":"5795ad19eaaf43329df964a53e25e4ff","vnp_Command":"querydr","vnp_ResponseCode":"91","vnp_Message":"Transaction not found","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN2603279CC8119XR5V6P4VQ","vnp_SecureHash":"382a44ff7e92158a258a6dc1d46648df5b56995ee256c7e662df0eea52ab9d00f2235b7a3e384b60e7cfbd0e1b80b3e0ca9fc56c56d5ad8e508ec2b7844a54ea"}', 'unknown_transaction', NULL, NULL),
	(16, '2026-04-05 05:16:00.016+00', 'query', NULL, 'AN260323YP7166SHWCHYRWY2', '{"vnp_RequestId":"19ad788aed21408d8526fb353397bb5f","vnp_Version":"2.1.0","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN260323YP7166SHWCHYRWY2","vnp_OrderInfo":"Truy van AN260323YP7166SHWCHYRWY2","vnp_TransactionDate":"20260323121600","vnp_CreateDate":"20260405121600","vnp_IpAddr":"127.0.0.1","vnp_Command":"querydr","vnp_SecureHash":"deae7ce8d2102620b016c8720a331cb0fda0b9b37d743a47aebe80decf4c34d75ae39a414c7b0afda73281ee68099a18cf0575b088151e4600a9204412aa32e6"}', '{"vnp_ResponseId":"19ad788aed21408d8526fb353397bb5f","vnp_Command":"querydr","vnp_ResponseCode":"00","vnp_Message":"QueryDR Success","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN260323YP7166SHWCHYRWY2","vnp_Amount":"39000000","vnp_OrderInfo":"An Nhi AN260323YP7166SHWCHYRWY2 Goi Premium 1 thiet bi","vnp_BankCode":"NCB","vnp_PayDate":"20260323121600","vnp_TransactionNo":"14000002","vnp_TransactionStatus":"00","vnp_TransactionType":"01","vnp_SecureHash":"409420ca2ab1813c1ed666b867d825b9c66c44f2ec2fa044725f1160ddf640cfc4c9b05903dc43b8899662bf586625de8f6ea9d56598c2d75615374e9e6fec7c"}', 'paid', 'paid', 390000),
	(17, '2026-04-05 05:16:00.016+00', 'query', NULL, 'AN260327AB0YYPWRWWQJJH10', '{"vnp_RequestId":"3626f05a143b4afaaa4c4d2f05b2c943","vnp_Version":"2.1.0","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN260327AB0YYPWRWWQJJH10","vnp_OrderInfo":"Truy van AN260327AB0YYPWRWWQJJH10","vnp_TransactionDate":"20260327121600","vnp_CreateDate":"20260405121600","vnp_IpAddr":"127.0.0.1","vnp_Command":"querydr","vnp_SecureHash":"2f958e0531cf22627d058e441d1c3e0e1244c3232c36ec582d8dcea891c132683a243a5aedb75b9d1e1eaaac6d315e491638b05b61df986843d5a64c9f1856f2"}', '{"vnp_ResponseId":"3626f05a143b4afaaa4c4d2f05b2c943","vnp_Command":"querydr","vnp_ResponseCode":"00","vnp_Message":"QueryDR Success","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN260327AB0YYPWRWWQJJH10","vnp_Amount":"105300000","vnp_OrderInfo":"An Nhi AN260327AB0YYPWRWWQJJH10 Goi Premium 3 thiet bi","vnp_BankCode":"NCB","vnp_PayDate":"20260327121600","vnp_TransactionNo":"14000004","vnp_TransactionStatus":"00","vnp_TransactionType":"01","vnp_SecureHash":"676dbe28368b75950a62cb811f6822cf0d6d83ab96845380f0f8fa39287ff9349b14035749c586d1afc61d36de5facf16a9460ba1d88c1f3386b8f66556a1471"}', 'paid', 'paid', 1053000),
	(19, '2026-04-05 05:16:00.016+00', 'query', NULL, 'AN2604025DS6FR52ZSXAC805', '{"vnp_RequestId":"8a9854a35e41449f9a1b2503f6f3940c","vnp_Version":"2.1.0","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN2604025DS6FR52ZSXAC805","vnp_OrderInfo":"Truy van AN2604025DS6FR52ZSXAC805","vnp_TransactionDate":"20260402121600","vnp_CreateDate":"20260405121600","vnp_IpAddr":"127.0.0.1","vnp_Command":"querydr","vnp_SecureHash":"018aa0dd17a00913d3f00a9184ecd58a9d640d62e35fb299ff05892371172a4b2435f185ce33bc3b9d6290dce85d681d55bac54b6e8cc5194eae6174232f7220"}', '{"vnp_ResponseId":"8a9854a35e41449f9a1b2503f6f3940c","vnp_Command":"querydr","vnp_ResponseCode":"91","vnp_Message":"Transaction not found","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN2604025DS6FR52ZSXAC805","vnp_SecureHash":"9d166c8f09d53fc2d03e35eb0edb9537d72712ff2d2f19891376320e1b5039cfcb1ef24da64620feeb41c97b439f37e8b6d99939b445faff1ea57fa11e2f89d3"}', 'unknown_transaction', NULL, NULL),
	(20, '2026-04-05 05:16:00.058+00', 'ipn', NULL, 'AN260323YP7166SHWCHYRWY2', 'vnp_Amount=39000000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14226112&vnp_CardType=ATM&vnp_OrderInfo=Thanh+to%C3%A1n&vnp_PayDate=20270131120112&vnp_ResponseCode=00&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14226112&vnp_TransactionStatus=00&vnp_TxnRef=AN260323YP7166SHWCHYRWY2&vnp_SecureHash=363f805b70bda354f96b0df358ded66b02b0074284bb84edef87e105f355f89aba3631ca0936299c6da38fe717becddbc1ed19bdeab8fe2e4845298a290247ff', '{"RspCode":"02","Message":"Order already confirmed"}', 'already', 'paid', 390000),
	(21, '2026-04-05 05:16:00.068+00', 'redirect', 1, 'AN260405ZC2QT24FF0MND4VD', 'vnp_Amount=39000000&vnp_Command=pay&vnp_CreateDate=20260405121600&vnp_CurrCode=VND&vnp_ExpireDate=20260405124600&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN260405ZC2QT24FF0MND4VD+Goi+Premium+1+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN260405ZC2QT24FF0MND4VD&vnp_Version=2.1.0&vnp_SecureHash=d32e3fb6eabcd3988d4edc55637e2f7ec8c7a90ddc22e2a0d0d775195d311944e32ca504c6ff49b655d4d53d460e0c475454667f7b3149258d814476c876be31', NULL, NULL, NULL, NULL),
	(22, '2026-04-05 05:16:00.115+00', 'query', 3, 'AN2601314EN3AFCVM4DFMR2X', '{"vnp_RequestId":"47c66d91f6c440daa138933db7443ca6","vnp_Version":"2.1.0","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN2601314EN3AFCVM4DFMR2X","vnp_OrderInfo":"Truy van AN2601314EN3AFCVM4DFMR2X","vnp_TransactionDate":"20260131120000","vnp_CreateDate":"20260405121600","vnp_IpAddr":"127.0.0.1","vnp_Command":"querydr","vnp_SecureHash":"0762d930df12d786ea524aaf296009f929f8aca66e9ae7b195fc2b8f3fb9af5cb0936721c3fc1659c8aef841a46b0cb54d5d437cfd8095241837441f3e069086"}', '{"vnp_ResponseId":"47c66d91f6c440daa138933db7443ca6","vnp_Command":"querydr","vnp_ResponseCode":"00","vnp_Message":"QueryDR Success","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN2601314EN3AFCVM4DFMR2X","vnp_Amount":"105300000","vnp_OrderInfo":"An Nhi AN2601314EN3AFCVM4DFMR2X Goi Premium 3 thiet bi","vnp_BankCode":"NCB","vnp_PayDate":"20260131120000","vnp_TransactionNo":"14000001","vnp_TransactionStatus":"07","vnp_TransactionType":"01","vnp_SecureHash":"b7bb75298b863dffa653b412f9e85f6c24447ecb060e88a0c70e6061c54fe712d9b7d18a3dd15d75ac4d642561455b92483191fa757d0ae2a03f8ff1ac065a9f"}', 'suspected', 'review', 1053000),
	(23, '2026-04-05 05:16:00.131+00', 'redirect', 2, 'AN260405ZHE40S5R1J3H5AN7', 'vnp_Amount=39000000&vnp_Command=pay&vnp_CreateDate=20260405121600&vnp_CurrCode=VND&vnp_ExpireDate=20260405124600&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN260405ZHE40S5R1J3H5AN7+Goi+Premium+1+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN260405ZHE40S5R1J3H5AN7&vnp_Version=2.1.0&vnp_SecureHash=bf9f083830d0706d46cd3112603996a24b4baf7d2c400406c29ec54bea5470b4afaae1b733c3a09981a388ecabb0ef684f559d615bc4554c486c2e0555036355', NULL, NULL, NULL, NULL),
	(24, '2026-04-05 05:16:00.139+00', 'ipn', NULL, 'AN260405ZC2QT24FF0MND4VD', 'vnp_Amount=39000000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14226112&vnp_CardType=ATM&vnp_OrderInfo=Thanh+to%C3%A1n&vnp_PayDate=20270131120112&vnp_ResponseCode=00&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14226112&vnp_TransactionStatus=00&vnp_TxnRef=AN260405ZC2QT24FF0MND4VD&vnp_SecureHash=791ad116091e2e2de01306b73ebcd22c9b4860e3231086d54ac45fcc4f48411fa301e4ea1c66889d12be1c284ff0ca3fa4d5a8663add44f91be508178accced7', '{"RspCode":"00","Message":"Confirm Success"}', 'recorded', 'paid', 390000),
	(25, '2026-04-05 05:16:00.202+00', 'ipn', NULL, 'AN260405ZHE40S5R1J3H5AN7', 'vnp_Amount=39000000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14000006&vnp_CardType=ATM&vnp_OrderInfo=An+Nhi+AN260405ZHE40S5R1J3H5AN7+Goi+Premium+1+thiet+bi&vnp_PayDate=20260405121600&vnp_ResponseCode=07&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14000006&vnp_TransactionStatus=07&vnp_TxnRef=AN260405ZHE40S5R1J3H5AN7&vnp_SecureHash=f8aead0bdf1108bebbde154051e428a434749802456ca28515ec1ffe4b7e267297375259f8be9ea3ec4d0aa8fc5659f3d6f093f1a82f22602770ceee2f3dd0ce', '{"RspCode":"00","Message":"Confirm Success"}', 'recorded', 'review', 390000),
	(26, '2026-04-05 05:16:00.206+00', 'ipn', NULL, 'AN260405ZHE40S5R1J3H5AN7', 'vnp_Amount=39000000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14226112&vnp_CardType=ATM&vnp_OrderInfo=Thanh+to%C3%A1n&vnp_PayDate=20270131120112&vnp_ResponseCode=07&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14226112&vnp_TransactionStatus=07&vnp_TxnRef=AN260405ZHE40S5R1J3H5AN7&vnp_SecureHash=029d5953322957534455aa2bb5012827fb26ee796c2773fdc691943bbdad1cbf243b54e77410c71ab61ff69ab94f3703eaa5c690dc0c3054b41b9624f3cc2a1b', '{"RspCode":"02","Message":"Order already confirmed"}', 'already', 'review', 390000),
	(39, '2026-05-14 06:47:00.184+00', 'ipn', NULL, 'AN260514J2F0FKKX754AFKJ1', 'vnp_Amount=74100000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14226112&vnp_CardType=ATM&vnp_OrderInfo=Thanh+to%C3%A1n&vnp_PayDate=20270131120112&vnp_ResponseCode=00&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14226112&vnp_TransactionStatus=00&vnp_TxnRef=AN260514J2F0FKKX754AFKJ1&vnp_SecureHash=5120f6685db94aa5095a146001044cec405284cba61117007a9abc17fde9db0a2c1b34df38c0ddb6a758efc87c75e1f0a5e95468715b1fd505840a0b9b81262c', '{"RspCode":"00","Message":"Confirm Success"}', 'recorded', 'paid', 741000),
	(27, '2026-04-15 06:26:00.239+00', 'query', 3, 'AN2601314EN3AFCVM4DFMR2X', '{"vnp_RequestId":"286aa5564f0f4c9d837ccb6543bae085","vnp_Version":"2.1.0","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN2601314EN3AFCVM4DFMR2X","vnp_OrderInfo":"Truy van AN2601314EN3AFCVM4DFMR2X","vnp_TransactionDate":"20260131120000","vnp_CreateDate":"20260415132600","vnp_IpAddr":"127.0.0.1","vnp_Command":"querydr","vnp_SecureHash":"2cbe6166872640c08ef599effa2d2de43dfca7f46c80645e5605a1b53ce88c1ab2959456e5323d2438308ecb9b4b7790e3c45fa4592fb12dc1879103716075f4"}', '{"vnp_ResponseId":"286aa5564f0f4c9d837ccb6543bae085","vnp_Command":"querydr","vnp_ResponseCode":"00","vnp_Message":"QueryDR Success","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN2601314EN3AFCVM4DFMR2X","vnp_Amount":"105300000","vnp_OrderInfo":"An Nhi AN2601314EN3AFCVM4DFMR2X Goi Premium 3 thiet bi","vnp_BankCode":"NCB","vnp_PayDate":"20260131120000","vnp_TransactionNo":"14000001","vnp_TransactionStatus":"07","vnp_TransactionType":"01","vnp_SecureHash":"4503a849dc5137d72f512eb8e0dc5ff90eeda706d1c9778e72bb6f5d35ca9900a33a9d16fbacbc186a9e7fe267f9ce673a900b745400e009ec67d208b64da44b"}', 'suspected', 'review', 1053000),
	(28, '2026-04-15 06:26:00.259+00', 'redirect', 1, 'AN26041580Z4HVQ48ESHFD3W', 'vnp_Amount=74100000&vnp_Command=pay&vnp_CreateDate=20260415132600&vnp_CurrCode=VND&vnp_ExpireDate=20260415135600&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN26041580Z4HVQ48ESHFD3W+Goi+Premium+2+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN26041580Z4HVQ48ESHFD3W&vnp_Version=2.1.0&vnp_SecureHash=30c0835d9b309355bf90a8862598fd9d43602ca2ba38e4c88767d25ea21dda9ad9eb4a4f988fd41ca887f8730a0c0f41b325e2028bf40d8dee913d704b032ecb', NULL, NULL, NULL, NULL),
	(29, '2026-04-15 06:26:00.267+00', 'ipn', NULL, 'AN26041580Z4HVQ48ESHFD3W', 'vnp_Amount=74100000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14226112&vnp_CardType=ATM&vnp_OrderInfo=Thanh+to%C3%A1n&vnp_PayDate=20270131120112&vnp_ResponseCode=00&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14226112&vnp_TransactionStatus=00&vnp_TxnRef=AN26041580Z4HVQ48ESHFD3W&vnp_SecureHash=ebec23346bbc78f9c3486a2957ebc33014a5570d9d9dafdbf48f3a3cd7f5a149857db280917c010d235268cba4f87efc34e85b5ea33da85c937e716f332ca647', '{"RspCode":"00","Message":"Confirm Success"}', 'recorded', 'paid', 741000),
	(30, '2026-04-20 06:26:00.017+00', 'ipn', NULL, 'AN260405ZHE40S5R1J3H5AN7', 'vnp_Amount=39000000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14226112&vnp_CardType=ATM&vnp_OrderInfo=Thanh+to%C3%A1n&vnp_PayDate=20270131120112&vnp_ResponseCode=07&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14226112&vnp_TransactionStatus=07&vnp_TxnRef=AN260405ZHE40S5R1J3H5AN7&vnp_SecureHash=029d5953322957534455aa2bb5012827fb26ee796c2773fdc691943bbdad1cbf243b54e77410c71ab61ff69ab94f3703eaa5c690dc0c3054b41b9624f3cc2a1b', '{"RspCode":"02","Message":"Order already confirmed"}', 'already', 'review', 390000),
	(31, '2026-04-26 06:47:00.026+00', 'redirect', 3, 'AN260420AXDX11WFE1TGZ9GF', 'vnp_Amount=39000000&vnp_Command=pay&vnp_CreateDate=20260426134700&vnp_CurrCode=VND&vnp_ExpireDate=20260426141700&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN260420AXDX11WFE1TGZ9GF+Goi+Premium+1+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN260420AXDX11WFE1TGZ9GF&vnp_Version=2.1.0&vnp_SecureHash=fb97cf35a87f017851151281b17dc0323eb48ab227d413f2aecd2dbbaefba0bfe51a6f2436ec6541bc8908d8ae71ef3d38487ac953fd3a55d041e98af3368522', NULL, NULL, NULL, NULL),
	(32, '2026-04-26 06:47:00.037+00', 'ipn', NULL, 'AN260420AXDX11WFE1TGZ9GF', 'vnp_Amount=39000000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14226112&vnp_CardType=ATM&vnp_OrderInfo=Thanh+to%C3%A1n&vnp_PayDate=20270131120112&vnp_ResponseCode=00&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14226112&vnp_TransactionStatus=00&vnp_TxnRef=AN260420AXDX11WFE1TGZ9GF&vnp_SecureHash=d19cc042d35e2d4467a3c0515d6cfe13017bca8158683376be1221dfdfe6a281bf11319fab630324d75aeee135bb5de5d6eafc62957623fdc093727b0b65b90a', '{"RspCode":"00","Message":"Confirm Success"}', 'recorded', 'paid', 390000),
	(33, '2026-04-26 06:47:00.066+00', 'ipn', NULL, 'AN260327AB0YYPWRWWQJJH10', 'vnp_Amount=105300000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14226112&vnp_CardType=ATM&vnp_OrderInfo=Thanh+to%C3%A1n&vnp_PayDate=20270131120112&vnp_ResponseCode=00&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14226112&vnp_TransactionStatus=00&vnp_TxnRef=AN260327AB0YYPWRWWQJJH10&vnp_SecureHash=e5d3414e03b014fd2c39d9aad701ac71ca2f89a6789d8db3138a4af8afbd03d1329c07b857c9a7136931bbdfa57d6aec471f2e677caca94192a33d26c44b477a', '{"RspCode":"02","Message":"Order already confirmed"}', 'already', 'paid', 1053000),
	(34, '2026-05-10 06:47:00.001+00', 'charge', NULL, 'AN2605101YRNZ7HX8SCGWA1P', '{"reqId":"AN2605101YRNZ7HX8SCGWA1P","command":"recurring_pay","tmnCode":"ANNHIREC","order":{"orderReference":"AN2605101YRNZ7HX8SCGWA1P","orderInfo":"Gia han AN2605101YRNZ7HX8SCGWA1P"},"transaction":{"recurringId":"1776666360029","recurringAmount":74100000,"recurringDate":"20260510","currCode":"VND","mcDate":"20260510134700"},"addData":"","version":"2.1.0"}', '{"rspCode":"12","rspMsg":"Simulated","transaction":{"id":"14000009","amount":"74100000","feeAmount":"0","currCode":"VND"},"addData":"","secureHash":"c182d0c53ed3c4849c38f9eda3f83d1cee6504abc5b3ca3a2866212cd9f6c09a211b959a70195441934e32e57693cefad480d45bfa0aa239e62522b42ccf4c0e"}', 'card_locked', 'failed', 741000),
	(35, '2026-05-14 06:47:00.014+00', 'redirect', 1, 'AN260514EZPB0R1FNHAGKY52', 'vnp_Amount=74100000&vnp_Command=pay&vnp_CreateDate=20260514134700&vnp_CurrCode=VND&vnp_ExpireDate=20260514141700&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN260514EZPB0R1FNHAGKY52+Goi+Premium+2+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN260514EZPB0R1FNHAGKY52&vnp_Version=2.1.0&vnp_SecureHash=09c8e7c4cf9ad0924ded028ba479c730e783ff5c77a9e549fd5d18683080aafa6629495f9d761896f81a4d4d4c6983c275cf722cfdc434f4520f4e0ae6a085bc', NULL, NULL, NULL, NULL),
	(36, '2026-05-14 06:47:00.02+00', 'ipn', NULL, 'AN260514EZPB0R1FNHAGKY52', 'vnp_Amount=74100000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14226112&vnp_CardType=ATM&vnp_OrderInfo=Thanh+to%C3%A1n&vnp_PayDate=20270131120112&vnp_ResponseCode=00&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14226112&vnp_TransactionStatus=00&vnp_TxnRef=AN260514EZPB0R1FNHAGKY52&vnp_SecureHash=4ba2a8a58fb238375508150fc732e474cef8d23cb88245bc9903c20ff90ff9850253ab5a914c27e6399191cc76cc2a10b86588275c2fca7a2c87e55b436199ef', '{"RspCode":"00","Message":"Confirm Success"}', 'recorded', 'paid', 741000),
	(37, '2026-05-14 06:47:00.029+00', 'redirect', 1, 'AN26051450WHJ4QWXCNB7XH3', 'vnp_Amount=105300000&vnp_Command=pay&vnp_CreateDate=20260514134700&vnp_CurrCode=VND&vnp_ExpireDate=20260514141700&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN26051450WHJ4QWXCNB7XH3+Goi+Premium+3+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN26051450WHJ4QWXCNB7XH3&vnp_Version=2.1.0&vnp_SecureHash=effdbbe0cb40dc2f853eb50d66e8a21aa2678a7defa13bfb7caeabe36476bfc05ce7522ec290fc4e283b8dcb6e275324fd750443e5d20bfb0cbacd91e285adbf', NULL, NULL, NULL, NULL),
	(38, '2026-05-14 06:47:00.176+00', 'redirect', 3, 'AN260514J2F0FKKX754AFKJ1', 'vnp_Amount=74100000&vnp_Command=pay&vnp_CreateDate=20260514134700&vnp_CurrCode=VND&vnp_ExpireDate=20260514141700&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN260514J2F0FKKX754AFKJ1+Goi+Premium+2+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN260514J2F0FKKX754AFKJ1&vnp_Version=2.1.0&vnp_SecureHash=473e3e5e80141448c200c6dad2283ad948875b8c8c232220a78da0620520785399ebc13d5692a43581fc9de447eb663747b21e42bc0c167feae540e15746c36b', NULL, NULL, NULL, NULL),
	(40, '2026-05-16 06:47:00.018+00', 'query', 3, 'AN260405ZHE40S5R1J3H5AN7', '{"vnp_RequestId":"950d9b719a504e619cd367e80e590cb3","vnp_Version":"2.1.0","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN260405ZHE40S5R1J3H5AN7","vnp_OrderInfo":"Truy van AN260405ZHE40S5R1J3H5AN7","vnp_TransactionDate":"20260405121600","vnp_CreateDate":"20260516134700","vnp_IpAddr":"127.0.0.1","vnp_Command":"querydr","vnp_SecureHash":"071a8771f26f70970a6b6a14f785d2a354b2dd787134e565c6206faf930f4da3d7bcd534e1ff23c345c2653ed9f69cddc5b6fcd8713839a0abb12e6d7bec4b50"}', '{"vnp_ResponseId":"950d9b719a504e619cd367e80e590cb3","vnp_Command":"querydr","vnp_ResponseCode":"00","vnp_Message":"QueryDR Success","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN260405ZHE40S5R1J3H5AN7","vnp_Amount":"39000000","vnp_OrderInfo":"An Nhi AN260405ZHE40S5R1J3H5AN7 Goi Premium 1 thiet bi","vnp_BankCode":"NCB","vnp_PayDate":"20260405121600","vnp_TransactionNo":"14000006","vnp_TransactionStatus":"07","vnp_TransactionType":"01","vnp_SecureHash":"1c60bcd9f02aebc431f7f4d12a8c2317421c3297ab5dea2e08227f2b56bd3b4e7fa7ab339cf94c0bdaba8178f0ec359fbfd237fae566a63886395db888de765b"}', 'suspected', 'review', 390000),
	(41, '2026-05-16 06:47:00.08+00', 'redirect', 3, 'AN2605160G22FH20XCXHMTM9', 'vnp_Amount=74100000&vnp_Command=pay&vnp_CreateDate=20260516134700&vnp_CurrCode=VND&vnp_ExpireDate=20260516141700&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN2605160G22FH20XCXHMTM9+Goi+Premium+2+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN2605160G22FH20XCXHMTM9&vnp_Version=2.1.0&vnp_SecureHash=d36ad8c0140ee8ba0c0d0973a17c6a8d7ea36c734883bed54736b3b36c5d7e42e4eba16016fa0f93ba44edfeb9a937a8469035abc2c996c3a3454b355719f640', NULL, NULL, NULL, NULL),
	(42, '2026-05-16 06:47:00.091+00', 'ipn', NULL, 'AN2605160G22FH20XCXHMTM9', 'vnp_Amount=74100000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14000013&vnp_CardType=ATM&vnp_OrderInfo=An+Nhi+AN2605160G22FH20XCXHMTM9+Goi+Premium+2+thiet+bi&vnp_PayDate=20260516134700&vnp_ResponseCode=07&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14000013&vnp_TransactionStatus=07&vnp_TxnRef=AN2605160G22FH20XCXHMTM9&vnp_SecureHash=ed077ca181de96b29acd803ec2bd624ae2cecb12b7c9cdfb4f943566cc04b4cb53b6d56b8042c4f29566bbd5e12b0f121242b8d9fd246cf5b80898bff4c191c1', '{"RspCode":"00","Message":"Confirm Success"}', 'recorded', 'review', 741000),
	(43, '2026-05-16 06:47:00.11+00', 'ipn', NULL, 'AN2605160G22FH20XCXHMTM9', 'vnp_Amount=74100000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14226112&vnp_CardType=ATM&vnp_OrderInfo=Thanh+to%C3%A1n&vnp_PayDate=20270131120112&vnp_ResponseCode=07&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14226112&vnp_TransactionStatus=07&vnp_TxnRef=AN2605160G22FH20XCXHMTM9&vnp_SecureHash=33a246f25e6c544b2963d7cd1821e93b5c09494b635ddac0e7ea554e3947b3ab0e933b3b27f22875f4ff73611a27fa4de82529d3e1ff743754eda8ff5bcba1d7', '{"RspCode":"02","Message":"Order already confirmed"}', 'already', 'review', 741000),
	(44, '2026-05-16 06:47:00.143+00', 'redirect', 1, 'AN260516MNWTPSSF9SASGEPV', 'vnp_Amount=105300000&vnp_Command=pay&vnp_CreateDate=20260516134700&vnp_CurrCode=VND&vnp_ExpireDate=20260516141700&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN260516MNWTPSSF9SASGEPV+Goi+Premium+3+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN260516MNWTPSSF9SASGEPV&vnp_Version=2.1.0&vnp_SecureHash=2797e14fc6aa9c596658afde99d71e5c8bbd6fbe81ca2442b0c7f8dbea1ab5abcb80114b3ccad6b1a912ae96a2367c6a691cd58ff272838874b0fd9958410efd', NULL, NULL, NULL, NULL),
	(45, '2026-05-16 06:47:00.149+00', 'ipn', NULL, 'AN260516MNWTPSSF9SASGEPV', 'vnp_Amount=105300000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14226112&vnp_CardType=ATM&vnp_OrderInfo=Thanh+to%C3%A1n&vnp_PayDate=20270131120112&vnp_ResponseCode=00&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14226112&vnp_TransactionStatus=00&vnp_TxnRef=AN260516MNWTPSSF9SASGEPV&vnp_SecureHash=d0c98af26df48b7383f151fc35ec631421bb748f3663d5d499b98218c8a9c0b7ab34e2dc51567fd0570e2baa8e4e4d0ca54af99dcb7bf375ea39811630f848fe', '{"RspCode":"00","Message":"Confirm Success"}', 'recorded', 'paid', 1053000),
	(46, '2026-05-16 06:47:00.165+00', 'redirect', 2, 'AN260516228TBY5EAXYDSZA3', 'vnp_Amount=105300000&vnp_Command=pay&vnp_CreateDate=20260516134700&vnp_CurrCode=VND&vnp_ExpireDate=20260516141700&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN260516228TBY5EAXYDSZA3+Goi+Premium+3+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN260516228TBY5EAXYDSZA3&vnp_Version=2.1.0&vnp_SecureHash=f395883004f7ddf93a72795077a863c7a6b1edb8920971cdb356a52013b1faf256f4c7fca92c5f7d7c66ded573a3f625372cdc0cffdc3dcae161ea1411ed696c', NULL, NULL, NULL, NULL),
	(47, '2026-05-16 06:47:00.17+00', 'ipn', NULL, 'AN2605160G22FH20XCXHMTM9', 'vnp_Amount=74100000&vnp_BankCode=VNPAY&vnp_CardType=QRCODE&vnp_OrderInfo=An+Nhi+AN2605160G22FH20XCXHMTM9+Goi+Premium+2+thiet+bi&vnp_PayDate=20260516134700&vnp_ResponseCode=24&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=0&vnp_TransactionStatus=02&vnp_TxnRef=AN2605160G22FH20XCXHMTM9&vnp_SecureHash=b4878cc61a4dfe4ce242230f771fbf5da1330401f1877eab10b1ec987edd0dd826cd82a7e850662b426b4eeec35779743f1c01a43e16f2f138e1392569622a92', '{"RspCode":"02","Message":"Order already confirmed"}', 'already', 'failed', 741000),
	(48, '2026-05-16 06:47:00.229+00', 'query', NULL, 'AN26051450WHJ4QWXCNB7XH3', '{"vnp_RequestId":"010231e646ff42a3973b9bcb101eec0f","vnp_Version":"2.1.0","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN26051450WHJ4QWXCNB7XH3","vnp_OrderInfo":"Truy van AN26051450WHJ4QWXCNB7XH3","vnp_TransactionDate":"20260514134700","vnp_CreateDate":"20260516134700","vnp_IpAddr":"127.0.0.1","vnp_Command":"querydr","vnp_SecureHash":"3c08706c5c003e078b280ca492d3bcb1106629db7cb8c49a810a2fc70966215f46af7fa18c053d51f5af6015f9f7c35c1102aabff70ae5b06397557871f92e45"}', '{"vnp_ResponseId":"010231e646ff42a3973b9bcb101eec0f","vnp_Command":"querydr","vnp_ResponseCode":"00","vnp_Message":"QueryDR Success","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN26051450WHJ4QWXCNB7XH3","vnp_Amount":"105300000","vnp_OrderInfo":"An Nhi AN26051450WHJ4QWXCNB7XH3 Goi Premium 3 thiet bi","vnp_BankCode":"NCB","vnp_PayDate":"20260514134700","vnp_TransactionNo":"14000011","vnp_TransactionStatus":"00","vnp_TransactionType":"01","vnp_SecureHash":"7103627f2916cbad352368dd005ca37b2efc8f4c23aab82eb3cb2d1ee2c96a5f593ee05a29683d2f6727c99b7cdfe70bcd418640857a39293ca20d9de0d01c23"}', 'paid', 'paid', 1053000),
	(60, '2026-05-17 08:24:00.043+00', 'ipn', NULL, 'AN26051098YAG8J1PWB4J6V0', 'vnp_Amount=70200000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14226112&vnp_CardType=ATM&vnp_OrderInfo=Thanh+to%C3%A1n&vnp_PayDate=20270131120112&vnp_ResponseCode=00&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14226112&vnp_TransactionStatus=00&vnp_TxnRef=AN26051098YAG8J1PWB4J6V0&vnp_SecureHash=d1e35ff482c3a16624748669b7e0e27ec35d1e089256212a84a6c2b7a0dc20c273803f443d31028e484f817a35611773046e1b71be5f6daf9c72e6c67692c2b0', '{"RspCode":"00","Message":"Confirm Success"}', 'recorded', 'paid', 702000),
	(49, '2026-05-16 06:47:00.245+00', 'query', 3, 'AN2605101YRNZ7HX8SCGWA1P', '{"vnp_RequestId":"1f198806975b4432aa3055e37e236fc8","vnp_Version":"2.1.0","vnp_TmnCode":"ANNHIREC","vnp_TxnRef":"AN2605101YRNZ7HX8SCGWA1P","vnp_OrderInfo":"Truy van AN2605101YRNZ7HX8SCGWA1P","vnp_TransactionDate":"20260510134700","vnp_CreateDate":"20260516134700","vnp_IpAddr":"127.0.0.1","vnp_Command":"querydr","vnp_SecureHash":"f8d229d6d166db0ee45bbdc00627e08b8e00d126150936d24a910d3edbd5c42f04b27d70dcd81de6a7172d5ea50e3db9ef8e53f3061a7ba21a0b209c595dbb05"}', '{"vnp_ResponseId":"1f198806975b4432aa3055e37e236fc8","vnp_Command":"querydr","vnp_ResponseCode":"00","vnp_Message":"QueryDR Success","vnp_TmnCode":"ANNHIREC","vnp_TxnRef":"AN2605101YRNZ7HX8SCGWA1P","vnp_Amount":"74100000","vnp_OrderInfo":"Gia han AN2605101YRNZ7HX8SCGWA1P","vnp_BankCode":"NCB","vnp_PayDate":"20260510134700","vnp_TransactionNo":"14000009","vnp_TransactionStatus":"02","vnp_TransactionType":"01","vnp_SecureHash":"2936c8ec61fe2df3674f80777fdfc237503f5addfd41140d1dcc164ef64c4bf98f9d4a084675938ea3618cefbd2a841ea7e61901f95ac6e6c6fc1fb37b1301f3"}', 'not_successful', 'failed', 741000),
	(50, '2026-05-16 07:35:00.012+00', 'redirect', 1, 'AN26051651QJRCPA270WDX3J', 'vnp_Amount=39000000&vnp_Command=pay&vnp_CreateDate=20260516143500&vnp_CurrCode=VND&vnp_ExpireDate=20260516150500&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN26051651QJRCPA270WDX3J+Goi+Premium+1+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN26051651QJRCPA270WDX3J&vnp_Version=2.1.0&vnp_SecureHash=283552310c755e8829553bef7be4019619c3cd087efd998e4975a643bfd3376754c03fc9b435fdc707cffa0d3c7e07dbd7a11268894b4cc889b60613384f9bb4', NULL, NULL, NULL, NULL),
	(51, '2026-05-16 07:35:00.04+00', 'refund', NULL, 'AN260420AXDX11WFE1TGZ9GF', '{"vnp_RequestId":"0fd195be6cf34b89a9fd273d388ce962","vnp_Version":"2.1.0","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN260420AXDX11WFE1TGZ9GF","vnp_OrderInfo":"Hoan tien AN260420AXDX11WFE1TGZ9GF","vnp_TransactionDate":"20260426134700","vnp_CreateDate":"20260516143500","vnp_IpAddr":"127.0.0.1","vnp_Command":"refund","vnp_TransactionType":"02","vnp_Amount":"39000000","vnp_TransactionNo":"14226112","vnp_CreateBy":"An Nhi","vnp_SecureHash":"db425c5f349fb3cdf9343ee4281181151c1c42ede0eea479a2c5f078573c71a19d052c7c37a1b75ea34b3dbafa89bb7462d7e8e20ccd1edc20df898753ac59be"}', '{"vnp_ResponseId":"0fd195be6cf34b89a9fd273d388ce962","vnp_Command":"refund","vnp_ResponseCode":"00","vnp_Message":"Refund success","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN260420AXDX11WFE1TGZ9GF","vnp_Amount":"39000000","vnp_OrderInfo":"An Nhi AN260420AXDX11WFE1TGZ9GF Goi Premium 1 thiet bi","vnp_BankCode":"NCB","vnp_PayDate":"20260426134700","vnp_TransactionNo":"14000009","vnp_TransactionStatus":"05","vnp_TransactionType":"02","vnp_SecureHash":"1fbeee19a3e05029b2a4af7e02ed5193ef8f934fdc700e834f57083b10ea33b02d023ee3915b50322f35c5a198fb3d2598b2557b8451ce40bd43ebf51ea356a9"}', 'refund_accepted', 'refund', 390000),
	(52, '2026-05-16 07:35:00.085+00', 'ipn', NULL, 'AN26051450WHJ4QWXCNB7XH3', 'vnp_Amount=105300000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14226112&vnp_CardType=ATM&vnp_OrderInfo=Thanh+to%C3%A1n&vnp_PayDate=20270131120112&vnp_ResponseCode=00&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14226112&vnp_TransactionStatus=00&vnp_TxnRef=AN26051450WHJ4QWXCNB7XH3&vnp_SecureHash=16d4555dc1947b38f8ada811262d3545ec4591314ab1228fff3ad680318e700a113142fbc55186872a7959cea64fbe01c9d83ae4606d7171035034bc5537330b', '{"RspCode":"02","Message":"Order already confirmed"}', 'already', 'paid', 1053000),
	(53, '2026-05-16 07:35:00.094+00', 'redirect', 3, 'AN260516CEPCW596QAGKAV9W', 'vnp_Amount=74100000&vnp_Command=pay&vnp_CreateDate=20260516143500&vnp_CurrCode=VND&vnp_ExpireDate=20260516150500&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN260516CEPCW596QAGKAV9W+Goi+Premium+2+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN260516CEPCW596QAGKAV9W&vnp_Version=2.1.0&vnp_SecureHash=036c1002553f2048079a9fcd3b713af49ae03cd170affb49df6e0f1ebdae97ad860a8a9319170be934cb5f53c6e41dce303358f452670cc2fe6924898a18403a', NULL, NULL, NULL, NULL),
	(54, '2026-05-16 07:35:00.103+00', 'ipn', NULL, 'AN26051651QJRCPA270WDX3J', 'vnp_Amount=39000000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14226112&vnp_CardType=ATM&vnp_OrderInfo=Thanh+to%C3%A1n&vnp_PayDate=20270131120112&vnp_ResponseCode=00&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14226112&vnp_TransactionStatus=00&vnp_TxnRef=AN26051651QJRCPA270WDX3J&vnp_SecureHash=25552a5a290d72a678b55789e11d3846e0f1f73b3543e5607d4d19f73245ef42c01d9e2b07ed61f26443394610f561442f2947557d1ab8bb2e6d36ff26ca5a0f', '{"RspCode":"00","Message":"Confirm Success"}', 'recorded', 'paid', 390000),
	(55, '2026-05-16 07:35:00.112+00', 'redirect', 2, 'AN260516Y9J2NHS57YSYJ2ZE', 'vnp_Amount=39000000&vnp_Command=pay&vnp_CreateDate=20260516143500&vnp_CurrCode=VND&vnp_ExpireDate=20260516150500&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN260516Y9J2NHS57YSYJ2ZE+Goi+Premium+1+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN260516Y9J2NHS57YSYJ2ZE&vnp_Version=2.1.0&vnp_SecureHash=5dedb0734b332007489352db15d2d152629b1fb712cdae857b006caa21107452f39b03bbe100c6d1480744c7367f894de2c6cff8b52c9b6a7ab8c3913ab637dc', NULL, NULL, NULL, NULL),
	(56, '2026-05-16 07:35:00.125+00', 'redirect', 3, 'AN260516CEPCW596QAGKAV9W', 'vnp_Amount=74100000&vnp_Command=pay&vnp_CreateDate=20260516143500&vnp_CurrCode=VND&vnp_ExpireDate=20260516150500&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN260516CEPCW596QAGKAV9W+Goi+Premium+2+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN260516CEPCW596QAGKAV9W&vnp_Version=2.1.0&vnp_SecureHash=036c1002553f2048079a9fcd3b713af49ae03cd170affb49df6e0f1ebdae97ad860a8a9319170be934cb5f53c6e41dce303358f452670cc2fe6924898a18403a', NULL, NULL, NULL, NULL),
	(57, '2026-05-17 08:24:00.016+00', 'redirect', 3, 'AN26051098YAG8J1PWB4J6V0', 'vnp_Amount=70200000&vnp_Command=pay&vnp_CreateDate=20260517152400&vnp_CurrCode=VND&vnp_ExpireDate=20260517155400&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN26051098YAG8J1PWB4J6V0+Goi+Premium+3+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN26051098YAG8J1PWB4J6V0&vnp_Version=2.1.0&vnp_SecureHash=f9eb240a99cb1470d13973cabc7acaab811cbf0741720b389d5db01c3eb55e562afdbc9cba369271fb89804ca11c7cd888c4a2853a6535559789cbe1402a4ce9', NULL, NULL, NULL, NULL),
	(58, '2026-05-17 08:24:00.024+00', 'ipn', NULL, 'AN26051098YAG8J1PWB4J6V0', 'vnp_Amount=70200000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14000018&vnp_CardType=ATM&vnp_OrderInfo=An+Nhi+AN26051098YAG8J1PWB4J6V0+Goi+Premium+3+thiet+bi&vnp_PayDate=20260517152400&vnp_ResponseCode=07&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14000018&vnp_TransactionStatus=07&vnp_TxnRef=AN26051098YAG8J1PWB4J6V0&vnp_SecureHash=7d0c3da57aa04e35e32d634a451445c3bef894d7876511a49d0f725ad03333aef2d8f7fa2d8ab19c616978ff5ffd62fb9ff1d9ccae87094e5fe9efa9ff2213ee', '{"RspCode":"00","Message":"Confirm Success"}', 'recorded', 'review', 702000),
	(59, '2026-05-17 08:24:00.034+00', 'redirect', 3, 'AN260517Y6587PP6D8AWB8X8', 'vnp_Amount=74100000&vnp_Command=pay&vnp_CreateDate=20260517152400&vnp_CurrCode=VND&vnp_ExpireDate=20260517155400&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN260517Y6587PP6D8AWB8X8+Goi+Premium+2+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN260517Y6587PP6D8AWB8X8&vnp_Version=2.1.0&vnp_SecureHash=c9f8279ce36774e44315db5c40e4b8b78f5422ca97eede828e84b28d74835529163d28b3c4cf88f069d0d99eec4b9c5327d48b0a1fb5c6cf4b681febca93887a', NULL, NULL, NULL, NULL),
	(61, '2026-05-17 08:24:00.1+00', 'query', 3, 'AN260405ZHE40S5R1J3H5AN7', '{"vnp_RequestId":"7246578ddc464d3d96ab6a7551755c43","vnp_Version":"2.1.0","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN260405ZHE40S5R1J3H5AN7","vnp_OrderInfo":"Truy van AN260405ZHE40S5R1J3H5AN7","vnp_TransactionDate":"20260405121600","vnp_CreateDate":"20260517152400","vnp_IpAddr":"127.0.0.1","vnp_Command":"querydr","vnp_SecureHash":"1d1d855e9f4c0d0615b23a78727aa84b7aa47b109e6fc17f92c3c267a9f62d8ba13e6b7e82bf3985298c0a8adf7fab9e6facbe5fb7fef0ace61ed34428226654"}', '{"vnp_ResponseId":"7246578ddc464d3d96ab6a7551755c43","vnp_Command":"querydr","vnp_ResponseCode":"00","vnp_Message":"QueryDR Success","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN260405ZHE40S5R1J3H5AN7","vnp_Amount":"39000000","vnp_OrderInfo":"An Nhi AN260405ZHE40S5R1J3H5AN7 Goi Premium 1 thiet bi","vnp_BankCode":"NCB","vnp_PayDate":"20260405121600","vnp_TransactionNo":"14000006","vnp_TransactionStatus":"07","vnp_TransactionType":"01","vnp_SecureHash":"da080573e798fd6cb3330a03cdd32f15f8c09d004b09a7b305696ffd90f93f9c09ae61bc9b13b3a2ce8cfdeb189998f354f283cf416b9d2d23d26b0c06fd58ab"}', 'suspected', 'review', 390000),
	(62, '2026-05-17 08:24:00.114+00', 'redirect', 1, 'AN260517ZAAFQDP8C4NYNGRM', 'vnp_Amount=105300000&vnp_Command=pay&vnp_CreateDate=20260517152400&vnp_CurrCode=VND&vnp_ExpireDate=20260517155400&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN260517ZAAFQDP8C4NYNGRM+Goi+Premium+3+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN260517ZAAFQDP8C4NYNGRM&vnp_Version=2.1.0&vnp_SecureHash=6188ace116e040aa99cb07f31844fbea8a4d51650adb5fd24691f7e118baf9661659c20074c0a18069040eaa24f9cdad6e5b99707835f0affa6e639c66821b78', NULL, NULL, NULL, NULL),
	(64, '2026-05-17 08:24:00.132+00', 'query', NULL, 'AN260516Y9J2NHS57YSYJ2ZE', '{"vnp_RequestId":"66468d6505b54f769d9222fc636defb5","vnp_Version":"2.1.0","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN260516Y9J2NHS57YSYJ2ZE","vnp_OrderInfo":"Truy van AN260516Y9J2NHS57YSYJ2ZE","vnp_TransactionDate":"20260516143500","vnp_CreateDate":"20260517152400","vnp_IpAddr":"127.0.0.1","vnp_Command":"querydr","vnp_SecureHash":"e907e467847f07009d7e8f5fad5e70973f23f29a3b8e6c1a37b5957011e4799fe2b19f3c8e345c2f954d4ebd49bc80c0fbd3ea579f7fc8a7ebe785ae7f213a21"}', '{"vnp_ResponseId":"66468d6505b54f769d9222fc636defb5","vnp_Command":"querydr","vnp_ResponseCode":"91","vnp_Message":"Transaction not found","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN260516Y9J2NHS57YSYJ2ZE","vnp_SecureHash":"b2d3218ff5fd5c62f37fe3949d6bcd69f44b7e88d062df3e1f1075bdd4294bb525df6485e3990352b7b65c0f901362c239bff0b7482e273bb8a4e1d173703093"}', 'unknown_transaction', NULL, NULL),
	(65, '2026-05-17 08:24:00.132+00', 'query', NULL, 'AN260516CEPCW596QAGKAV9W', '{"vnp_RequestId":"d7b2eb19ff3d4bd5ba86d2f03e3c323e","vnp_Version":"2.1.0","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN260516CEPCW596QAGKAV9W","vnp_OrderInfo":"Truy van AN260516CEPCW596QAGKAV9W","vnp_TransactionDate":"20260516143500","vnp_CreateDate":"20260517152400","vnp_IpAddr":"127.0.0.1","vnp_Command":"querydr","vnp_SecureHash":"3c3788e3bb5cdac79fd5d4f9ce89fdc31481af2c3d15b2c1f7f583c42418e362bba2ed15315bf4ba0c8b4d9d9f25cb37b0d6df6199c2b0298c8fcafd6d9906de"}', '{"vnp_ResponseId":"d7b2eb19ff3d4bd5ba86d2f03e3c323e","vnp_Command":"querydr","vnp_ResponseCode":"00","vnp_Message":"QueryDR Success","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN260516CEPCW596QAGKAV9W","vnp_Amount":"74100000","vnp_OrderInfo":"An Nhi AN260516CEPCW596QAGKAV9W Goi Premium 2 thiet bi","vnp_BankCode":"NCB","vnp_PayDate":"20260516143500","vnp_TransactionNo":"14000017","vnp_TransactionStatus":"00","vnp_TransactionType":"01","vnp_SecureHash":"6d69a42e64d7c0259d8af2330e24e7d5ffdb5b280d4b37e52ffdee9edb59adee0c574e8593b7f5eb5560809963dfd378c101ac65444261741fc085ce3008b70e"}', 'paid', 'paid', 741000),
	(63, '2026-05-17 08:24:00.132+00', 'query', NULL, 'AN260516228TBY5EAXYDSZA3', '{"vnp_RequestId":"45896bea44064586bd88b7d91ff94d8e","vnp_Version":"2.1.0","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN260516228TBY5EAXYDSZA3","vnp_OrderInfo":"Truy van AN260516228TBY5EAXYDSZA3","vnp_TransactionDate":"20260516134700","vnp_CreateDate":"20260517152400","vnp_IpAddr":"127.0.0.1","vnp_Command":"querydr","vnp_SecureHash":"6bd9befca8e19e81fa128c6f4463b9a5f40bd202a0c73788aefd9f15bbab5d3fea5462ec28ada0186f380c42ee53b08a6c3894713d603c1d9e1b0ff8df6114db"}', '{"vnp_ResponseId":"45896bea44064586bd88b7d91ff94d8e","vnp_Command":"querydr","vnp_ResponseCode":"00","vnp_Message":"QueryDR Success","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN260516228TBY5EAXYDSZA3","vnp_Amount":"105300000","vnp_OrderInfo":"An Nhi AN260516228TBY5EAXYDSZA3 Goi Premium 3 thiet bi","vnp_BankCode":"NCB","vnp_PayDate":"20260516134700","vnp_TransactionNo":"14000015","vnp_TransactionStatus":"00","vnp_TransactionType":"01","vnp_SecureHash":"a1ddf5043403af5b789479890779791e4bd1ed6e124735f5f648ca366dcac510e9980f45ff08162bc6f79dc3dfe0c8ff05c99b0802a1925eded48b2a8da23f31"}', 'paid', 'paid', 1053000),
	(66, '2026-05-17 08:24:00.158+00', 'ipn', NULL, 'AN260517ZAAFQDP8C4NYNGRM', 'vnp_Amount=105300000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14000019&vnp_CardType=ATM&vnp_OrderInfo=An+Nhi+AN260517ZAAFQDP8C4NYNGRM+Goi+Premium+3+thiet+bi&vnp_PayDate=20260517152400&vnp_ResponseCode=07&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14000019&vnp_TransactionStatus=07&vnp_TxnRef=AN260517ZAAFQDP8C4NYNGRM&vnp_SecureHash=62eda5200b8ab78b1f0d94d8706c0dd827d43093afd9266b4cb72d1c58aad0e6002b1b2141a3090bd9040d8a8ba5ab29910fc44e66719bbcbae5a954f1fc73ea', '{"RspCode":"00","Message":"Confirm Success"}', 'recorded', 'review', 1053000),
	(67, '2026-05-17 08:24:00.169+00', 'redirect', 2, 'AN2605174PEV76NKJS77Z2WE', 'vnp_Amount=39000000&vnp_Command=pay&vnp_CreateDate=20260517152400&vnp_CurrCode=VND&vnp_ExpireDate=20260517155400&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN2605174PEV76NKJS77Z2WE+Goi+Premium+1+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN2605174PEV76NKJS77Z2WE&vnp_Version=2.1.0&vnp_SecureHash=204f7d60d20a4ef377f2cda6023408085c711cdaee66570016fd86ed9fc3bbe1fe87f32d30dcc908b5de428c4c3e6f1e93318fdbe46972c979c809ecee8471d5', NULL, NULL, NULL, NULL),
	(68, '2026-05-17 08:24:00.186+00', 'ipn', NULL, 'AN26051098YAG8J1PWB4J6V0', 'vnp_Amount=70200000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14226112&vnp_CardType=ATM&vnp_OrderInfo=Thanh+to%C3%A1n&vnp_PayDate=20270131120112&vnp_ResponseCode=00&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14226112&vnp_TransactionStatus=00&vnp_TxnRef=AN26051098YAG8J1PWB4J6V0&vnp_SecureHash=d1e35ff482c3a16624748669b7e0e27ec35d1e089256212a84a6c2b7a0dc20c273803f443d31028e484f817a35611773046e1b71be5f6daf9c72e6c67692c2b0', '{"RspCode":"02","Message":"Order already confirmed"}', 'already', 'paid', 702000),
	(79, '2026-05-17 08:40:00.155+00', 'ipn', NULL, 'AN260517SWSYE49H9F89TZ99', 'vnp_Amount=74100000&vnp_BankCode=VNPAY&vnp_CardType=QRCODE&vnp_OrderInfo=An+Nhi+AN260517SWSYE49H9F89TZ99+Goi+Premium+2+thiet+bi&vnp_PayDate=20260517154000&vnp_ResponseCode=24&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=0&vnp_TransactionStatus=02&vnp_TxnRef=AN260517SWSYE49H9F89TZ99&vnp_SecureHash=abd773b5031acc9ecedd5cba265ce31fe357514727c18a923a9844a22463815da2e931e664b4ec0dfb449d2cb55986cb1f68ffa930136afe560736ae5bf86858', '{"RspCode":"00","Message":"Confirm Success"}', 'recorded', 'failed', 741000),
	(69, '2026-05-17 08:24:00.195+00', 'query', NULL, 'AN260420AXDX11WFE1TGZ9GF', '{"vnp_RequestId":"cf7deb3c391144af8896e619c9d502f9","vnp_Version":"2.1.0","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN260420AXDX11WFE1TGZ9GF","vnp_OrderInfo":"Truy van AN260420AXDX11WFE1TGZ9GF","vnp_TransactionDate":"20260426134700","vnp_CreateDate":"20260517152400","vnp_IpAddr":"127.0.0.1","vnp_Command":"querydr","vnp_SecureHash":"56d7b6891ba8b6e9d4ce53b3a180c7a6c8997914ccccde24a260f85c44ab1adf429d64055ff060d7a31c8eec4293f8f866de1f81b68641c44ffafa93af170f13"}', '{"vnp_ResponseId":"cf7deb3c391144af8896e619c9d502f9","vnp_Command":"querydr","vnp_ResponseCode":"00","vnp_Message":"QueryDR Success","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN260420AXDX11WFE1TGZ9GF","vnp_Amount":"39000000","vnp_OrderInfo":"An Nhi AN260420AXDX11WFE1TGZ9GF Goi Premium 1 thiet bi","vnp_BankCode":"NCB","vnp_PayDate":"20260426134700","vnp_TransactionNo":"14000008","vnp_TransactionStatus":"06","vnp_TransactionType":"02","vnp_SecureHash":"58a0726bd3663abb04a8efd0e05d302a6c9efe2fa6eac622ca725a1f8e80dbf85b3fea4c6b7ccfbd2080b4a9e08660b9eb5ec45cbb1bd106dfc8008847d1e014"}', 'refund_sent', 'refund', 390000),
	(70, '2026-05-17 08:24:00.262+00', 'query', 3, 'AN2605174PEV76NKJS77Z2WE', '{"vnp_RequestId":"99138120dc474ab480d90038493b69ec","vnp_Version":"2.1.0","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN2605174PEV76NKJS77Z2WE","vnp_OrderInfo":"Truy van AN2605174PEV76NKJS77Z2WE","vnp_TransactionDate":"20260517152400","vnp_CreateDate":"20260517152400","vnp_IpAddr":"127.0.0.1","vnp_Command":"querydr","vnp_SecureHash":"ac3feb76756f633ed88d0bd05f15a6cafeb4d7638db887f620400a37d36551debf27c5ae596b9690c00ab6c850c35b61c665e4fefd0a3d3bed28edcbef84f776"}', '{"vnp_ResponseId":"99138120dc474ab480d90038493b69ec","vnp_Command":"querydr","vnp_ResponseCode":"91","vnp_Message":"Transaction not found","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN2605174PEV76NKJS77Z2WE","vnp_SecureHash":"43ae952076485e38ca3efeb793efe9e44d202da8c2e87150468add5cdbee6ce967d4b3205914d90ca4f5c65cec5d6641a905504b49a2f3676d0e175f15ae1f74"}', 'unknown_transaction', NULL, NULL),
	(71, '2026-05-17 08:24:00.275+00', 'ipn', NULL, 'AN260323YP7166SHWCHYRWY2', 'vnp_Amount=39000000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14226112&vnp_CardType=ATM&vnp_OrderInfo=Thanh+to%C3%A1n&vnp_PayDate=20270131120112&vnp_ResponseCode=00&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14226112&vnp_TransactionStatus=00&vnp_TxnRef=AN260323YP7166SHWCHYRWY2&vnp_SecureHash=363f805b70bda354f96b0df358ded66b02b0074284bb84edef87e105f355f89aba3631ca0936299c6da38fe717becddbc1ed19bdeab8fe2e4845298a290247ff', '{"RspCode":"02","Message":"Order already confirmed"}', 'already', 'paid', 390000),
	(72, '2026-05-17 08:40:00.041+00', 'redirect', 1, 'AN260517XEYWNBSQXEPKYSSG', 'vnp_Amount=39000000&vnp_Command=pay&vnp_CreateDate=20260517154000&vnp_CurrCode=VND&vnp_ExpireDate=20260517161000&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN260517XEYWNBSQXEPKYSSG+Goi+Premium+1+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN260517XEYWNBSQXEPKYSSG&vnp_Version=2.1.0&vnp_SecureHash=d89c47a5ee2485994921fe802e3b1593285c5602bc393dc04ee7ac72f675debf79bacca18f6fc8eb7b3844b1faabd9f4f9fe54553900c42b966fea75cda43c69', NULL, NULL, NULL, NULL),
	(73, '2026-05-17 08:40:00.045+00', 'ipn', NULL, 'AN260517XEYWNBSQXEPKYSSG', 'vnp_Amount=39000000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14000021&vnp_CardType=ATM&vnp_OrderInfo=An+Nhi+AN260517XEYWNBSQXEPKYSSG+Goi+Premium+1+thiet+bi&vnp_PayDate=20260517154000&vnp_ResponseCode=07&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14000021&vnp_TransactionStatus=07&vnp_TxnRef=AN260517XEYWNBSQXEPKYSSG&vnp_SecureHash=e90db2abac255967da29e7441a5650ae329b8192ac4424b816af512c70420cec980c99620f213557fcd52609f93cd496ed7838e63c149661188b17f6b5c7c11f', '{"RspCode":"00","Message":"Confirm Success"}', 'recorded', 'review', 390000),
	(74, '2026-05-17 08:40:00.049+00', 'ipn', NULL, 'AN260517XEYWNBSQXEPKYSSG', 'vnp_Amount=39000000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14226112&vnp_CardType=ATM&vnp_OrderInfo=Thanh+to%C3%A1n&vnp_PayDate=20270131120112&vnp_ResponseCode=07&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14226112&vnp_TransactionStatus=07&vnp_TxnRef=AN260517XEYWNBSQXEPKYSSG&vnp_SecureHash=8a5378c8e377156f4d6cfa6b94d16f623340fa5f117d99b296e80433acfbd43e192765838a586b60e788524cdd6d35340bc5efdc720dd7c8212623754bc04908', '{"RspCode":"02","Message":"Order already confirmed"}', 'already', 'review', 390000),
	(75, '2026-05-17 08:40:00.083+00', 'redirect', 1, 'AN2605175K9XFRZX0XDPRY0Q', 'vnp_Amount=74100000&vnp_Command=pay&vnp_CreateDate=20260517154000&vnp_CurrCode=VND&vnp_ExpireDate=20260517161000&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN2605175K9XFRZX0XDPRY0Q+Goi+Premium+2+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN2605175K9XFRZX0XDPRY0Q&vnp_Version=2.1.0&vnp_SecureHash=139b26f090be6ba9352facee08fe16edfd62e9258ab5429117d4e4b8947ca3ba55bfa30d42190983b68b4c4a39a5d03b7cf213fb4fb2cca79ae820e651bccac9', NULL, NULL, NULL, NULL),
	(76, '2026-05-17 08:40:00.088+00', 'ipn', NULL, 'AN260517XEYWNBSQXEPKYSSG', 'vnp_Amount=39000000&vnp_BankCode=VNPAY&vnp_CardType=QRCODE&vnp_OrderInfo=An+Nhi+AN260517XEYWNBSQXEPKYSSG+Goi+Premium+1+thiet+bi&vnp_PayDate=20260517154000&vnp_ResponseCode=24&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=0&vnp_TransactionStatus=02&vnp_TxnRef=AN260517XEYWNBSQXEPKYSSG&vnp_SecureHash=6d7259ca3caee1474920c774a4a029c7983bfad0b8c6d8dbca4506b398c8b9c5ab6851932d5899866f1cfc2f1d971d0727ab67c162f4a67ab4c5dd496ba21e84', '{"RspCode":"02","Message":"Order already confirmed"}', 'already', 'failed', 390000),
	(77, '2026-05-17 08:40:00.103+00', 'ipn', NULL, 'AN260517XEYWNBSQXEPKYSSG', 'vnp_Amount=39000000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14226112&vnp_CardType=ATM&vnp_OrderInfo=Thanh+to%C3%A1n&vnp_PayDate=20270131120112&vnp_ResponseCode=24&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=0&vnp_TransactionStatus=02&vnp_TxnRef=AN260517XEYWNBSQXEPKYSSG&vnp_SecureHash=ebc335f8febd5132db7c2132388997f777a89ddbba2e2d88179fe5e877576ae80dcb9f2a7881f9521102d872e93c62d25a92e782cbd234869d0b6d2691f2c247', '{"RspCode":"02","Message":"Order already confirmed"}', 'already', 'failed', 390000),
	(78, '2026-05-17 08:40:00.149+00', 'redirect', 2, 'AN260517SWSYE49H9F89TZ99', 'vnp_Amount=74100000&vnp_Command=pay&vnp_CreateDate=20260517154000&vnp_CurrCode=VND&vnp_ExpireDate=20260517161000&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=An+Nhi+AN260517SWSYE49H9F89TZ99+Goi+Premium+2+thiet+bi&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Fpayment%2Fcallback&vnp_TmnCode=ANNHIDEV&vnp_TxnRef=AN260517SWSYE49H9F89TZ99&vnp_Version=2.1.0&vnp_SecureHash=5fba4888563267729e0bfb2aab38e100399855076775decce4276017b22e523b26d93867b3ef57eff775a990120de98390b131f28a88880e37d7d0181ed0b975', NULL, NULL, NULL, NULL),
	(80, '2026-05-17 08:40:00.158+00', 'ipn', NULL, 'AN260517SWSYE49H9F89TZ99', 'vnp_Amount=74100000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14226112&vnp_CardType=ATM&vnp_OrderInfo=Thanh+to%C3%A1n&vnp_PayDate=20270131120112&vnp_ResponseCode=24&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=0&vnp_TransactionStatus=02&vnp_TxnRef=AN260517SWSYE49H9F89TZ99&vnp_SecureHash=b15a7ec96be66e22df9749ce3cf2226df0fbc6a6a723794368161aa3ebdfd663315ad9b3ea7af3a7c1eb67930ecc015abeb406dfd72d9174ad5fdef8d3ac66fe', '{"RspCode":"02","Message":"Order already confirmed"}', 'already', 'failed', 741000),
	(81, '2026-05-17 08:40:00.201+00', 'ipn', NULL, 'AN260517XEYWNBSQXEPKYSSG', 'vnp_Amount=39000000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14226112&vnp_CardType=ATM&vnp_OrderInfo=Thanh+to%C3%A1n&vnp_PayDate=20270131120112&vnp_ResponseCode=24&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=0&vnp_TransactionStatus=02&vnp_TxnRef=AN260517XEYWNBSQXEPKYSSG&vnp_SecureHash=ebc335f8febd5132db7c2132388997f777a89ddbba2e2d88179fe5e877576ae80dcb9f2a7881f9521102d872e93c62d25a92e782cbd234869d0b6d2691f2c247', '{"RspCode":"02","Message":"Order already confirmed"}', 'already', 'failed', 390000),
	(82, '2026-05-17 08:40:00.243+00', 'ipn', NULL, 'AN2601314EN3AFCVM4DFMR2X', 'vnp_Amount=105300000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14226112&vnp_CardType=ATM&vnp_OrderInfo=Thanh+to%C3%A1n&vnp_PayDate=20270131120112&vnp_ResponseCode=07&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14226112&vnp_TransactionStatus=07&vnp_TxnRef=AN2601314EN3AFCVM4DFMR2X&vnp_SecureHash=ff8111939ba7fb5c12e0e155105ab6965753a7bd7543a172f6aaf7259745a9e1dba50f7e25bf234ed6e3bff082ad02615b9774dea26ac8f8142d83fb5181961a', '{"RspCode":"02","Message":"Order already confirmed"}', 'already', 'review', 1053000),
	(83, '2026-05-17 08:40:00.258+00', 'ipn', NULL, 'AN2605175K9XFRZX0XDPRY0Q', 'vnp_Amount=74100000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14226112&vnp_CardType=ATM&vnp_OrderInfo=Thanh+to%C3%A1n&vnp_PayDate=20270131120112&vnp_ResponseCode=00&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14226112&vnp_TransactionStatus=00&vnp_TxnRef=AN2605175K9XFRZX0XDPRY0Q&vnp_SecureHash=41c4a62c7733a907956d834df2aafe9af22f30b84d7abe0779b8a6aee5ddf719733aad0e15f3a093d8ed02dff3464ef740c042d9ced0d2d50f45d874308d4826', '{"RspCode":"00","Message":"Confirm Success"}', 'recorded', 'paid', 741000),
	(84, '2026-05-17 08:40:00.295+00', 'query', 3, 'AN260405ZHE40S5R1J3H5AN7', '{"vnp_RequestId":"e6a8b4d065ed4b3196a702a3e74e1077","vnp_Version":"2.1.0","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN260405ZHE40S5R1J3H5AN7","vnp_OrderInfo":"Truy van AN260405ZHE40S5R1J3H5AN7","vnp_TransactionDate":"20260405121600","vnp_CreateDate":"20260517154000","vnp_IpAddr":"127.0.0.1","vnp_Command":"querydr","vnp_SecureHash":"95510d6cbee7df45adc9b102bda31f1b00ffee1bf4dc57f901fd924e819a6197081917444ec64974cf009c187eba25ef51a875bec3bd340dca6450d7cd31a35e"}', '{"vnp_ResponseId":"e6a8b4d065ed4b3196a702a3e74e1077","vnp_Command":"querydr","vnp_ResponseCode":"00","vnp_Message":"QueryDR Success","vnp_TmnCode":"ANNHIDEV","vnp_TxnRef":"AN260405ZHE40S5R1J3H5AN7","vnp_Amount":"39000000","vnp_OrderInfo":"An Nhi AN260405ZHE40S5R1J3H5AN7 Goi Premium 1 thiet bi","vnp_BankCode":"NCB","vnp_PayDate":"20260405121600","vnp_TransactionNo":"14000006","vnp_TransactionStatus":"07","vnp_TransactionType":"01","vnp_SecureHash":"270617140be7fe39a14b1ea5a8355fe77dc48fe25d7be719c6b1605e426c269df1418206c19fe82d8fa7a77aa612ed74f5844a129269ac89993ed86cdd77d074"}', 'suspected', 'review', 390000),
	(85, '2026-05-17 08:40:00.306+00', 'ipn', NULL, 'AN26051098YAG8J1PWB4J6V0', 'vnp_Amount=70200000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14226112&vnp_CardType=ATM&vnp_OrderInfo=Thanh+to%C3%A1n&vnp_PayDate=20270131120112&vnp_ResponseCode=07&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14226112&vnp_TransactionStatus=07&vnp_TxnRef=AN26051098YAG8J1PWB4J6V0&vnp_SecureHash=ca90a834fc5a87b598c3b1f3ed67eede5edc7cd1448dbfc8cfc612b22f9e4807e2de8ab77936f8792a2ede2fd630ac83339a64948435e5934f436a94dfa76881', '{"RspCode":"02","Message":"Order already confirmed"}', 'already', 'review', 702000),
	(86, '2026-05-17 08:40:00.323+00', 'ipn', NULL, 'AN260517SWSYE49H9F89TZ99', 'vnp_Amount=74100000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14000024&vnp_CardType=ATM&vnp_OrderInfo=An+Nhi+AN260517SWSYE49H9F89TZ99+Goi+Premium+2+thiet+bi&vnp_PayDate=20260517154000&vnp_ResponseCode=07&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14000024&vnp_TransactionStatus=07&vnp_TxnRef=AN260517SWSYE49H9F89TZ99&vnp_SecureHash=a307d00caa564927900978fa3e3ea9f1c701879a9ef65f8f217103c4b7c2f1803c95f27573331f03722b7b206c81171a771a30dfe7232792bf933a1ecbb3a139', '{"RspCode":"00","Message":"Confirm Success"}', 'recorded', 'review', 741000),
	(87, '2026-05-17 08:40:00.326+00', 'ipn', NULL, 'AN260517SWSYE49H9F89TZ99', 'vnp_Amount=74100000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14226112&vnp_CardType=ATM&vnp_OrderInfo=Thanh+to%C3%A1n&vnp_PayDate=20270131120112&vnp_ResponseCode=07&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14226112&vnp_TransactionStatus=07&vnp_TxnRef=AN260517SWSYE49H9F89TZ99&vnp_SecureHash=e036cc8794069cc28114d0f3dcf71ed6663872cf7c74650f05fe5ae770dabfbc919e2ed455a6b0701e617493317331af8122f4fa1083dc7f1c820ba68c6c822a', '{"RspCode":"02","Message":"Order already confirmed"}', 'already', 'review', 741000),
	(88, '2026-06-13 08:40:00.001+00', 'charge', NULL, 'AN2606139S1PSV0K58QWKEYC', '{"reqId":"AN2606139S1PSV0K58QWKEYC","command":"recurring_pay","tmnCode":"ANNHIREC","order":{"orderReference":"AN2606139S1PSV0K58QWKEYC","orderInfo":"Gia han AN2606139S1PSV0K58QWKEYC"},"transaction":{"recurringId":"1779006240227","recurringAmount":105300000,"recurringDate":"20260613","currCode":"VND","mcDate":"20260613154000"},"addData":"","version":"2.1.0"}', 'UND_ERR_SOCKET', 'no_answer', NULL, NULL),
	(89, '2026-06-13 08:40:00.062+00', 'ipn', NULL, 'AN260131W7MJJRQCGT9NZP99', 'vnp_Amount=74100000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14226112&vnp_CardType=ATM&vnp_OrderInfo=Thanh+to%C3%A1n&vnp_PayDate=20270131120112&vnp_ResponseCode=00&vnp_TmnCode=ANNHIDEV&vnp_TransactionNo=14226112&vnp_TransactionStatus=00&vnp_TxnRef=AN260131W7MJJRQCGT9NZP99&vnp_SecureHash=492a18978cee803baf4fd34279b099213d89d83b73f79b0205ae096c1bfc9360ffcc0b808d6d0742539f7123bc58f1e41889309e57e4ee5b2cba899613c24590', '{"RspCode":"02","Message":"Order already confirmed"}', 'already', 'paid', 741000);
INSERT INTO public.goi VALUES
	(8, 'Gói tiêu chuẩn', 'Miễn phí cho một thiết bị, không giới hạn thời gian.', 0, 'MIEN_PHI', 1, NULL, 1, false),
	(2, 'Gói Premium 2 thiết bị', 'Bảo vệ đầy đủ cho hai thiết bị trong một năm.', 741000, 'TRA_PHI', 2, 1, 1, false),
	(4, 'Gói Premium 3 thiết bị', 'Bảo vệ đầy đủ cho ba thiết bị trong một năm.', 1053000, 'TRA_PHI', 3, 1, 1, false),
	(3, 'Gói Premium 1 thiết bị', 'Bảo vệ đầy đủ cho một thiết bị trong một năm.', 390000, 'TRA_PHI', 1, 1, 1, false);
INSERT INTO public.goi_dich_vu OVERRIDING SYSTEM VALUE VALUES
	(5, 2, 4, 3, 'DANG_HOAT_DONG', 351000, 'AN260327AB0YYPWRWWQJJH10', 1, '2026-04-05 05:16:00.016+00', '2026-04-05', '2026-07-05', 3, '2026-04-05', true, NULL, NULL, 3),
	(8, 1, 3, NULL, 'HUY', 390000, 'AN260405ZC2QT24FF0MND4VD', 1, '2026-04-05 05:16:00.139+00', '2026-05-10', '2026-06-10', 1, '2026-05-10', true, 'Máy', 'M-4', 3),
	(4, 1, 3, NULL, 'HUY', 390000, 'AN260323YP7166SHWCHYRWY2', 1, '2026-04-05 05:16:00.016+00', '2026-04-15', '2026-07-15', 3, '2026-04-15', true, 'Máy', 'M-5', 3),
	(9, 1, 2, NULL, 'HUY', 370500, 'AN26041580Z4HVQ48ESHFD3W', 1, '2026-04-15 06:26:00.267+00', '2026-04-20', '2026-08-20', 4, '2026-04-20', true, 'Máy', 'M-6', 4),
	(10, 1, 2, NULL, 'HUY', 370500, 'AN26041580Z4HVQ48ESHFD3W', 2, '2026-04-15 06:26:00.267+00', '2026-04-20', '2026-06-20', 2, '2026-04-20', true, 'Máy', 'M-7', 4),
	(11, 1, 2, NULL, 'HUY', 370500, 'AN260514EZPB0R1FNHAGKY52', 1, '2026-05-14 06:47:00.02+00', '2026-05-14', '2026-06-14', 1, '2026-05-14', true, 'Máy', 'M-10', 2),
	(13, 1, 8, 12, 'DANG_HOAT_DONG', 0, 'AN26051435ZRAPEET8HTF8B3', 1, '2026-05-14 06:47:00.06+00', '2026-05-16', NULL, NULL, NULL, false, NULL, NULL, 2),
	(16, 1, 4, 13, 'DANG_HOAT_DONG', 351000, 'AN260516MNWTPSSF9SASGEPV', 3, '2026-05-16 06:47:00.149+00', '2026-05-16', '2026-06-16', 1, '2026-05-16', true, NULL, NULL, 2),
	(15, 1, 4, NULL, 'CHUA_GAN', 351000, 'AN260516MNWTPSSF9SASGEPV', 2, '2026-05-16 06:47:00.149+00', '2026-05-16', '2026-06-16', 1, '2026-05-16', true, NULL, NULL, 2),
	(3, 2, 3, 2, 'DANG_HOAT_DONG', 390000, 'AN260327BW4F9HX2PGDNWTTQ', 1, '2026-03-27 05:16:00.031+00', '2026-03-27', '2026-06-27', 3, '2026-03-27', false, NULL, NULL, 5),
	(20, 1, 3, NULL, 'CHUA_GAN', 390000, 'AN26051651QJRCPA270WDX3J', 1, '2026-05-16 07:35:00.103+00', NULL, NULL, 1, NULL, true, NULL, NULL, 1),
	(12, 1, 2, 14, 'DANG_HOAT_DONG', 370500, 'AN260514EZPB0R1FNHAGKY52', 2, '2026-05-14 06:47:00.02+00', '2026-05-22', '2026-07-25', 0, '2026-07-25', true, NULL, NULL, 4),
	(6, 2, 4, 4, 'DANG_HOAT_DONG', 351000, 'AN260327AB0YYPWRWWQJJH10', 2, '2026-04-05 05:16:00.016+00', '2026-05-17', '2026-06-17', 1, '2026-05-17', true, NULL, NULL, 4),
	(7, 2, 4, NULL, 'CHUA_GAN', 351000, 'AN260327AB0YYPWRWWQJJH10', 3, '2026-04-05 05:16:00.016+00', '2026-05-17', '2026-06-17', 1, '2026-05-17', true, NULL, NULL, 3),
	(1, 1, 2, NULL, 'CHUA_GAN', 370500, 'AN260131W7MJJRQCGT9NZP99', 1, '2026-02-07 05:16:00.012+00', '2026-05-17', '2026-06-17', 1, '2026-05-17', true, NULL, NULL, 3),
	(2, 1, 2, NULL, 'CHUA_GAN', 370500, 'AN260131W7MJJRQCGT9NZP99', 2, '2026-02-07 05:16:00.012+00', '2026-05-17', '2026-06-17', 1, '2026-05-17', true, NULL, NULL, 3),
	(14, 1, 4, 15, 'DANG_HOAT_DONG', 351000, 'AN260516MNWTPSSF9SASGEPV', 1, '2026-05-16 06:47:00.149+00', '2026-05-16', '2026-06-16', 1, '2026-05-16', true, NULL, NULL, 3),
	(17, 1, 4, 16, 'DANG_HOAT_DONG', 351000, 'AN26051450WHJ4QWXCNB7XH3', 1, '2026-05-16 06:47:00.229+00', '2026-05-17', '2026-06-17', 1, '2026-05-17', true, NULL, NULL, 2),
	(18, 1, 4, NULL, 'CHUA_GAN', 351000, 'AN26051450WHJ4QWXCNB7XH3', 2, '2026-05-16 06:47:00.229+00', '2026-05-17', '2026-06-17', 1, '2026-05-17', true, NULL, NULL, 2),
	(19, 1, 4, NULL, 'CHUA_GAN', 351000, 'AN26051450WHJ4QWXCNB7XH3', 3, '2026-05-16 06:47:00.229+00', '2026-05-17', '2026-06-17', 1, '2026-05-17', true, NULL, NULL, 2),
	(23, 2, 4, 17, 'DANG_HOAT_DONG', 351000, 'AN260516228TBY5EAXYDSZA3', 3, '2026-05-17 08:24:00.132+00', '2026-05-17', '2026-06-17', 1, '2026-05-17', true, NULL, NULL, 2),
	(22, 2, 4, NULL, 'CHUA_GAN', 351000, 'AN260516228TBY5EAXYDSZA3', 2, '2026-05-17 08:24:00.132+00', '2026-05-17', '2026-06-17', 1, '2026-05-17', true, NULL, NULL, 2),
	(21, 2, 4, 18, 'DANG_HOAT_DONG', 351000, 'AN260516228TBY5EAXYDSZA3', 1, '2026-05-17 08:24:00.132+00', '2026-05-17', '2026-06-17', 1, '2026-05-17', true, NULL, NULL, 3),
	(24, 2, 8, NULL, 'CHUA_GAN', 0, 'AN260517KQZ69X7R2YV1YE24', 1, '2026-05-17 08:40:00.252+00', NULL, NULL, NULL, NULL, false, NULL, NULL, 1),
	(25, 1, 2, NULL, 'CHUA_GAN', 370500, 'AN2605175K9XFRZX0XDPRY0Q', 1, '2026-05-17 08:40:00.258+00', NULL, NULL, 1, NULL, true, NULL, NULL, 1),
	(26, 1, 2, NULL, 'CHUA_GAN', 370500, 'AN2605175K9XFRZX0XDPRY0Q', 2, '2026-05-17 08:40:00.258+00', NULL, NULL, 1, NULL, true, NULL, NULL, 1);
INSERT INTO public.knex_migrations VALUES
	(1, '20261123090000_kernel.ts', 1, '2026-11-24 02:19:50.587+00'),
	(2, '20261123090100_translation.ts', 1, '2026-11-24 02:19:50.591+00'),
	(3, '20261123090200_catalogue.ts', 1, '2026-11-24 02:19:50.599+00'),
	(4, '20261123090300_accounts.ts', 1, '2026-11-24 02:19:50.613+00'),
	(5, '20261123090400_family.ts', 1, '2026-11-24 02:19:50.62+00'),
	(6, '20261123090500_devices.ts', 1, '2026-11-24 02:19:50.625+00'),
	(7, '20261123090600_subscriptions.ts', 1, '2026-11-24 02:19:50.631+00'),
	(8, '20261123090700_payers.ts', 1, '2026-11-24 02:19:50.632+00'),
	(9, '20261123090800_orders.ts', 1, '2026-11-24 02:19:50.642+00'),
	(10, '20261123090900_renewals.ts', 1, '2026-11-24 02:19:50.647+00'),
	(11, '20261123091000_refunds.ts', 1, '2026-11-24 02:19:50.651+00'),
	(12, '20261123091100_notices.ts', 1, '2026-11-24 02:19:50.657+00'),
	(13, '20261123091200_cards.ts', 1, '2026-11-24 02:19:50.662+00'),
	(14, '20261123091300_ledger.ts', 1, '2026-11-24 02:19:50.665+00'),
	(15, '20261123091400_partners.ts', 1, '2026-11-24 02:19:50.67+00');
INSERT INTO public.knex_migrations_lock VALUES
	(1, 0);
INSERT INTO public.noi_dung OVERRIDING SYSTEM VALUE VALUES
	(1, 8, 'Chặn và cho phép trang web theo danh sách', 1),
	(2, 8, 'Đặt khung giờ truy cập tự do', 1),
	(3, 8, 'Xem lịch sử web trong ngày', 1),
	(4, 3, 'Chặn trang web và ứng dụng độc hại bằng AI', 1),
	(5, 3, 'Đặt khung giờ dùng máy cho từng ngày', 1),
	(6, 3, 'Xem lịch sử web và phần mềm theo ngày', 1),
	(7, 3, 'Chụp màn hình định kỳ', 1),
	(8, 3, 'Thống kê thời gian cho từng trang web, từng ứng dụng', 1),
	(9, 3, 'Sắp có: báo cáo gửi đến điện thoại của ba mẹ', 1),
	(10, 3, 'Sắp có: duyệt yêu cầu xin thêm giờ của con ngay trên điện thoại', 1),
	(11, 2, 'Chặn trang web và ứng dụng độc hại bằng AI', 1),
	(12, 2, 'Đặt khung giờ dùng máy cho từng ngày', 1),
	(13, 2, 'Xem lịch sử web và phần mềm theo ngày', 1),
	(14, 2, 'Chụp màn hình định kỳ', 1),
	(15, 2, 'Thống kê thời gian cho từng trang web, từng ứng dụng', 1),
	(16, 2, 'Sắp có: báo cáo gửi đến điện thoại của ba mẹ', 1),
	(17, 2, 'Sắp có: duyệt yêu cầu xin thêm giờ của con ngay trên điện thoại', 1),
	(18, 4, 'Chặn trang web và ứng dụng độc hại bằng AI', 1),
	(19, 4, 'Đặt khung giờ dùng máy cho từng ngày', 1),
	(20, 4, 'Xem lịch sử web và phần mềm theo ngày', 1),
	(21, 4, 'Chụp màn hình định kỳ', 1),
	(22, 4, 'Thống kê thời gian cho từng trang web, từng ứng dụng', 1),
	(23, 4, 'Sắp có: báo cáo gửi đến điện thoại của ba mẹ', 1),
	(24, 4, 'Sắp có: duyệt yêu cầu xin thêm giờ của con ngay trên điện thoại', 1);
INSERT INTO public.notices OVERRIDING SYSTEM VALUE VALUES
	(1, 'end:AN260327BW4F9HX2PGDNWTTQ:2026-04-27:7', 2, 'renewal_opened', '{"date": "2026-04-27", "vnp_txn_ref": "AN260420AXDX11WFE1TGZ9GF"}', 'AN260327BW4F9HX2PGDNWTTQ', '2026-04-27', '2026-04-20 06:26:00.001+00', '2026-04-20 06:26:00.001+00', '2026-04-23 17:00:00+00', 1, 'dropped', '2026-05-14 06:47:00.08+00', 'not_true_any_more', '2026-05-14 06:47:00.08+00'),
	(2, 'end:AN260327BW4F9HX2PGDNWTTQ:2026-04-27:1', 2, 'renewal_due', '{"date": "2026-04-27", "vnp_txn_ref": "AN260420AXDX11WFE1TGZ9GF"}', 'AN260327BW4F9HX2PGDNWTTQ', '2026-04-27', '2026-04-26 06:26:00.001+00', '2026-04-26 06:26:00.001+00', '2026-04-26 17:00:00+00', 1, 'dropped', '2026-05-14 06:47:00.08+00', 'not_true_any_more', '2026-05-14 06:47:00.08+00'),
	(3, 'end:AN260131W7MJJRQCGT9NZP99:2026-05-05:0', 1, 'protection_ended', '{"date": "2026-05-05", "vnp_txn_ref": "AN2605101YRNZ7HX8SCGWA1P"}', 'AN260131W7MJJRQCGT9NZP99', '2026-05-05', '2026-05-10 06:47:00.001+00', '2026-05-10 06:47:00.001+00', '2026-05-17 06:47:00.001+00', 1, 'sent', '2026-05-14 06:47:00.08+00', 'accepted', '2026-05-14 06:47:00.08+00'),
	(4, 'end:AN260327AB0YYPWRWWQJJH10:2026-05-05:0', 2, 'protection_ended', '{"date": "2026-05-05", "vnp_txn_ref": "AN26051098YAG8J1PWB4J6V0"}', 'AN260327AB0YYPWRWWQJJH10', '2026-05-05', '2026-05-10 06:47:00.001+00', '2026-05-10 06:47:00.001+00', '2026-05-17 06:47:00.001+00', 1, 'sent', '2026-05-14 06:47:00.08+00', 'accepted', '2026-05-14 06:47:00.08+00'),
	(5, 'end:AN260323YP7166SHWCHYRWY2:2026-05-15:7', 1, 'renewal_opened', '{"date": "2026-05-15", "vnp_txn_ref": "AN2605106AZPCEXR2CVCQRKX"}', 'AN260323YP7166SHWCHYRWY2', '2026-05-15', '2026-05-10 06:47:00.001+00', '2026-05-10 06:47:00.001+00', '2026-05-11 17:00:00+00', 1, 'dropped', '2026-05-14 06:47:00.08+00', 'not_true_any_more', '2026-05-14 06:47:00.08+00'),
	(6, 'end:AN26041580Z4HVQ48ESHFD3W:2026-05-20:7', 1, 'renewal_opened', '{"date": "2026-05-20", "vnp_txn_ref": "AN260514J2F0FKKX754AFKJ1"}', 'AN26041580Z4HVQ48ESHFD3W', '2026-05-20', '2026-05-14 06:47:00+00', '2026-05-14 06:47:00+00', '2026-05-16 17:00:00+00', 1, 'sent', '2026-05-14 06:47:00.08+00', 'accepted', '2026-05-14 06:47:00.08+00'),
	(7, 'refund_accepted:1', 2, 'refund_accepted', '{"amount": 390000}', NULL, NULL, '2026-05-16 07:35:00.04+00', '2026-05-16 07:35:00.04+00', '2026-05-23 07:35:00.04+00', 1, 'dropped', '2026-05-23 08:40:00.01+00', 'too_late', '2026-05-23 08:40:00.01+00'),
	(8, 'end:AN260131W7MJJRQCGT9NZP99:2026-06-17:7', 1, 'renewal_opened', '{"date": "2026-06-17", "vnp_txn_ref": "AN260613HS4AXNFGHX5497HR"}', 'AN260131W7MJJRQCGT9NZP99', '2026-06-17', '2026-06-13 08:40:00.001+00', '2026-06-13 08:40:00.001+00', '2026-06-13 17:00:00+00', 0, 'waiting', NULL, NULL, NULL),
	(9, 'end:AN260327AB0YYPWRWWQJJH10:2026-06-17:7', 2, 'renewal_opened', '{"date": "2026-06-17", "vnp_txn_ref": "AN260613QF2N6BC6XG1JQQV1"}', 'AN260327AB0YYPWRWWQJJH10', '2026-06-17', '2026-06-13 08:40:00.001+00', '2026-06-13 08:40:00.001+00', '2026-06-13 17:00:00+00', 0, 'waiting', NULL, NULL, NULL),
	(10, 'end:AN26051450WHJ4QWXCNB7XH3:2026-06-17:7', 1, 'renewal_opened', '{"date": "2026-06-17", "vnp_txn_ref": "AN260613EJKVJF5DZPBRH0EC"}', 'AN26051450WHJ4QWXCNB7XH3', '2026-06-17', '2026-06-13 08:40:00.001+00', '2026-06-13 08:40:00.001+00', '2026-06-13 17:00:00+00', 0, 'waiting', NULL, NULL, NULL),
	(11, 'end:AN260516228TBY5EAXYDSZA3:2026-06-17:7', 2, 'renewal_opened', '{"date": "2026-06-17", "vnp_txn_ref": "AN260613Y1DVBKH85TM9EK4T"}', 'AN260516228TBY5EAXYDSZA3', '2026-06-17', '2026-06-13 08:40:00.001+00', '2026-06-13 08:40:00.001+00', '2026-06-13 17:00:00+00', 0, 'waiting', NULL, NULL, NULL),
	(12, 'refund_refused:2', 2, 'refund_refused', '{"amount": 702000}', NULL, NULL, '2026-06-13 09:43:00.024+00', '2026-06-13 09:43:00.024+00', '2026-06-20 09:43:00.024+00', 0, 'waiting', NULL, NULL, NULL);
INSERT INTO public.orders OVERRIDING SYSTEM VALUE VALUES
	(2, 'AN2601314EN3AFCVM4DFMR2X', 1, 4, 'MUA', 'review', 1053000, 'Gói Premium 3 thiết bị', 3, 1, '2026-01-31 05:00:00.055+00', NULL, '20260131120000', '14000001', 'suspected', NULL, 0, NULL, NULL, NULL),
	(1, 'AN260131W7MJJRQCGT9NZP99', 1, 2, 'MUA', 'paid', 741000, 'Gói Premium 2 thiết bị', 2, 1, '2026-01-31 05:00:00.027+00', '2026-02-07 05:16:00.012+00', '20260131120000', '14000000', 'paid', NULL, 1, NULL, NULL, NULL),
	(3, 'AN2601313BED1TMPMC5KZGTR', 2, 2, 'MUA', 'expired', 741000, 'Gói Premium 2 thiết bị', 2, 1, '2026-01-31 05:00:00.088+00', NULL, '20260131120000', NULL, 'never_paid', '2026-02-07 05:21:00.012+00', 1, NULL, NULL, NULL),
	(6, 'AN260327BW4F9HX2PGDNWTTQ', 2, 3, 'MUA', 'paid', 390000, 'Gói Premium 1 thiết bị', 1, 1, '2026-03-27 05:16:00.024+00', '2026-03-27 05:16:00.031+00', '20260327121600', '14226112', 'paid', NULL, 0, NULL, NULL, NULL),
	(4, 'AN260323YP7166SHWCHYRWY2', 1, 3, 'MUA', 'paid', 390000, 'Gói Premium 1 thiết bị', 1, 1, '2026-03-23 05:16:00.061+00', '2026-04-05 05:16:00.016+00', '20260323121600', '14000002', 'paid', NULL, 1, NULL, NULL, NULL),
	(5, 'AN260327AB0YYPWRWWQJJH10', 2, 4, 'MUA', 'paid', 1053000, 'Gói Premium 3 thiết bị', 3, 1, '2026-03-27 05:16:00.013+00', '2026-04-05 05:16:00.016+00', '20260327121600', '14000004', 'paid', NULL, 1, NULL, NULL, NULL),
	(7, 'AN2603279CC8119XR5V6P4VQ', 1, 4, 'MUA', 'expired', 1053000, 'Gói Premium 3 thiết bị', 3, 1, '2026-03-27 05:16:00.079+00', NULL, '20260327121600', NULL, 'never_paid', '2026-04-05 05:21:00.016+00', 1, NULL, NULL, NULL),
	(8, 'AN2604025DS6FR52ZSXAC805', 2, 4, 'MUA', 'expired', 1053000, 'Gói Premium 3 thiết bị', 3, 1, '2026-04-02 05:16:00.014+00', NULL, '20260402121600', NULL, 'never_paid', '2026-04-05 05:21:00.016+00', 1, NULL, NULL, NULL),
	(9, 'AN260405ZC2QT24FF0MND4VD', 1, 3, 'MUA', 'paid', 390000, 'Gói Premium 1 thiết bị', 1, 1, '2026-04-05 05:16:00.068+00', '2026-04-05 05:16:00.139+00', '20260405121600', '14226112', 'paid', NULL, 0, NULL, NULL, NULL),
	(10, 'AN260405ZHE40S5R1J3H5AN7', 2, 3, 'MUA', 'review', 390000, 'Gói Premium 1 thiết bị', 1, 1, '2026-04-05 05:16:00.131+00', NULL, '20260405121600', '14000006', 'suspected', NULL, 0, NULL, NULL, NULL),
	(11, 'AN26041580Z4HVQ48ESHFD3W', 1, 2, 'MUA', 'paid', 741000, 'Gói Premium 2 thiết bị', 2, 1, '2026-04-15 06:26:00.259+00', '2026-04-15 06:26:00.267+00', '20260415132600', '14226112', 'paid', NULL, 0, NULL, NULL, NULL),
	(14, 'AN2605101YRNZ7HX8SCGWA1P', 1, 2, 'GIA_HAN', 'failed', 741000, 'Gói Premium 2 thiết bị', 2, 1, '2026-05-10 06:47:00.001+00', NULL, '20260510134700', '14000009', 'card_locked', NULL, 0, 3, 0, NULL),
	(15, 'AN2605106AZPCEXR2CVCQRKX', 1, 3, 'GIA_HAN', 'pending', 390000, 'Gói Premium 1 thiết bị', 1, 1, '2026-05-10 06:47:00.001+00', NULL, '20260510134700', NULL, NULL, '2026-07-13 17:00:00+00', 0, 4, NULL, NULL),
	(17, 'AN260514EZPB0R1FNHAGKY52', 1, 2, 'MUA', 'paid', 741000, 'Gói Premium 2 thiết bị', 2, 1, '2026-05-14 06:47:00.014+00', '2026-05-14 06:47:00.02+00', '20260514134700', '14226112', 'paid', NULL, 0, NULL, NULL, NULL),
	(19, 'AN26051435ZRAPEET8HTF8B3', 1, 8, 'MUA', 'paid', 0, 'Gói tiêu chuẩn', 1, NULL, '2026-05-14 06:47:00.06+00', '2026-05-14 06:47:00.06+00', '20260514134700', NULL, NULL, NULL, 0, NULL, NULL, NULL),
	(16, 'AN260514J2F0FKKX754AFKJ1', 1, 2, 'GIA_HAN', 'paid', 741000, 'Gói Premium 2 thiết bị', 2, 1, '2026-05-14 06:47:00.176+00', '2026-05-14 06:47:00.184+00', '20260514134700', '14226112', 'paid', NULL, 0, 5, NULL, NULL),
	(20, 'AN2605160G22FH20XCXHMTM9', 1, 2, 'GIA_HAN', 'review', 741000, 'Gói Premium 2 thiết bị', 2, 1, '2026-05-16 06:47:00.08+00', NULL, '20260516134700', '14000013', 'suspected', NULL, 0, 3, NULL, NULL),
	(21, 'AN260516MNWTPSSF9SASGEPV', 1, 4, 'MUA', 'paid', 1053000, 'Gói Premium 3 thiết bị', 3, 1, '2026-05-16 06:47:00.143+00', '2026-05-16 06:47:00.149+00', '20260516134700', '14226112', 'paid', NULL, 0, NULL, NULL, NULL),
	(18, 'AN26051450WHJ4QWXCNB7XH3', 1, 4, 'MUA', 'paid', 1053000, 'Gói Premium 3 thiết bị', 3, 1, '2026-05-14 06:47:00.029+00', '2026-05-16 06:47:00.229+00', '20260514134700', '14000011', 'paid', NULL, 1, NULL, NULL, NULL),
	(12, 'AN260420AXDX11WFE1TGZ9GF', 2, 3, 'GIA_HAN', 'refunded', 390000, 'Gói Premium 1 thiết bị', 1, 1, '2026-04-26 06:47:00.026+00', '2026-04-26 06:47:00.037+00', '20260426134700', '14226112', 'refund_accepted', NULL, 0, 1, NULL, NULL),
	(23, 'AN26051651QJRCPA270WDX3J', 1, 3, 'MUA', 'paid', 390000, 'Gói Premium 1 thiết bị', 1, 1, '2026-05-16 07:35:00.012+00', '2026-05-16 07:35:00.103+00', '20260516143500', '14226112', 'paid', NULL, 0, NULL, NULL, NULL),
	(26, 'AN260517Y6587PP6D8AWB8X8', 1, 2, 'GIA_HAN', 'pending', 741000, 'Gói Premium 2 thiết bị', 2, 1, '2026-05-17 08:24:00.034+00', NULL, '20260517152400', NULL, NULL, '2026-05-17 08:29:00.034+00', 0, 3, NULL, NULL),
	(13, 'AN26051098YAG8J1PWB4J6V0', 2, 4, 'GIA_HAN', 'paid', 702000, 'Gói Premium 3 thiết bị', 2, 1, '2026-05-17 08:24:00.016+00', '2026-05-17 08:24:00.043+00', '20260517152400', '14226112', 'paid', NULL, 0, 2, NULL, NULL),
	(22, 'AN260516228TBY5EAXYDSZA3', 2, 4, 'MUA', 'paid', 1053000, 'Gói Premium 3 thiết bị', 3, 1, '2026-05-16 06:47:00.165+00', '2026-05-17 08:24:00.132+00', '20260516134700', '14000015', 'paid', NULL, 1, NULL, NULL, NULL),
	(24, 'AN260516CEPCW596QAGKAV9W', 1, 2, 'GIA_HAN', 'paid', 741000, 'Gói Premium 2 thiết bị', 2, 1, '2026-05-16 07:35:00.094+00', '2026-05-17 08:24:00.132+00', '20260516143500', '14000017', 'paid', NULL, 1, 3, NULL, NULL),
	(25, 'AN260516Y9J2NHS57YSYJ2ZE', 2, 3, 'MUA', 'expired', 390000, 'Gói Premium 1 thiết bị', 1, 1, '2026-05-16 07:35:00.112+00', NULL, '20260516143500', NULL, 'never_paid', '2026-05-17 08:29:00.132+00', 1, NULL, NULL, NULL),
	(27, 'AN260517ZAAFQDP8C4NYNGRM', 1, 4, 'MUA', 'review', 1053000, 'Gói Premium 3 thiết bị', 3, 1, '2026-05-17 08:24:00.114+00', NULL, '20260517152400', '14000019', 'suspected', NULL, 0, NULL, NULL, NULL),
	(28, 'AN2605174PEV76NKJS77Z2WE', 2, 3, 'MUA', 'pending', 390000, 'Gói Premium 1 thiết bị', 1, 1, '2026-05-17 08:24:00.169+00', NULL, '20260517152400', NULL, NULL, '2026-05-17 08:29:00.169+00', 0, NULL, NULL, NULL),
	(30, 'AN260517XEYWNBSQXEPKYSSG', 1, 3, 'MUA', 'review', 390000, 'Gói Premium 1 thiết bị', 1, 1, '2026-05-17 08:40:00.041+00', NULL, '20260517154000', '14000021', 'suspected', NULL, 0, NULL, NULL, NULL),
	(33, 'AN260517KQZ69X7R2YV1YE24', 2, 8, 'MUA', 'paid', 0, 'Gói tiêu chuẩn', 1, NULL, '2026-05-17 08:40:00.252+00', '2026-05-17 08:40:00.252+00', '20260517154000', NULL, NULL, NULL, 0, NULL, NULL, NULL),
	(31, 'AN2605175K9XFRZX0XDPRY0Q', 1, 2, 'MUA', 'paid', 741000, 'Gói Premium 2 thiết bị', 2, 1, '2026-05-17 08:40:00.083+00', '2026-05-17 08:40:00.258+00', '20260517154000', '14226112', 'paid', NULL, 0, NULL, NULL, NULL),
	(32, 'AN260517SWSYE49H9F89TZ99', 2, 2, 'MUA', 'review', 741000, 'Gói Premium 2 thiết bị', 2, 1, '2026-05-17 08:40:00.149+00', NULL, '20260517154000', '14000024', 'suspected', NULL, 0, NULL, NULL, NULL),
	(34, 'AN2606139S1PSV0K58QWKEYC', 1, 4, 'GIA_HAN', 'pending', 1053000, 'Gói Premium 3 thiết bị', 3, 1, '2026-06-13 08:40:00.001+00', NULL, '20260613154000', NULL, NULL, '2026-06-13 08:45:00.001+00', 0, 6, 3, NULL),
	(35, 'AN260613HS4AXNFGHX5497HR', 1, 2, 'GIA_HAN', 'pending', 741000, 'Gói Premium 2 thiết bị', 2, 1, '2026-06-13 08:40:00.001+00', NULL, '20260613154000', NULL, NULL, '2026-08-15 17:00:00+00', 0, 7, NULL, NULL),
	(36, 'AN260613QF2N6BC6XG1JQQV1', 2, 4, 'GIA_HAN', 'pending', 702000, 'Gói Premium 3 thiết bị', 2, 1, '2026-06-13 08:40:00.001+00', NULL, '20260613154000', NULL, NULL, '2026-08-15 17:00:00+00', 0, 8, NULL, NULL),
	(37, 'AN260613EJKVJF5DZPBRH0EC', 1, 4, 'GIA_HAN', 'pending', 1053000, 'Gói Premium 3 thiết bị', 3, 1, '2026-06-13 08:40:00.001+00', NULL, '20260613154000', NULL, NULL, '2026-08-15 17:00:00+00', 0, 9, NULL, NULL),
	(38, 'AN260613Y1DVBKH85TM9EK4T', 2, 4, 'GIA_HAN', 'pending', 1053000, 'Gói Premium 3 thiết bị', 3, 1, '2026-06-13 08:40:00.001+00', NULL, '20260613154000', NULL, NULL, '2026-08-15 17:00:00+00', 0, 10, NULL, NULL);
INSERT INTO public.page_version VALUES
	(true, 11029207017);
INSERT INTO public.partner_requests OVERRIDING SYSTEM VALUE VALUES
	(1, 'Trường Tiểu học Hoa Sen', 120, 2, '0912345678', '2026-06-13 10:41:00.009+00', NULL, NULL);
INSERT INTO public.phu_huynh OVERRIDING SYSTEM VALUE VALUES
	(3, 'Quản Trị', 'admin@test.vn', '+84912000003', NULL, '$argon2id$v=19$m=76,p=1,t=2$x3KPKa+1k/zaNHbAovB/eg$jA0iYT31aU2eZ3NAzlqRhnpnRcmFUN2z6WUkCpBXT0E', true, '2026-11-24 02:19:51.529+00', 'vi', 0, 1, DEFAULT, DEFAULT, false),
	(2, 'Trần Văn Lạ', 'la@test.vn', '+84912000002', NULL, '$argon2id$v=19$m=76,p=1,t=2$KMiiDX8bbRE/lWAI384Fzg$R9NiZGS/eB1nZF9Ys0angXigexUoA+YmU29HcZzxZqg', false, '2026-11-24 02:19:51.525+00', 'vi', 0, 1, DEFAULT, DEFAULT, true),
	(1, 'Nguyễn Thị Hạnh', 'hanh@test.vn', '+84912000001', NULL, '$argon2id$v=19$m=76,p=1,t=2$OlzYsg/Xr70i6Bocfv69iQ$vRpfbDYBOURjrRoe9sh+x0HARZ29rgPywP/X1FMYCDc', false, '2026-11-24 02:19:51.498+00', 'vi', 0, 1, DEFAULT, DEFAULT, true);
INSERT INTO public.rate_limits VALUES
	('naFCbTWogmRI4HrmdNkZJXs9YJiVAbWHZRQvk1imXCw', '2026-11-24 02:34:51+00', 1),
	('FHJDhhPhk4VolIMO-S43PDVlvNkpguwc3UEUZOs5lkA', '2026-11-24 02:34:51+00', 0),
	('u5a_olnvNP6NjXRsy5zCntmmdKw7Ue0V0AyWpb9zvI0', '2026-11-24 03:19:51+00', 0),
	('svrWNtgXD6SsOwj6d7XknuABMM6UTQbPvrlhnta-mKs', '2026-11-24 02:34:51+00', 1),
	('7VOjs4E3XPxdjANseOHjHN-6At1L6LzbjZpYk0ob988', '2026-11-24 02:34:51+00', 0),
	('fa0nmhGgN0GasqXyIRbefC5UEHTN2v8VeToOr2NmKvo', '2026-11-24 03:19:51+00', 0),
	('bn4jL_EQD7-4Bu_Ryw6_50StV5qMiXS7zN1GqvnxpSs', '2026-11-24 02:34:51+00', 3),
	('D-7sxeIhyYxaFRWyvXfFQVQiWtoL5N9jHPzeJR4zInE', '2026-11-24 02:34:51+00', 1),
	('NzkUgaE5002r7pjoG6Kv0bzvrez09egTJBAVXKrVFHE', '2026-11-24 02:34:51+00', 0),
	('6Az2xF_J7utbLG5epKR29oQiEaxP9J9aqcnHZxue29U', '2026-11-24 02:34:51+00', 0),
	('CrX_rOslfM4xwQ80XJqB_4Nt0XIuHGj6y3H3rbfif7g', '2026-11-24 03:19:51+00', 0),
	('UYjtrnQzDVl1EkVPfIgVpArGJ4_yVjD_P0z4Ap6ORCE', '2026-05-15 06:47:00+00', 3),
	('iV1JnFpQJjo6lVlhc7hvmmZ1RtJImoVeRAhR5_tyISI', '2026-06-13 11:41:00+00', 1),
	('p44VxxJBE05xHoi1u-ULFODFLtrMc30KRlPEB8QA0Cg', '2026-06-14 10:41:00+00', 1),
	('JI26QQ7RxnbYMgOFNYtB5by-EdWrpeJ044DX1vfPMqY', '2026-06-14 10:41:00+00', 1);
INSERT INTO public.refunds OVERRIDING SYSTEM VALUE VALUES
	(1, 12, 2, 390000, 'Không dùng nữa', 'processing', NULL, '2026-05-16 06:47:00.219+00', '2026-05-16 07:35:00.04+00', 'refund_sent', '2026-05-17 08:24:00.195+00', false),
	(2, 13, 2, 702000, 'Không dùng nữa', 'refused', NULL, '2026-05-17 08:40:00.177+00', '2026-06-13 09:43:00.024+00', NULL, NULL, false);
INSERT INTO public.renewals OVERRIDING SYSTEM VALUE VALUES
	(4, 'AN260323YP7166SHWCHYRWY2', '2026-05-15', '2026-05-10 06:47:00.001+00', NULL, NULL),
	(5, 'AN26041580Z4HVQ48ESHFD3W', '2026-05-20', '2026-05-14 06:47:00+00', 16, '2026-05-20'),
	(1, 'AN260327BW4F9HX2PGDNWTTQ', '2026-04-27', '2026-04-20 06:26:00.001+00', NULL, NULL),
	(2, 'AN260327AB0YYPWRWWQJJH10', '2026-05-05', '2026-05-10 06:47:00.001+00', 13, '2026-05-17'),
	(3, 'AN260131W7MJJRQCGT9NZP99', '2026-05-05', '2026-05-10 06:47:00.001+00', 24, '2026-05-17'),
	(6, 'AN260516MNWTPSSF9SASGEPV', '2026-06-16', '2026-06-13 08:40:00.001+00', NULL, NULL),
	(7, 'AN260131W7MJJRQCGT9NZP99', '2026-06-17', '2026-06-13 08:40:00.001+00', NULL, NULL),
	(8, 'AN260327AB0YYPWRWWQJJH10', '2026-06-17', '2026-06-13 08:40:00.001+00', NULL, NULL),
	(9, 'AN26051450WHJ4QWXCNB7XH3', '2026-06-17', '2026-06-13 08:40:00.001+00', NULL, NULL),
	(10, 'AN260516228TBY5EAXYDSZA3', '2026-06-17', '2026-06-13 08:40:00.001+00', NULL, NULL);
INSERT INTO public.renewed_rows VALUES
	(4, 4, NULL, NULL),
	(5, 10, '{"months": 1, "anchored_on": "2026-04-20", "ngay_bat_dau": "2026-04-20", "ngay_ket_thuc": "2026-05-20"}', '{"months": 2, "anchored_on": "2026-04-20", "ngay_bat_dau": "2026-04-20", "ngay_ket_thuc": "2026-06-20"}'),
	(5, 9, '{"months": 3, "anchored_on": "2026-04-20", "ngay_bat_dau": "2026-04-20", "ngay_ket_thuc": "2026-07-20"}', '{"months": 4, "anchored_on": "2026-04-20", "ngay_bat_dau": "2026-04-20", "ngay_ket_thuc": "2026-08-20"}'),
	(1, 3, NULL, NULL),
	(2, 6, '{"months": 1, "anchored_on": "2026-04-05", "ngay_bat_dau": "2026-04-05", "ngay_ket_thuc": "2026-05-05"}', '{"months": 1, "anchored_on": "2026-05-17", "ngay_bat_dau": "2026-05-17", "ngay_ket_thuc": "2026-06-17"}'),
	(2, 7, '{"months": 1, "anchored_on": "2026-04-05", "ngay_bat_dau": "2026-04-05", "ngay_ket_thuc": "2026-05-05"}', '{"months": 1, "anchored_on": "2026-05-17", "ngay_bat_dau": "2026-05-17", "ngay_ket_thuc": "2026-06-17"}'),
	(3, 1, '{"months": 1, "anchored_on": "2026-04-05", "ngay_bat_dau": "2026-04-05", "ngay_ket_thuc": "2026-05-05"}', '{"months": 1, "anchored_on": "2026-05-17", "ngay_bat_dau": "2026-05-17", "ngay_ket_thuc": "2026-06-17"}'),
	(3, 2, '{"months": 1, "anchored_on": "2026-04-05", "ngay_bat_dau": "2026-04-05", "ngay_ket_thuc": "2026-05-05"}', '{"months": 1, "anchored_on": "2026-05-17", "ngay_bat_dau": "2026-05-17", "ngay_ket_thuc": "2026-06-17"}'),
	(6, 16, NULL, NULL),
	(6, 15, NULL, NULL),
	(6, 14, NULL, NULL),
	(7, 1, NULL, NULL),
	(7, 2, NULL, NULL),
	(8, 6, NULL, NULL),
	(8, 7, NULL, NULL),
	(9, 17, NULL, NULL),
	(9, 18, NULL, NULL),
	(9, 19, NULL, NULL),
	(10, 23, NULL, NULL),
	(10, 22, NULL, NULL),
	(10, 21, NULL, NULL);
INSERT INTO public.sealed_passwords VALUES
	(1, 1, '\x302a300506032b656e032100204d81ade548b9fec957ae20ebf56fa1b19b71ead76fb4650f100bc92c30ef7b736b944e0392189818616499782b66733942faeff3403400f9e89116c4a4d747edabe214b2539be97227a2976e524ff7675d5b6a7774a34355f88f1a45fddc3f13a6b9e9b33b02dfe897d6b530341407f384b0e139b35120fa55caaeb552a9a4a0cb5a32508f9c4fc644c608e0b39d414deea80b1032bf2e5a67c5b1e516d96e7566d5bc98634dfbc4f4970fe965d0fc3c143837cd00b391c5c6fd3a6e87d82562cc3f829cfaf31f5a7374ee0576c8606d6cc1d52abf8f76e3d4fdfb47989c1a9f9bfaff97370433836efef9118108dc7b9e953951328217cdb6d338f58477fc2286214750a609b4b4fee23332aa563da3b582345f694ba69f2f880aac8101e89cfefd7768d612769459ed8bd2a823306372b6ab38c0960df69f0e9fef84dc8cb4f9682c982848b56366e2ea63d1168d9e17152676ae94044a6956293cbc5a58cd0593afd8c5d550f6adfd8e231a0bf889d9c017d48bf468a69e85e06e4c7a12acee3275bc645640e45be2ac20aa61a93621035f64e5cc9fb511eef5d2a73a88da31dbe17b65514863c407d565c13ecafe0286aa432ec1faaf0d3776b2a279dae6a7920224a8e39291766d8e58958557839c7001e6056159d9856d6c7e770a940b6526dffb51e323808e68293b02310b4807c0adf61c09adb076e8d96830b373ebc171040d69f244e1e1aa8f0261999c4d647562b5e863bb5fc6e633ffe3f7340cfba3085b5a75a106493fabef5d5e37517ad5617a5edda45a904554431d');
INSERT INTO public.seeds VALUES
	('catalogue', '2026-11-24 02:19:51.771686+00'),
	('translations', '2026-11-24 02:19:51.777798+00');
INSERT INTO public.sessions VALUES
	('\x12b01ba56b81f48703f4c23e8aa1d0e71cbc1c916d8bd6c4e18584525b32d4be', 1, '2026-11-24 02:19:51.842+00', '2099-01-01 00:00:00+00'),
	('\x6168d42d4bbe0fb7b23d80a4452712030251a3ae902a9423c04e5e7824d0af3d', 2, '2026-11-24 02:19:51.925+00', '2099-01-01 00:00:00+00'),
	('\xa5170e70b8573105031501b0e1e712324088edee548374fd51136318342d80a9', 3, '2026-11-24 02:19:51.935+00', '2099-01-01 00:00:00+00');
INSERT INTO public.thiet_bi OVERRIDING SYSTEM VALUE VALUES
	(2, 2, 2, 'Máy', 'Desktop', 'M-1', '2026-03-27 05:16:00.05+00', 1, DEFAULT, DEFAULT),
	(3, 2, 2, 'Máy', 'Desktop', 'M-2', '2026-04-05 05:16:00.081+00', 1, DEFAULT, DEFAULT),
	(4, 2, 2, 'Máy', 'Desktop', 'M-3', '2026-04-05 05:16:00.156+00', 1, DEFAULT, DEFAULT),
	(12, 1, 4, 'Máy', 'Desktop', 'M-11', '2026-05-16 06:47:00.121+00', 1, DEFAULT, DEFAULT),
	(13, 1, 4, 'Máy', 'Desktop', 'M-12', '2026-05-16 06:47:00.19+00', 1, DEFAULT, DEFAULT),
	(14, 1, 4, 'Máy', 'Desktop', 'M-13', '2026-05-16 07:35:00.064+00', 1, DEFAULT, DEFAULT),
	(15, 1, 4, 'Máy', 'Desktop', 'M-14', '2026-05-17 08:40:00.007+00', 1, DEFAULT, DEFAULT),
	(16, 1, 4, 'Máy', 'Desktop', 'M-15', '2026-05-17 08:40:00.109+00', 1, DEFAULT, DEFAULT),
	(17, 2, 2, 'Máy', 'Desktop', 'M-16', '2026-05-17 08:40:00.134+00', 1, DEFAULT, DEFAULT),
	(18, 2, 2, 'Máy', 'Desktop', 'M-17', '2026-05-17 08:40:00.186+00', 1, DEFAULT, DEFAULT);
INSERT INTO public.totals OVERRIDING SYSTEM VALUE VALUES
	(1, 'phu_huynh', 1),
	(2, 'phu_huynh:false', 1),
	(3, 'phu_huynh', 1),
	(4, 'phu_huynh:false', 1),
	(5, 'phu_huynh', 1),
	(6, 'phu_huynh:false', 1),
	(7, 'goi', 4),
	(8, 'tre_em', 1),
	(9, 'thiet_bi', 1),
	(10, 'tre_em', -1),
	(11, 'thiet_bi', -1),
	(12, 'goi_dich_vu:CHUA_GAN', 2),
	(13, 'goi_dich_vu:CHUA_GAN', 1),
	(14, 'tre_em', 1),
	(15, 'tre_em:Nam', 1),
	(16, 'thiet_bi', 1),
	(17, 'goi_dich_vu:CHUA_GAN', -1),
	(18, 'goi_dich_vu:DANG_HOAT_DONG', 1),
	(19, 'phu_huynh:false', -1),
	(20, 'phu_huynh:true', 1),
	(21, 'goi_dich_vu:CHUA_GAN', 1),
	(22, 'goi_dich_vu:CHUA_GAN', 3),
	(23, 'thiet_bi', 1),
	(24, 'goi_dich_vu:CHUA_GAN', -1),
	(25, 'goi_dich_vu:DANG_HOAT_DONG', 1),
	(26, 'goi_dich_vu:CHUA_GAN', 1),
	(27, 'thiet_bi', 1),
	(28, 'goi_dich_vu:CHUA_GAN', -1),
	(29, 'goi_dich_vu:DANG_HOAT_DONG', 1),
	(30, 'tre_em', 1),
	(31, 'tre_em:Nam', 1),
	(32, 'thiet_bi', 1),
	(33, 'goi_dich_vu:CHUA_GAN', -1),
	(34, 'goi_dich_vu:DANG_HOAT_DONG', 1),
	(35, 'phu_huynh:false', -1),
	(36, 'phu_huynh:true', 1),
	(37, 'thiet_bi', 1),
	(38, 'goi_dich_vu:CHUA_GAN', -1),
	(39, 'goi_dich_vu:DANG_HOAT_DONG', 1),
	(40, 'goi_dich_vu:CHUA_GAN', 2),
	(41, 'thiet_bi', 1),
	(42, 'goi_dich_vu:CHUA_GAN', -1),
	(43, 'goi_dich_vu:DANG_HOAT_DONG', 1),
	(44, 'thiet_bi', 1),
	(45, 'goi_dich_vu:CHUA_GAN', -1),
	(46, 'goi_dich_vu:DANG_HOAT_DONG', 1),
	(47, 'goi_dich_vu:DANG_HOAT_DONG', -1),
	(48, 'goi_dich_vu:HET_HAN', 1),
	(49, 'goi_dich_vu:CHUA_GAN', -1),
	(50, 'goi_dich_vu:DANG_HOAT_DONG', 1),
	(51, 'goi_dich_vu:CHUA_GAN', 2),
	(54, 'goi_dich_vu:CHUA_GAN', 1),
	(55, 'thiet_bi', 1),
	(56, 'goi_dich_vu:CHUA_GAN', -1),
	(57, 'goi_dich_vu:DANG_HOAT_DONG', 1),
	(58, 'goi_dich_vu:DANG_HOAT_DONG', -1),
	(59, 'goi_dich_vu:HET_HAN', 3),
	(60, 'goi_dich_vu:CHUA_GAN', -2),
	(61, 'goi_dich_vu:DANG_HOAT_DONG', -1),
	(62, 'goi_dich_vu:HUY', 1),
	(63, 'goi_dich_vu:DANG_HOAT_DONG', -1),
	(64, 'goi_dich_vu:HUY', 1),
	(65, 'goi_dich_vu:DANG_HOAT_DONG', -1),
	(66, 'goi_dich_vu:HUY', 1),
	(67, 'goi_dich_vu:DANG_HOAT_DONG', -1),
	(68, 'goi_dich_vu:HUY', 1),
	(69, 'goi_dich_vu:DANG_HOAT_DONG', -1),
	(70, 'goi_dich_vu:HUY', 1),
	(71, 'phu_huynh:false', 1),
	(72, 'phu_huynh:true', -1),
	(73, 'tre_em', -1),
	(74, 'tre_em:Nam', -1),
	(75, 'thiet_bi', -5),
	(76, 'tre_em', 1),
	(77, 'tre_em:Nam', 1),
	(78, 'thiet_bi', 1),
	(79, 'goi_dich_vu:CHUA_GAN', -1),
	(80, 'goi_dich_vu:DANG_HOAT_DONG', 1),
	(81, 'goi_dich_vu:CHUA_GAN', 3),
	(82, 'thiet_bi', 1),
	(83, 'goi_dich_vu:CHUA_GAN', -1),
	(84, 'goi_dich_vu:DANG_HOAT_DONG', 1),
	(85, 'phu_huynh:false', -1),
	(86, 'phu_huynh:true', 1),
	(87, 'goi_dich_vu:CHUA_GAN', 3),
	(88, 'thiet_bi', 1),
	(89, 'goi_dich_vu:CHUA_GAN', -1),
	(90, 'goi_dich_vu:DANG_HOAT_DONG', 1),
	(91, 'goi_dich_vu:CHUA_GAN', 1),
	(92, 'goi_dich_vu:HET_HAN', -1),
	(93, 'goi_dich_vu:DANG_HOAT_DONG', 1),
	(94, 'goi_dich_vu:CHUA_GAN', 1),
	(95, 'goi_dich_vu:HET_HAN', -1),
	(96, 'goi_dich_vu:CHUA_GAN', 3),
	(97, 'goi_dich_vu:CHUA_GAN', 1),
	(98, 'goi_dich_vu:HET_HAN', -1),
	(99, 'goi_dich_vu:CHUA_GAN', 1),
	(100, 'goi_dich_vu:HET_HAN', -1),
	(101, 'thiet_bi', 1),
	(102, 'goi_dich_vu:CHUA_GAN', -1),
	(103, 'goi_dich_vu:DANG_HOAT_DONG', 1),
	(104, 'thiet_bi', 1),
	(105, 'goi_dich_vu:CHUA_GAN', -1),
	(106, 'goi_dich_vu:DANG_HOAT_DONG', 1),
	(107, 'thiet_bi', 1),
	(108, 'goi_dich_vu:CHUA_GAN', -1),
	(109, 'goi_dich_vu:DANG_HOAT_DONG', 1),
	(110, 'thiet_bi', 1),
	(111, 'goi_dich_vu:CHUA_GAN', -1),
	(112, 'goi_dich_vu:DANG_HOAT_DONG', 1),
	(113, 'goi_dich_vu:CHUA_GAN', 1),
	(114, 'goi_dich_vu:CHUA_GAN', 2);
INSERT INTO public.translations OVERRIDING SYSTEM VALUE VALUES
	(1, 'en', 'd5cf36bc953f6fbd6c28a9be23d18f6fc3b87c9b051a23e6427a23ad1f2d03d6', 'Chặn trang web và ứng dụng độc hại bằng AI', 'AI that blocks harmful websites and apps', true, 1, 0, '-infinity', '2026-11-24 02:19:51.777798+00'),
	(2, 'en', '92733130cb709696ec321cbe08e1d1599d958e2ff39a51f67f4078f35b7a29d8', 'Đặt khung giờ dùng máy cho từng ngày', 'Screen-time hours for each day', true, 1, 0, '-infinity', '2026-11-24 02:19:51.777798+00'),
	(3, 'en', '46b002bcf5e93b8836246686b8ed93dcd2e744f2a454058453ec88534e348211', 'Xem lịch sử web và phần mềm theo ngày', 'Web and software history, day by day', true, 1, 0, '-infinity', '2026-11-24 02:19:51.777798+00'),
	(4, 'en', 'f6e35c82a32e032e65cd6386e3562cd3cfbed0d83f5a3bb41f66a3a9b526f015', 'Chụp màn hình định kỳ', 'Periodic screenshots', true, 1, 0, '-infinity', '2026-11-24 02:19:51.777798+00'),
	(5, 'en', '791be40c6ea3e152a6f348ab96762b7bc87e74dfeccab721ccd9cf1dc5017edb', 'Thống kê thời gian cho từng trang web, từng ứng dụng', 'Time spent on each website and in each app', true, 1, 0, '-infinity', '2026-11-24 02:19:51.777798+00'),
	(6, 'en', '9b4eecbb44ca6b3eeba7284ca71078c16090b93d096a13317a89ba0e09f93a63', 'Sắp có: báo cáo gửi đến điện thoại của ba mẹ', 'Coming soon: reports on your phone', true, 1, 0, '-infinity', '2026-11-24 02:19:51.777798+00'),
	(7, 'en', '42338e36269a5eea60481367962dc761238a88ae97a748740108e6b13abf32c5', 'Sắp có: duyệt yêu cầu xin thêm giờ của con ngay trên điện thoại', 'Coming soon: requests answered on your phone', true, 1, 0, '-infinity', '2026-11-24 02:19:51.777798+00'),
	(8, 'en', '06feedf1f0cbd8f70cd4837161575c403196ce73c7c35e0e078e0f7a8776b357', 'Gói tiêu chuẩn', 'Standard package', true, 1, 0, '-infinity', '2026-11-24 02:19:51.777798+00'),
	(9, 'en', '5b11d46fa793c5a0d2fda91f131cf315b3b5a621183dc707b7feae2280310895', 'Miễn phí cho một thiết bị, không giới hạn thời gian.', 'Free for one device, with no time limit.', true, 1, 0, '-infinity', '2026-11-24 02:19:51.777798+00'),
	(10, 'en', '4c8b7b3f7e9214e07a12eeec5ec5c0388b6640dc411c5625d4fe349761881875', 'Chặn và cho phép trang web theo danh sách', 'Block and allow lists for websites', true, 1, 0, '-infinity', '2026-11-24 02:19:51.777798+00'),
	(11, 'en', '73343667c9670d65639480f8b35c1b1d812cecd11c34b392df1c4781cd56a4c7', 'Đặt khung giờ truy cập tự do', 'Hours of free access', true, 1, 0, '-infinity', '2026-11-24 02:19:51.777798+00'),
	(12, 'en', '451bc0fbb992213f292eb48f08d55bc145dd9c2f114a0230c541ac152066682c', 'Xem lịch sử web trong ngày', 'Today’s web history', true, 1, 0, '-infinity', '2026-11-24 02:19:51.777798+00'),
	(13, 'en', '4445ac5a733052c0d128193e14334f4b2b050078385226204f2f625b16e8e386', 'Bảo vệ đầy đủ cho một thiết bị trong một năm.', 'Full protection for one device, for one year.', true, 1, 0, '-infinity', '2026-11-24 02:19:51.777798+00'),
	(14, 'en', '0c6361721cc2319a252d4be23ad14c8f48aee497a90060edff00fbc1a2546fdb', 'Bảo vệ đầy đủ cho hai thiết bị trong một năm.', 'Full protection for two devices, for one year.', true, 1, 0, '-infinity', '2026-11-24 02:19:51.777798+00'),
	(15, 'en', '7c82211388cb44dcc63f50a9375fa1689d710273058bdaff2e061d137741ec52', 'Bảo vệ đầy đủ cho ba thiết bị trong một năm.', 'Full protection for three devices, for one year.', true, 1, 0, '-infinity', '2026-11-24 02:19:51.777798+00'),
	(16, 'en', '6d19310c56efa7855fa6bcb0cecc0361ad4a64a081ec7357ffef1e372910864a', 'Gói Premium 1 thiết bị', 'Premium package, 1 device', true, 1, 0, '-infinity', '2026-11-24 02:19:51.777798+00'),
	(17, 'en', '335e744dea8ff72b5b415f0dd6fec3353a7f0f6b31e1175c1146f95402018a37', 'Gói Premium 2 thiết bị', 'Premium package, 2 devices', true, 1, 0, '-infinity', '2026-11-24 02:19:51.777798+00'),
	(18, 'en', 'd1215520448714b4037d29d25ad7edec68df2ca2b4fe4a6cada22db08b7027be', 'Gói Premium 3 thiết bị', 'Premium package, 3 devices', true, 1, 0, '-infinity', '2026-11-24 02:19:51.777798+00');
INSERT INTO public.translator VALUES
	(true, '-infinity', 0);
INSERT INTO public.tre_em OVERRIDING SYSTEM VALUE VALUES
	(2, 2, 'Bé', NULL, 'Nam', NULL, NULL, NULL, 1, DEFAULT, DEFAULT),
	(4, 1, 'Bé', NULL, 'Nam', NULL, NULL, NULL, 1, DEFAULT, DEFAULT);
SELECT pg_catalog.setval('public.audit_log_id_seq', 139, true);
SELECT pg_catalog.setval('public.card_cancellations_id_seq', 3, true);
SELECT pg_catalog.setval('public.cards_id_seq', 5, true);
SELECT pg_catalog.setval('public.escrow_keys_id_seq', 1, true);
SELECT pg_catalog.setval('public.gateway_calls_id_seq', 89, true);
SELECT pg_catalog.setval('public.goi_dich_vu_id_seq', 26, true);
SELECT pg_catalog.setval('public.goi_id_seq', 100, false);
SELECT pg_catalog.setval('public.knex_migrations_id_seq', 15, true);
SELECT pg_catalog.setval('public.knex_migrations_lock_index_seq', 1, true);
SELECT pg_catalog.setval('public.ledger_differences_id_seq', 1, false);
SELECT pg_catalog.setval('public.noi_dung_id_seq', 24, true);
SELECT pg_catalog.setval('public.notices_id_seq', 12, true);
SELECT pg_catalog.setval('public.orders_id_seq', 38, true);
SELECT pg_catalog.setval('public.partner_requests_id_seq', 1, true);
SELECT pg_catalog.setval('public.phu_huynh_ma_phu_huynh_seq', 3, true);
SELECT pg_catalog.setval('public.refunds_id_seq', 2, true);
SELECT pg_catalog.setval('public.renewals_id_seq', 10, true);
SELECT pg_catalog.setval('public.thiet_bi_nguoi_dung_id_seq', 18, true);
SELECT pg_catalog.setval('public.totals_id_seq', 114, true);
SELECT pg_catalog.setval('public.translations_id_seq', 36, true);
SELECT pg_catalog.setval('public.tre_em_ma_tre_em_seq', 4, true);
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.card_cancellations
    ADD CONSTRAINT card_cancellations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.cards
    ADD CONSTRAINT cards_once UNIQUE (txn_ref);
ALTER TABLE ONLY public.cards
    ADD CONSTRAINT cards_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.escrow_keys
    ADD CONSTRAINT escrow_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.gateway_calls
    ADD CONSTRAINT gateway_calls_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.goi_dich_vu
    ADD CONSTRAINT goi_dich_vu_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.goi
    ADD CONSTRAINT goi_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.job_runs
    ADD CONSTRAINT job_runs_pkey PRIMARY KEY (job, slot);
ALTER TABLE ONLY public.knex_migrations_lock
    ADD CONSTRAINT knex_migrations_lock_pkey PRIMARY KEY (index);
ALTER TABLE ONLY public.knex_migrations
    ADD CONSTRAINT knex_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ledger_differences
    ADD CONSTRAINT ledger_differences_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.noi_dung
    ADD CONSTRAINT noi_dung_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_once UNIQUE (key);
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.one_time_codes
    ADD CONSTRAINT one_time_codes_pkey PRIMARY KEY (sdt, purpose);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_txn_ref_unique UNIQUE (vnp_txn_ref);
ALTER TABLE ONLY public.page_version
    ADD CONSTRAINT page_version_pkey PRIMARY KEY (only_row);
ALTER TABLE ONLY public.partner_requests
    ADD CONSTRAINT partner_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.phu_huynh
    ADD CONSTRAINT phu_huynh_pkey PRIMARY KEY (ma_phu_huynh);
ALTER TABLE ONLY public.phu_huynh
    ADD CONSTRAINT phu_huynh_sdt_unique UNIQUE (sdt);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_one_an_order UNIQUE (order_id);
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.renewals
    ADD CONSTRAINT renewals_one_a_period UNIQUE (purchase, period);
ALTER TABLE ONLY public.renewals
    ADD CONSTRAINT renewals_paid_order_unique UNIQUE (paid_order_id);
ALTER TABLE ONLY public.renewals
    ADD CONSTRAINT renewals_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.renewed_rows
    ADD CONSTRAINT renewed_rows_pkey PRIMARY KEY (renewal_id, goi_dich_vu_id);
ALTER TABLE ONLY public.sealed_passwords
    ADD CONSTRAINT sealed_passwords_pkey PRIMARY KEY (ma_phu_huynh);
ALTER TABLE ONLY public.seeds
    ADD CONSTRAINT seeds_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.thiet_bi
    ADD CONSTRAINT thiet_bi_of_parent UNIQUE (ma_phu_huynh, nguoi_dung_id);
ALTER TABLE ONLY public.thiet_bi
    ADD CONSTRAINT thiet_bi_pkey PRIMARY KEY (nguoi_dung_id);
ALTER TABLE ONLY public.totals
    ADD CONSTRAINT totals_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.translations
    ADD CONSTRAINT translations_once UNIQUE (language, text_hash);
ALTER TABLE ONLY public.translations
    ADD CONSTRAINT translations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.translator
    ADD CONSTRAINT translator_pkey PRIMARY KEY (only_row);
ALTER TABLE ONLY public.tre_em
    ADD CONSTRAINT tre_em_of_parent UNIQUE (ma_phu_huynh, ma_tre_em);
ALTER TABLE ONLY public.tre_em
    ADD CONSTRAINT tre_em_pkey PRIMARY KEY (ma_tre_em);
CREATE INDEX audit_log_by_action ON public.audit_log USING btree (action, at DESC);
CREATE INDEX audit_log_by_actor ON public.audit_log USING btree (actor, at DESC);
CREATE INDEX audit_log_by_subject ON public.audit_log USING btree (subject_kind, subject, at DESC);
CREATE INDEX audit_log_by_time ON public.audit_log USING btree (at DESC, id DESC);
CREATE INDEX card_cancellations_due ON public.card_cancellations USING btree (ask_at, id);
CREATE UNIQUE INDEX cards_one_a_parent ON public.cards USING btree (ma_phu_huynh) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX escrow_keys_only_one ON public.escrow_keys USING btree ((true));
CREATE INDEX gateway_calls_by_time ON public.gateway_calls USING btree (at);
CREATE INDEX gateway_calls_of_money ON public.gateway_calls USING btree (vnp_txn_ref) INCLUDE (said, amount) WHERE (said = ANY (ARRAY['paid'::text, 'refund'::text]));
CREATE INDEX gateway_calls_of_order ON public.gateway_calls USING btree (vnp_txn_ref, at);
CREATE INDEX goi_dich_vu_by_start ON public.goi_dich_vu USING btree (ngay_bat_dau) WHERE (trang_thai = 'DANG_HOAT_DONG'::text);
CREATE UNIQUE INDEX goi_dich_vu_granted_once ON public.goi_dich_vu USING btree (vnp_txn_ref, place);
CREATE INDEX goi_dich_vu_of_device ON public.goi_dich_vu USING btree (nguoi_dung_id, id DESC);
CREATE INDEX goi_dich_vu_of_goi ON public.goi_dich_vu USING btree (thong_tin_goi_id, trang_thai, ngay_ket_thuc) INCLUDE (gia, ngay_bat_dau, vnp_txn_ref);
CREATE INDEX goi_dich_vu_of_parent ON public.goi_dich_vu USING btree (ma_phu_huynh, trang_thai, ngay_mua DESC);
CREATE INDEX goi_dich_vu_of_purchase_end ON public.goi_dich_vu USING btree (ngay_ket_thuc, vnp_txn_ref) WHERE (vnp_txn_ref IS NOT NULL);
CREATE UNIQUE INDEX goi_dich_vu_one_active ON public.goi_dich_vu USING btree (nguoi_dung_id) WHERE (trang_thai = 'DANG_HOAT_DONG'::text);
CREATE INDEX goi_dich_vu_to_expire ON public.goi_dich_vu USING btree (ngay_ket_thuc) WHERE (trang_thai = ANY (ARRAY['CHUA_GAN'::text, 'DANG_HOAT_DONG'::text]));
CREATE INDEX job_runs_by_start ON public.job_runs USING btree (started_at);
CREATE INDEX ledger_differences_by_time ON public.ledger_differences USING btree (found_at, id);
CREATE UNIQUE INDEX ledger_differences_once ON public.ledger_differences USING btree (kind, vnp_txn_ref) WHERE (resolved_at IS NULL);
CREATE INDEX ledger_differences_open ON public.ledger_differences USING btree (found_at, id) WHERE (resolved_at IS NULL);
CREATE INDEX noi_dung_of_goi ON public.noi_dung USING btree (goi_id, id);
CREATE INDEX notices_being_sent ON public.notices USING btree (claimed_at) WHERE (state = 'sending'::text);
CREATE INDEX notices_closed ON public.notices USING btree (closed_at) WHERE (state <> 'waiting'::text);
CREATE INDEX notices_of_ending ON public.notices USING btree (purchase, period) WHERE (purchase IS NOT NULL);
CREATE INDEX notices_of_parent ON public.notices USING btree (ma_phu_huynh);
CREATE INDEX notices_to_send ON public.notices USING btree (send_at, id) WHERE (state = 'waiting'::text);
CREATE INDEX one_time_codes_by_end ON public.one_time_codes USING btree (expires_at);
CREATE INDEX orders_by_amount ON public.orders USING btree (so_tien, id);
CREATE INDEX orders_by_payment ON public.orders USING btree (ngay_thanh_toan, id) WHERE (trang_thai = 'paid'::text);
CREATE INDEX orders_by_status ON public.orders USING btree (trang_thai, ngay_tao, id);
CREATE INDEX orders_by_time ON public.orders USING btree (ngay_tao, id);
CREATE UNIQUE INDEX orders_charged_once ON public.orders USING btree (renewal_id, charge_step) WHERE (charge_step IS NOT NULL);
CREATE INDEX orders_failed_renewals ON public.orders USING btree (ngay_tao, id) WHERE ((loai = 'GIA_HAN'::text) AND (trang_thai = 'failed'::text));
CREATE INDEX orders_of_package ON public.orders USING btree (thong_tin_goi_id);
CREATE INDEX orders_of_parent ON public.orders USING btree (ma_phu_huynh, ngay_tao, id);
CREATE INDEX orders_of_renewal ON public.orders USING btree (renewal_id, id) WHERE (renewal_id IS NOT NULL);
CREATE UNIQUE INDEX orders_one_free ON public.orders USING btree (ma_phu_huynh, thong_tin_goi_id) WHERE (so_tien = 0);
CREATE INDEX orders_ref_search ON public.orders USING gin (lower(vnp_txn_ref) public.gin_trgm_ops);
CREATE INDEX orders_to_ask ON public.orders USING btree (ask_at, id) WHERE ((ask_at IS NOT NULL) AND (trang_thai = ANY (ARRAY['pending'::text, 'failed'::text])));
CREATE INDEX partner_requests_by_devices ON public.partner_requests USING btree (so_thiet_bi, id);
CREATE INDEX partner_requests_by_handler ON public.partner_requests USING btree (nguoi_xu_ly) WHERE (nguoi_xu_ly IS NOT NULL);
CREATE INDEX partner_requests_by_time ON public.partner_requests USING btree (ngay_tao DESC, id DESC);
CREATE UNIQUE INDEX partner_requests_once_a_day ON public.partner_requests USING btree (lien_he, ten, so_thiet_bi, so_nam, (((ngay_tao AT TIME ZONE 'Asia/Ho_Chi_Minh'::text))::date));
CREATE INDEX phu_huynh_admins ON public.phu_huynh USING btree (ma_phu_huynh) WHERE la_admin;
CREATE INDEX phu_huynh_by_email ON public.phu_huynh USING btree (email_tim, ma_phu_huynh);
CREATE INDEX phu_huynh_by_ngay_tao ON public.phu_huynh USING btree (ngay_tao, ma_phu_huynh);
CREATE INDEX phu_huynh_by_sdt ON public.phu_huynh USING btree (sdt COLLATE "C");
CREATE INDEX phu_huynh_by_ten ON public.phu_huynh USING btree (ten_tim, ma_phu_huynh);
CREATE INDEX phu_huynh_email_search ON public.phu_huynh USING gin (substr(email_tim, 2) public.gin_trgm_ops);
CREATE UNIQUE INDEX phu_huynh_email_unique ON public.phu_huynh USING btree (lower(email_phu_huynh));
CREATE INDEX phu_huynh_payers_by_email ON public.phu_huynh USING btree (co_goi_tra_phi, email_tim, ma_phu_huynh);
CREATE INDEX phu_huynh_payers_by_id ON public.phu_huynh USING btree (co_goi_tra_phi, ma_phu_huynh);
CREATE INDEX phu_huynh_payers_by_ngay_tao ON public.phu_huynh USING btree (co_goi_tra_phi, ngay_tao, ma_phu_huynh);
CREATE INDEX phu_huynh_payers_by_ten ON public.phu_huynh USING btree (co_goi_tra_phi, ten_tim, ma_phu_huynh);
CREATE INDEX phu_huynh_sdt_search ON public.phu_huynh USING gin (sdt public.gin_trgm_ops);
CREATE INDEX phu_huynh_ten_search ON public.phu_huynh USING gin (substr(ten_tim, 2) public.gin_trgm_ops);
CREATE INDEX rate_limits_by_end ON public.rate_limits USING btree (ends_at);
CREATE INDEX refunds_by_amount ON public.refunds USING btree (so_tien, id);
CREATE INDEX refunds_by_status ON public.refunds USING btree (trang_thai, ngay_tao, id);
CREATE INDEX refunds_by_time ON public.refunds USING btree (ngay_tao, id);
CREATE INDEX refunds_of_parent ON public.refunds USING btree (ma_phu_huynh, ngay_tao, id);
CREATE INDEX refunds_to_ask ON public.refunds USING btree (trang_thai, asked_at, id) WHERE (trang_thai = ANY (ARRAY['approved'::text, 'processing'::text]));
CREATE INDEX renewed_rows_of_row ON public.renewed_rows USING btree (goi_dich_vu_id);
CREATE INDEX sessions_by_end ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_of_person ON public.sessions USING btree (ma_phu_huynh);
CREATE INDEX thiet_bi_by_name ON public.thiet_bi USING btree (ten_tim, nguoi_dung_id);
CREATE INDEX thiet_bi_ma_search ON public.thiet_bi USING gin (ma_tim public.gin_trgm_ops);
CREATE UNIQUE INDEX thiet_bi_ma_unique ON public.thiet_bi USING btree (lower(ma_thiet_bi));
CREATE INDEX thiet_bi_of_child ON public.thiet_bi USING btree (ma_tre_em, nguoi_dung_id);
CREATE INDEX thiet_bi_ten_search ON public.thiet_bi USING gin (ten_tim public.gin_trgm_ops);
CREATE INDEX translations_to_ask ON public.translations USING btree (ask_at, id) WHERE (translated IS NULL);
CREATE INDEX tre_em_by_name ON public.tre_em USING btree (ten_tim, ma_tre_em);
CREATE INDEX tre_em_ten_search ON public.tre_em USING gin (ten_tim public.gin_trgm_ops);
CREATE INDEX tre_em_truong_search ON public.tre_em USING gin (truong_tim public.gin_trgm_ops);
CREATE TRIGGER cards_ended AFTER UPDATE ON public.cards FOR EACH ROW WHEN (((old.ended_at IS NULL) AND (new.ended_at IS NOT NULL))) EXECUTE FUNCTION public.cancel_card();
CREATE TRIGGER cards_gone AFTER DELETE ON public.cards FOR EACH ROW WHEN ((old.ended_at IS NULL)) EXECUTE FUNCTION public.cancel_card();
CREATE TRIGGER cards_late AFTER INSERT ON public.cards FOR EACH ROW WHEN ((new.ended_at IS NOT NULL)) EXECUTE FUNCTION public.cancel_card();
CREATE TRIGGER goi_changes_pages AFTER INSERT OR DELETE OR UPDATE ON public.goi FOR EACH STATEMENT EXECUTE FUNCTION public.count_page_version();
CREATE TRIGGER goi_counts_gone AFTER DELETE ON public.goi REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_packages();
CREATE TRIGGER goi_counts_hidden AFTER UPDATE ON public.goi REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_packages();
CREATE TRIGGER goi_counts_new AFTER INSERT ON public.goi REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_packages();
CREATE TRIGGER goi_counts_none AFTER TRUNCATE ON public.goi FOR EACH STATEMENT EXECUTE FUNCTION public.count_rows();
CREATE TRIGGER goi_dich_vu_counts_values_changed AFTER UPDATE ON public.goi_dich_vu REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_values('trang_thai');
CREATE TRIGGER goi_dich_vu_counts_values_gone AFTER DELETE ON public.goi_dich_vu REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.count_values('trang_thai');
CREATE TRIGGER goi_dich_vu_counts_values_new AFTER INSERT ON public.goi_dich_vu REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_values('trang_thai');
CREATE TRIGGER goi_dich_vu_counts_values_none AFTER TRUNCATE ON public.goi_dich_vu FOR EACH STATEMENT EXECUTE FUNCTION public.count_values('trang_thai');
CREATE TRIGGER goi_dich_vu_marks_changed AFTER UPDATE ON public.goi_dich_vu REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.goi_dich_vu_marks();
CREATE TRIGGER goi_dich_vu_marks_gone AFTER DELETE ON public.goi_dich_vu REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.goi_dich_vu_marks();
CREATE TRIGGER goi_dich_vu_marks_new AFTER INSERT ON public.goi_dich_vu REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.goi_dich_vu_marks();
CREATE TRIGGER goi_dich_vu_marks_none AFTER TRUNCATE ON public.goi_dich_vu FOR EACH STATEMENT EXECUTE FUNCTION public.goi_dich_vu_marks();
CREATE TRIGGER goi_marks_payers AFTER UPDATE OF loai_goi ON public.goi FOR EACH ROW WHEN ((old.loai_goi <> new.loai_goi)) EXECUTE FUNCTION public.goi_marks();
CREATE TRIGGER noi_dung_changes_pages AFTER INSERT OR DELETE OR UPDATE ON public.noi_dung FOR EACH STATEMENT EXECUTE FUNCTION public.count_page_version();
CREATE TRIGGER phu_huynh_counts_gone AFTER DELETE ON public.phu_huynh REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_rows();
CREATE TRIGGER phu_huynh_counts_new AFTER INSERT ON public.phu_huynh REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_rows();
CREATE TRIGGER phu_huynh_counts_none AFTER TRUNCATE ON public.phu_huynh FOR EACH STATEMENT EXECUTE FUNCTION public.count_rows();
CREATE TRIGGER phu_huynh_counts_values_changed AFTER UPDATE ON public.phu_huynh REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_values('co_goi_tra_phi');
CREATE TRIGGER phu_huynh_counts_values_gone AFTER DELETE ON public.phu_huynh REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.count_values('co_goi_tra_phi');
CREATE TRIGGER phu_huynh_counts_values_new AFTER INSERT ON public.phu_huynh REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_values('co_goi_tra_phi');
CREATE TRIGGER phu_huynh_counts_values_none AFTER TRUNCATE ON public.phu_huynh FOR EACH STATEMENT EXECUTE FUNCTION public.count_values('co_goi_tra_phi');
CREATE TRIGGER phu_huynh_settles BEFORE DELETE ON public.phu_huynh FOR EACH ROW EXECUTE FUNCTION public.settle_parent();
CREATE TRIGGER refunds_forget BEFORE UPDATE ON public.refunds FOR EACH ROW WHEN (((old.ma_phu_huynh IS NOT NULL) AND (new.ma_phu_huynh IS NULL))) EXECUTE FUNCTION public.forget_refund_reason();
CREATE TRIGGER thiet_bi_counts_gone AFTER DELETE ON public.thiet_bi REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_rows();
CREATE TRIGGER thiet_bi_counts_new AFTER INSERT ON public.thiet_bi REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_rows();
CREATE TRIGGER thiet_bi_counts_none AFTER TRUNCATE ON public.thiet_bi FOR EACH STATEMENT EXECUTE FUNCTION public.count_rows();
CREATE TRIGGER thiet_bi_settles BEFORE DELETE ON public.thiet_bi FOR EACH ROW EXECUTE FUNCTION public.settle_device();
CREATE TRIGGER translations_come_to_pages AFTER INSERT OR UPDATE OF translated ON public.translations FOR EACH ROW WHEN ((new.translated IS NOT NULL)) EXECUTE FUNCTION public.count_page_version();
CREATE TRIGGER translations_leave_pages AFTER DELETE OR UPDATE OF translated ON public.translations FOR EACH ROW WHEN ((old.translated IS NOT NULL)) EXECUTE FUNCTION public.count_page_version();
CREATE TRIGGER tre_em_counts_gone AFTER DELETE ON public.tre_em REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_rows();
CREATE TRIGGER tre_em_counts_new AFTER INSERT ON public.tre_em REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_rows();
CREATE TRIGGER tre_em_counts_none AFTER TRUNCATE ON public.tre_em FOR EACH STATEMENT EXECUTE FUNCTION public.count_rows();
CREATE TRIGGER tre_em_counts_values_changed AFTER UPDATE ON public.tre_em REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_values('gioi_tinh');
CREATE TRIGGER tre_em_counts_values_gone AFTER DELETE ON public.tre_em REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.count_values('gioi_tinh');
CREATE TRIGGER tre_em_counts_values_new AFTER INSERT ON public.tre_em REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_values('gioi_tinh');
CREATE TRIGGER tre_em_counts_values_none AFTER TRUNCATE ON public.tre_em FOR EACH STATEMENT EXECUTE FUNCTION public.count_values('gioi_tinh');
ALTER TABLE ONLY public.cards
    ADD CONSTRAINT cards_ma_phu_huynh_fkey FOREIGN KEY (ma_phu_huynh) REFERENCES public.phu_huynh(ma_phu_huynh) ON DELETE CASCADE;
ALTER TABLE ONLY public.goi_dich_vu
    ADD CONSTRAINT goi_dich_vu_of_buyer FOREIGN KEY (ma_phu_huynh) REFERENCES public.phu_huynh(ma_phu_huynh) ON DELETE SET NULL;
ALTER TABLE ONLY public.goi_dich_vu
    ADD CONSTRAINT goi_dich_vu_on_own_device FOREIGN KEY (ma_phu_huynh, nguoi_dung_id) REFERENCES public.thiet_bi(ma_phu_huynh, nguoi_dung_id) ON DELETE SET NULL (nguoi_dung_id);
ALTER TABLE ONLY public.goi_dich_vu
    ADD CONSTRAINT goi_dich_vu_thong_tin_goi_id_fkey FOREIGN KEY (thong_tin_goi_id) REFERENCES public.goi(id);
ALTER TABLE ONLY public.noi_dung
    ADD CONSTRAINT noi_dung_goi_id_fkey FOREIGN KEY (goi_id) REFERENCES public.goi(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_ma_phu_huynh_fkey FOREIGN KEY (ma_phu_huynh) REFERENCES public.phu_huynh(ma_phu_huynh) ON DELETE CASCADE;
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_ma_phu_huynh_fkey FOREIGN KEY (ma_phu_huynh) REFERENCES public.phu_huynh(ma_phu_huynh) ON DELETE SET NULL;
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_renewal_id_fkey FOREIGN KEY (renewal_id) REFERENCES public.renewals(id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_thong_tin_goi_id_fkey FOREIGN KEY (thong_tin_goi_id) REFERENCES public.goi(id);
ALTER TABLE ONLY public.partner_requests
    ADD CONSTRAINT partner_requests_nguoi_xu_ly_fkey FOREIGN KEY (nguoi_xu_ly) REFERENCES public.phu_huynh(ma_phu_huynh) ON DELETE SET NULL;
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_ma_phu_huynh_fkey FOREIGN KEY (ma_phu_huynh) REFERENCES public.phu_huynh(ma_phu_huynh) ON DELETE SET NULL;
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.renewals
    ADD CONSTRAINT renewals_paid_order_id_fkey FOREIGN KEY (paid_order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.renewed_rows
    ADD CONSTRAINT renewed_rows_goi_dich_vu_id_fkey FOREIGN KEY (goi_dich_vu_id) REFERENCES public.goi_dich_vu(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.renewed_rows
    ADD CONSTRAINT renewed_rows_renewal_id_fkey FOREIGN KEY (renewal_id) REFERENCES public.renewals(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sealed_passwords
    ADD CONSTRAINT sealed_passwords_key_id_fkey FOREIGN KEY (key_id) REFERENCES public.escrow_keys(id);
ALTER TABLE ONLY public.sealed_passwords
    ADD CONSTRAINT sealed_passwords_ma_phu_huynh_fkey FOREIGN KEY (ma_phu_huynh) REFERENCES public.phu_huynh(ma_phu_huynh) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_ma_phu_huynh_fkey FOREIGN KEY (ma_phu_huynh) REFERENCES public.phu_huynh(ma_phu_huynh) ON DELETE CASCADE;
ALTER TABLE ONLY public.thiet_bi
    ADD CONSTRAINT thiet_bi_ma_phu_huynh_fkey FOREIGN KEY (ma_phu_huynh) REFERENCES public.phu_huynh(ma_phu_huynh) ON DELETE CASCADE;
ALTER TABLE ONLY public.thiet_bi
    ADD CONSTRAINT thiet_bi_of_own_child FOREIGN KEY (ma_phu_huynh, ma_tre_em) REFERENCES public.tre_em(ma_phu_huynh, ma_tre_em) ON DELETE CASCADE;
ALTER TABLE ONLY public.tre_em
    ADD CONSTRAINT tre_em_ma_phu_huynh_fkey FOREIGN KEY (ma_phu_huynh) REFERENCES public.phu_huynh(ma_phu_huynh) ON DELETE CASCADE;
