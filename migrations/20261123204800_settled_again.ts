import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- the same file is compared again where it finds something else than the last time
    alter table settlements drop constraint settlements_once;
    create index settlements_of_file on settlements (file_hash, id);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    do $$ begin
      if exists (select from settlements group by file_hash having count(*) > 1) then
        raise exception 'there are files that were compared twice: going back would lose what they found';
      end if;
    end $$;
    drop index settlements_of_file;
    alter table settlements add constraint settlements_once unique (file_hash);
  `)
}
