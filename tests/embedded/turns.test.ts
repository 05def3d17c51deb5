import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { databaseCopy } from '../../scripts/test/template.ts'
import { type Embedded, openEmbedded } from '../../src/kernel/embedded/open.ts'
import { connectTo } from './places.ts'

let embedded: Embedded
let folder: string

test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'turns-test-'))
  embedded = await openEmbedded({ path: await databaseCopy(folder) })
})

test.after(async () => {
  await embedded.close()
  rmSync(folder, { recursive: true })
})

test('large statements of several clients do not mix', async () => {
  const clients = await Promise.all([1, 2, 3].map(() => connectTo(embedded)))
  const answers = clients.map(async (client, index) => {
    for (let round = 0; round < 20; round++) {
      const text = String(index).repeat(400_000)
      const { rows } = await client.query(`select $1::int as round${index}, $2::text as text`, [round, text])
      assert.is(rows[0][`round${index}`], round)
      assert.ok(rows[0].text === text)
    }
  })
  await Promise.all(answers)
  await Promise.all(clients.map(client => client.end()))
})

test('a client that disconnects inside a transaction is rolled back and blocks nobody', async () => {
  const [vanishing, other] = [await connectTo(embedded), await connectTo(embedded)]
  await other.query('create table coin (id int)')
  await vanishing.query('begin')
  await vanishing.query('insert into coin values (1)')
  const waiting = other.query('select count(*)::int as coins from coin')
  vanishing.connection.stream.destroy()
  assert.equal((await waiting).rows, [{ coins: 0 }])
  await other.end()
})

test('a statement whose client leaves before the end of its messages is not carried out', async () => {
  const [leaving, other] = [await connectTo(embedded), await connectTo(embedded)]
  await other.query('create table note (id int)')
  for (const [from, terminate] of [
    [leaving, false],
    [await connectTo(embedded), true],
  ] as const) {
    const { connection } = from
    connection.parse({ name: '', text: 'insert into note values (1)', types: [] }, true)
    connection.bind({}, true)
    connection.execute({}, true)
    if (terminate) connection.end()
    else connection.stream.end()
    await once(connection.stream, 'close')
    assert.equal((await other.query('select count(*)::int as notes from note')).rows, [{ notes: 0 }])
  }
  await other.end()
})

test('a client gets the responses so far when it asks for them in the middle of a statement', async () => {
  const client = await connectTo(embedded)
  const { connection } = client
  connection.parse({ name: '', text: 'select 7 as seven', types: [] }, true)
  connection.bind({}, true)
  connection.execute({}, true)
  connection.flush()
  const [row] = await once(connection, 'dataRow')
  assert.equal(row.fields, ['7'])
  connection.sync()
  await once(connection, 'readyForQuery')
  await client.end()
})

test.run()
