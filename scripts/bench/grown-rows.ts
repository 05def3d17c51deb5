/**
 * What a crowd of families has beside its packages, one statement a table. `:rows` is the number of rows of the tables that
 * grow by the day. Few have much: an eighth of the machines has most of the days.
 */
export const grownRows: [table: string, statement: string][] = [
  [
    'device_states',
    `insert into device_states (ma_phu_huynh, nguoi_dung_id, ma_tre_em, client, version, paired_at, last_seen, applied,
                                applied_at, told, licence)
     select ma_phu_huynh, nguoi_dung_id, ma_tre_em, 'browser', '1.0.' || nguoi_dung_id % 6, ngay_tao,
            :now::timestamptz - case when nguoi_dung_id % 3 = 0 then nguoi_dung_id % 300 * interval '1 day'
                                     else nguoi_dung_id % 170 * interval '1 second' end,
            2, ngay_tao, case when nguoi_dung_id % 3 = 0 and nguoi_dung_id % 300 > 0 then 'silent'
                              when nguoi_dung_id % 50 = 1 then 'problem' else 'green' end, ''
     from thiet_bi where nguoi_dung_id % 3 < 2`,
  ],
  [
    'device_tokens',
    `insert into device_tokens (ma_phu_huynh, token_hash, removal_hash, nguoi_dung_id, made_at)
     select ma_phu_huynh, sha256(convert_to('bench-' || nguoi_dung_id, 'UTF8')),
            sha256(convert_to('bench-' || nguoi_dung_id || ' removed', 'UTF8')), nguoi_dung_id, paired_at
     from device_states`,
  ],
  [
    'consents',
    `insert into consents (ma_phu_huynh, ma_tre_em, purpose, given_at, version, given_by, child_at)
     select distinct on (ma_phu_huynh, ma_tre_em, purpose) ma_phu_huynh, ma_tre_em, purpose, paired_at, 1, ma_phu_huynh,
            case when purpose = 'history' and ma_tre_em % 4 > 0 then paired_at end
     from device_states cross join (values ('time'), ('history')) purposes (purpose)
     where purpose = 'time' or ma_tre_em % 3 = 0`,
  ],
  [
    'policies',
    `insert into policies (ma_phu_huynh, ma_tre_em, version, phien_ban, rules, at)
     select ma_phu_huynh, ma_tre_em, version, version,
            jsonb_build_array(jsonb_build_object('kind', 'category', 'name', 'gambling', 'block', true),
                              jsonb_build_object('kind', 'site', 'name', 'site' || ma_tre_em % 997 || '.vn', 'block', true),
                              jsonb_build_object('kind', 'site', 'name', 'youtube.com', 'minutes', 15 + version)),
            case version when 2 then paired_at else :now::timestamptz - (9 - version) * interval '10 days' end
     from (select distinct on (ma_phu_huynh, ma_tre_em) ma_phu_huynh, ma_tre_em, paired_at from device_states) child
       cross join lateral generate_series(2, (array[2, 2, 3, 8])[1 + ma_tre_em % 4]) version`,
  ],
  [
    'usage_days',
    `insert into usage_days (ma_phu_huynh, ma_tre_em, nguoi_dung_id, day, minutes, items)
     select ma_phu_huynh, ma_tre_em, nguoi_dung_id, :today::date - ago,
            overlay(repeat('0', 1440) placing repeat('1', 20 + (nguoi_dung_id + ago) % 90)
                    from 900 + (nguoi_dung_id * 7 + ago) % 300)::bit(1440),
            jsonb_build_array(
              jsonb_build_object('kind', 'site', 'name', 'youtube.com', 'seconds', 60 * (5 + ago % 40)),
              jsonb_build_object('kind', 'site', 'name', 'scratch.mit.edu', 'seconds', 60 * (3 + nguoi_dung_id % 30)),
              jsonb_build_object('kind', 'site', 'name', 'site' || nguoi_dung_id % 997 || '.vn', 'seconds', 240))
     from device_states cross join lateral generate_series(0, (array[2, 2, 2, 7, 7, 14, 30, 380])[1 + nguoi_dung_id / 11 % 8]) ago
     where nguoi_dung_id % 11 < 2 limit :rows`,
  ],
  [
    'history_hours',
    `insert into history_hours (ma_phu_huynh, ma_tre_em, nguoi_dung_id, hour, pairing, seq, items)
     select ma_phu_huynh, ma_tre_em, nguoi_dung_id,
            (:today::date - ago + make_interval(hours => hour)) at time zone 'Asia/Ho_Chi_Minh', 1, 1,
            (select jsonb_agg(jsonb_build_object('kind', 'site', 'name', 'site' || (nguoi_dung_id + minute) % 97 || '.vn',
                                                 'minute', minute, 'seconds', 60)) from generate_series(0, 24) minute)
     from device_states cross join generate_series(1, 29) ago cross join generate_series(17, 19) hour
     where nguoi_dung_id % 60 = 0 and ma_tre_em % 3 = 0`,
  ],
  [
    'grants',
    `insert into grants (ma_phu_huynh, id, ma_tre_em, kind, minutes, given_by, at)
     select ma_phu_huynh, gen_random_uuid(), ma_tre_em, 'minutes', 15, ma_phu_huynh,
            :now::timestamptz - n * (1 + nguoi_dung_id % 7) * interval '13 hours'
     from device_states cross join lateral generate_series(1, (array[0, 1, 1, 8])[1 + nguoi_dung_id / 3 % 4]) n`,
  ],
  [
    'requests',
    `insert into requests (ma_phu_huynh, id, ma_tre_em, nguoi_dung_id, kind, minutes, reason, at, answer, answered_at,
                           answered_by, told_at)
     select ma_phu_huynh, gen_random_uuid(), ma_tre_em, nguoi_dung_id, 'minutes', 15, 'grown', asked,
            answer, case when answer is not null then asked + interval '1 minute' end,
            case when answer is not null then ma_phu_huynh end, case when answer is not null then asked + interval '2 minutes' end
     from device_states cross join lateral generate_series(1, (array[0, 1, 1, 6])[1 + nguoi_dung_id / 3 % 4]) n
       cross join lateral (select :now::timestamptz - n * (1 + nguoi_dung_id % 7) * interval '17 hours' as asked,
                                  case when n > 1 then (array['yes', 'yes', 'no'])[1 + n % 3] end as answer) ask`,
  ],
  [
    'protection_events',
    `insert into protection_events (ma_phu_huynh, ma_tre_em, nguoi_dung_id, kind, at)
     select ma_phu_huynh, ma_tre_em, nguoi_dung_id, (array['paired', 'silent', 'back'])[1 + n % 3],
            :now::timestamptz - (395 - n * 20 - nguoi_dung_id % 20) * interval '1 day'
     from device_states cross join lateral generate_series(0, (array[1, 2, 4, 18])[1 + nguoi_dung_id / 3 % 4]) n`,
  ],
  [
    'sessions',
    `insert into sessions (token_hash, ma_phu_huynh, created_at, expires_at)
     select sha256(convert_to(rpad('bench-session-' || ma_phu_huynh, 43, '-'), 'UTF8')), ma_phu_huynh, :now::timestamptz,
            :now::timestamptz + interval '1 day' + ma_phu_huynh % 30 * interval '1 day'
     from phu_huynh where ma_phu_huynh % 3 = 0 and not la_admin`,
  ],
  [
    'rate_limits',
    `insert into rate_limits (key, ends_at, count)
     select 'grown:' || n, :now::timestamptz + n % 60 * interval '1 minute', 1 from generate_series(1, 200000) n`,
  ],
  [
    'job_runs',
    `insert into job_runs (job, slot, started_at, finished_at, summary)
     select job, slot, slot, slot + interval '2 seconds', '{"done": 1}'
     from (values ('reconcile'), ('notices'), ('silence'), ('invoices')) jobs (job)
       cross join generate_series(date_trunc('hour', :now::timestamptz) - interval '89 days', :now, '5 minutes') slot`,
  ],
]
