import pg from 'pg'
import { openEmbedded } from '../../src/kernel/embedded/open.ts'

// Run as a separate process by the tests of this folder, which kill it: `child.ts hold PATH` or `child.ts write PATH`.
const [, , what, path] = process.argv

const { connection } = await openEmbedded({ path: path! })
console.log('open')
if (what === 'write') {
  const client = new pg.Client({ ...connection, user: 'postgres', database: 'postgres' })
  await client.connect()
  await client.query('create table if not exists transfer (id serial primary key, amount int not null)')
  for (;;) {
    await client.query('begin')
    const first = await client.query('insert into transfer (amount) values (7) returning id')
    await client.query('insert into transfer (amount) values (-7)')
    await client.query('commit')
    console.log(first.rows[0].id)
  }
}
