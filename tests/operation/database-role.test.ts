import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { startPostgres } from '../../scripts/test/postgres.ts'
import { seedCatalogue } from '../../src/catalogue/index.ts'
import { seedDemo } from '../../src/demo/index.ts'
import { connect } from '../../src/kernel/database.ts'
import { migrate, migrateDown } from '../../src/kernel/migrate.ts'
import { migrations, serverTest } from '../helpers/db.ts'
import { ownServerTest } from '../helpers/own-server.ts'

const root = join(import.meta.dirname, '../..')
const script = join(root, 'deploy/database.sql')
ownServerTest(
  test,
  'in the container the role of the service owns its database, and needs no superuser rights',
  serverTest,
  async bin => {
    const server = await startPostgres(bin)
    try {
      const env = { ...process.env, POSTGRES_PASSWORD: "quote'd" }
      const asked = ['-X', '-v', 'ON_ERROR_STOP=1', '-f', script, server.url]
      const { status, stderr } = spawnSync(join(bin, 'psql'), asked, { env, encoding: 'utf8' })
      assert.is(status, 0, stderr)

      const db = connect(
        { connectionString: server.url.replace('postgres@', 'an_nhi@').replace(/postgres$/, 'an_nhi') },
        2,
      )
      const { rows } = await db.raw(
        `select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user`,
      )
      assert.equal(Object.values(rows[0]), [false, false, false, false, false])
      await migrate(db, migrations)
      await seedCatalogue(db)
      await seedDemo(db, new Date())
      // Going back behind the first orders and packages is refused while there are any.
      await db.raw('truncate orders, goi_dich_vu cascade')
      while ((await migrateDown(db, migrations)).length > 0);
      await migrate(db, migrations)
      await seedCatalogue(db)
      await seedDemo(db, new Date())
      assert.is(await db('phu_huynh').where({ email_phu_huynh: 'hanh@example.vn' }).delete(), 1)
      for (const forbidden of [
        'create role other',
        "copy (select 1) to program 'true'",
        'select rolpassword from pg_authid',
      ])
        assert.is(await db.raw(forbidden).catch(error => error.code), '42501', forbidden)
      await db.destroy()

      const superuser = connect({ connectionString: server.url }, 1)
      const passwords = await superuser.raw(
        'select rolname, rolpassword from pg_authid where rolcanlogin order by rolname',
      )
      assert.match(passwords.rows[0].rolpassword, /^SCRAM-SHA-256/)
      assert.equal(passwords.rows[1], { rolname: 'postgres', rolpassword: null })
      await superuser.destroy()
    } finally {
      server.remove()
    }
  },
)

const compose = readFileSync(join(root, 'compose.yaml'), 'utf8')
const service = (name: string) => new RegExp(`^ {2}${name}:\\n(( {4}.*)?\\n)+`, 'm').exec(compose)![0]

test('both containers have a memory limit and rotate their logs', () => {
  for (const name of ['app', 'database']) {
    assert.match(service(name), /^ {4}mem_limit: \d+[mg]$/m, name)
    assert.match(service(name), /^ {4}logging: \*logging$/m, name)
  }
  assert.match(
    compose,
    /^x-logging: &logging\n {2}driver: json-file\n {2}options:\n {4}max-size: \d+m\n {4}max-file: '\d+'$/m,
  )
})

test('our script creates the database of the container, and the service connects with its role', () => {
  assert.match(service('database'), './deploy/database.sql:/docker-entrypoint-initdb.d/')
  assert.not.match(service('database'), /POSTGRES_USER|POSTGRES_DB/)
  assert.match(service('app'), 'postgres://an_nhi:')
})

test.run()
