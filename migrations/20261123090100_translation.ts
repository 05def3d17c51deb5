import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- The texts of packages in the other language; translated is null until a translation has arrived.
    create table translations (
      id integer generated always as identity primary key,
      language text not null check (language in ('vi', 'en')),
      -- SHA-256: a text may be too long for an index
      text_hash text not null,
      source text not null,
      translated text,
      -- written by a person: no translation service replaces it
      by_hand boolean not null default false,
      phien_ban integer not null default 1,
      tries integer not null default 0,
      -- when the translation service may be asked for it
      ask_at timestamptz not null default '-infinity',
      -- when a package last had this text
      used_at timestamptz not null default now(),
      constraint translations_once unique (language, text_hash)
    );
    create index translations_to_ask on translations (ask_at, id) where translated is null;

    -- Pages show only finished translations, so only those count as a new version of the pages.
    create trigger translations_come_to_pages after insert or update of translated on translations
      for each row when (new.translated is not null) execute function count_page_version();
    create trigger translations_leave_pages after update of translated or delete on translations
      for each row when (old.translated is not null) execute function count_page_version();

    -- One process at a time asks the service: it makes the others wait until free_at, and so does a failure.
    create table translator (
      only_row boolean primary key default true check (only_row),
      free_at timestamptz not null default '-infinity',
      failures integer not null default 0
    );
    insert into translator default values;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    do $$ begin
      if exists (select from translations where by_hand and phien_ban > 1) then
        raise exception 'admins have written translations: going back would lose them';
      end if;
    end $$;
    drop table translations, translator;
    delete from seeds where name = 'translations';
  `)
}
