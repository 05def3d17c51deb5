import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Embedded, openEmbedded } from '../../src/kernel/embedded/open.ts'
import { connectTo } from './places.ts'

let embedded: Embedded

test.before(async () => {
  embedded = await openEmbedded({ path: 'memory' })
})

test.after(() => embedded.close())

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

test.run()
