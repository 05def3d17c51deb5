import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Requests that schools and businesses send with the contact form. Deleted after a year.
    create table partner_requests (
      id integer generated always as identity primary key,
      ten text not null,
      so_thiet_bi integer not null check (so_thiet_bi > 0),
      so_nam integer not null check (so_nam > 0),
      lien_he text not null,
      ngay_tao timestamptz not null,
      ngay_xu_ly timestamptz,
      nguoi_xu_ly integer references phu_huynh on delete set null,
      check (ngay_xu_ly is not null or nguoi_xu_ly is null)
    );
    -- Keeps a second click, or a reload, from storing the request again.
    create unique index partner_requests_once_a_day on partner_requests
      (lien_he, ten, so_thiet_bi, so_nam, ((ngay_tao at time zone 'Asia/Ho_Chi_Minh')::date));
    create index partner_requests_by_time on partner_requests (ngay_tao desc, id desc);
    create index partner_requests_by_devices on partner_requests (so_thiet_bi, id);
    create index partner_requests_by_handler on partner_requests (nguoi_xu_ly) where nguoi_xu_ly is not null;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table partner_requests')
}
