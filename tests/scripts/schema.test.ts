import { readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { schemaOf } from '../../scripts/check/schema.ts'
import { rolledBack } from '../helpers/db.ts'

test('schema.sql is what the migrations make, in every time zone and on both databases', () =>
  rolledBack(async db => {
    assert.is(await schemaOf(db), readFileSync('migrations/schema.sql', 'utf8'))
  }))

test('the schema shows a comment, a column, a constraint, an index, a trigger and a function that a migration adds', () =>
  rolledBack(async db => {
    await db.raw(`
      create function added() returns trigger language plpgsql as $$ begin return '{}'::text; end $$;
      alter table seeds add column note text not null default 'x' check (note <> '');
      comment on column seeds.note is 'A remark.';
      create index seeds_by_note on seeds (note);
      create trigger seeds_added before update on seeds for each row execute function added();
    `)
    const schema = await schemaOf(db)
    for (const added of [
      '-- note: A remark.\nCREATE TABLE seeds (',
      "  note text NOT NULL DEFAULT 'x',\n",
      "  CONSTRAINT seeds_note_check CHECK (note <> '')\n",
      'CREATE INDEX seeds_by_note ON seeds (note);\n',
      'CREATE TRIGGER seeds_added BEFORE UPDATE ON seeds FOR EACH ROW EXECUTE FUNCTION added();\n',
      "AS $function$ begin return '{}'::text; end $function$;\n",
    ])
      assert.ok(schema.includes(added), added)
  }))

test.run()
