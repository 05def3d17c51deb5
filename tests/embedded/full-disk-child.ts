import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseCopy } from '../../scripts/test/template.ts'
import { transientFailure } from '../../src/kernel/database-errors.ts'
import { openEmbedded } from '../../src/kernel/embedded/open.ts'
import { connectTo } from './places.ts'

// Run with a folder on a small disk, which it fills and empties again. Prints what it saw as JSON.
const folder = process.argv[2]!
const filler = join(folder, 'filler')
const path = await databaseCopy(folder)
const acknowledged: number[] = []
const statuses: (number | undefined)[] = []

const embedded = await openEmbedded({ path })
const client = await connectTo(embedded)
const insert = async (id: number) => {
  await client.query(`insert into page select $1, repeat('x', 7000)`, [id])
  acknowledged.push(id)
}
const stored = async (from = client) => (await from.query('select id from page order by id')).rows.map(({ id }) => id)

await client.query('create table page (id int, text text storage plain)')
await insert(0)
const { bavail, bsize } = statfsSync(folder)
writeFileSync(filler, Buffer.alloc((bavail - 256) * bsize))
for (let id = 1; statuses.length < 3 && id < 5_000; id++)
  await insert(id).catch(error => statuses.push(transientFailure(error)?.status))
const whileFull = await stored()
rmSync(filler)
await insert(10_000)
await client.end()
await embedded.close()

const again = await openEmbedded({ path })
const reader = await connectTo(again)
console.log(JSON.stringify({ acknowledged, statuses, whileFull, afterwards: await stored(reader) }))
await reader.end()
await again.close()
