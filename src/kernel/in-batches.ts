import type { Knex } from 'knex'

interface Lookup<Key, Value> {
  key: Key
  resolve: (value: Value) => void
  reject: (error: unknown) => void
}

/** A bigger batch would render all its pages in one tick, and other requests would wait. */
const batchSize = 32

/** Keys that arrive in the same event-loop tick are looked up together; `lookUp` returns their values in their order. */
export function inBatches<Key, Value>(lookUp: (db: Knex, keys: Key[]) => Promise<Value[]>) {
  const waiting = new WeakMap<Knex, Lookup<Key, Value>[]>()

  function lookUpAll(db: Knex): void {
    const pending = waiting.get(db)!
    while (pending.length > 0) lookUpBatch(db, pending.splice(0, batchSize))
  }

  async function lookUpBatch(db: Knex, batch: Lookup<Key, Value>[]): Promise<void> {
    try {
      const keys = batch.map(({ key }) => key)
      const values = await lookUp(db, keys)
      for (const [place, { resolve }] of batch.entries()) resolve(values[place]!)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return (db: Knex, key: Key): Promise<Value> => {
    const pending = waiting.get(db) ?? []
    waiting.set(db, pending)
    return new Promise((resolve, reject) => {
      if (pending.length === 0) setImmediate(lookUpAll, db)
      pending.push({ key, resolve, reject })
    })
  }
}
