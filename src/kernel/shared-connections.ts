import type { Knex } from 'knex'

/** A connection of the pool on which statements are sent without waiting for the answers to those before. */
interface Shared {
  connection: Promise<unknown>
  /** Statements without an answer. */
  waiting: number
  /** When the server began with the first of them. */
  since: number
}

/** So many keep a server busy. */
const enough = 2
/** In ms: from then on others go elsewhere, and from then on nobody waits behind it. */
const slow = 20
const stuck = 1_000

const sharedBy = new WeakMap<Knex.Client, Shared[]>()

/**
 * For short reads outside of transactions: to acquire a connection for each, and to send each alone, takes a process longer
 * than it takes the server to answer.
 */
export async function onSharedConnection<T>(
  client: Knex.Client,
  read: (connection: unknown) => Promise<T>,
): Promise<T> {
  const all = sharedBy.get(client) ?? []
  sharedBy.set(client, all)
  const shared = choose(all, client.config.pool!.max!) ?? open(all, client)
  if (shared.waiting++ === 0) shared.since = performance.now()
  try {
    return await read(await shared.connection)
  } finally {
    shared.since = performance.now()
    if (--shared.waiting === 0) await giveBack(shared, all, client)
  }
}

/** None if one more should be acquired. Half of the pool is left to transactions, unless all is stuck. */
function choose(all: Shared[], connections: number): Shared | undefined {
  const now = performance.now()
  const quick = all.filter(({ since }) => now - since < slow)
  if (quick.length < enough && all.length < connections / 2) return undefined
  const usable = quick.length > 0 ? quick : all.filter(({ since }) => now - since < stuck)
  return usable.toSorted((one, other) => one.waiting - other.waiting)[0]
}

function open(all: Shared[], client: Knex.Client): Shared {
  const shared = { connection: client.acquireConnection(), waiting: 0, since: 0 }
  all.push(shared)
  return shared
}

async function giveBack(shared: Shared, all: Shared[], client: Knex.Client): Promise<void> {
  all.splice(all.indexOf(shared), 1)
  const connection = await shared.connection.catch(() => null)
  if (connection) await client.releaseConnection(connection)
}
