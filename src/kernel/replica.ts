import { setTimeout as pause } from 'node:timers/promises'
import type { Knex } from 'knex'
import type { Config } from './config.ts'
import { connectToServer } from './database.ts'
import { Failure } from './failure.ts'
import type { Log } from './log.ts'

/** In ms: how far a replica may be behind for a read to wait for it, and how long one that fails is left alone. */
const waitAtMost = 100
const restFor = 5_000

export interface Replica {
  /** Runs on a replica that has everything that was committed before; where there is none, on the primary. */
  read: <T>(work: (db: Knex) => Promise<T>) => Promise<T>
  stop: () => Promise<void>
}

/** Its state is compared with the primary's before each read, so that nobody misses what any process has written. */
export function createReplica(primary: Knex, database: Config['database'], log: Log): Replica {
  if (database.kind !== 'server' || !database.readUrl) return { read: work => work(primary), stop: async () => {} }
  const db = connectToServer(database.readUrl, database.pool)
  let isUsed = true
  let isOurs = false
  let restsUntil = 0

  function leave(error: unknown): void {
    if (isUsed) log('warn', 'replica_left', { error })
    isUsed = false
    isOurs = false
    restsUntil = performance.now() + restFor
  }

  return {
    read: async work => {
      if (performance.now() < restsUntil) return work(primary)
      // one tries again, and the others do not wait for it
      if (!isUsed) restsUntil = performance.now() + restFor
      // what fails here would fail on the primary too, and says nothing of the replica
      const { written, isWhole } = await writtenUpTo(primary)
      if (!isWhole) return work(primary)
      try {
        isOurs ||= (await nameOf(db)) === (await nameOf(primary))
        if (isOurs && (await hasCome(db, primary, written))) {
          const found = await work(db)
          if (!isUsed) log('info', 'replica_used', {})
          isUsed = true
          restsUntil = 0
          return found
        }
        leave(new Error(isOurs ? 'It is behind the primary, or no replica of it.' : 'It is of another database.'))
      } catch (error) {
        if (error instanceof Failure) throw error
        leave(error)
      }
      return work(primary)
    },
    stop: () => db.destroy(),
  }
}

/**
 * Where the log ends with a full page, it may be within a record, of which a replica would wait for the rest. With
 * `synchronous_commit` off, what is committed can be seen before it is flushed.
 */
async function writtenUpTo(primary: Knex): Promise<{ written: string; isWhole: boolean }> {
  const { rows } = await primary.raw(
    `select written, (written - '0/0') % current_setting('wal_block_size')::int <> 0 as "isWhole"
     from (select case current_setting('synchronous_commit')
       when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end as written) as log`,
  )
  return rows[0]
}

/** A replica has the number of its primary’s cluster. */
async function nameOf(db: Knex): Promise<string> {
  const { rows } = await db
    .raw(`select system_identifier || ' ' || current_database() as name from pg_control_system()`)
    .timeout(1_000)
  return rows[0].name
}

async function hasCome(db: Knex, primary: Knex, written: string): Promise<boolean> {
  for (const end = performance.now() + waitAtMost; performance.now() < end; await pause(5)) {
    const { rows } = await db
      .raw('select at, at >= ? as come from pg_last_wal_replay_lsn() as at', [written])
      .timeout(1_000)
    // null on a server that is no replica
    if (rows[0].come) return rows[0].at === written || hasWritten(primary, rows[0].at)
  }
  return false
}

/** A replica of a server that this one took the place of, as after a restore, may be ahead of it. */
async function hasWritten(primary: Knex, at: string): Promise<boolean> {
  const { rows } = await primary.raw('select pg_current_wal_insert_lsn() >= ? as reached', [at])
  return rows[0].reached
}
