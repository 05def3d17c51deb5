import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table job_runs (
      job text not null,
      slot timestamptz not null,
      started_at timestamptz not null,
      finished_at timestamptz,
      summary jsonb,
      primary key (job, slot)
    );
    create index job_runs_by_start on job_runs (started_at);

    create table seeds (
      name text primary key,
      sown_at timestamptz not null default now()
    );
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table seeds, job_runs')
}
