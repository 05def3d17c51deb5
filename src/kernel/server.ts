import pg from 'pg'
import { isOperatorError, operatorError } from './operator-error.ts'
import { forShortStatements, timeouts } from './session-settings.ts'

const needed: Record<string, string | number> = { ...timeouts, ...forShortStatements }

/**
 * Asks the server over a connection without settings, because a pooler such as PgBouncer refuses or drops them. Behind one,
 * the settings must come from the role. Fails with a one-line reason if the database cannot be used.
 */
export async function meetServer(connectionString: string, patience: pg.ClientConfig): Promise<{ pooled: boolean }> {
  const client = new pg.Client({ ...patience, connectionString, application_name: 'an-nhi' })
  // the query or the connecting fails as well
  client.on('error', () => {})
  try {
    await client.connect()
    const pooled = await isPooled(client)
    if (pooled) await refuseMissing(client)
    return { pooled }
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    if (isOperatorError(error)) throw error
    // if the host name has several addresses, the error has a code but no message
    throw operatorError(
      `The database does not answer (${message || code}): check DATABASE_URL and that the server runs.`,
    )
  } finally {
    await client.end()
  }
}

/** A pooler makes up the process id that it tells a client, because the client has no process of its own. */
async function isPooled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_backend_pid() as pid')
  return rows[0].pid !== (client as pg.Client & { processID: number }).processID
}

/** Without its timeouts a service seems to work, until one slow statement holds everything. */
async function refuseMissing(client: pg.Client): Promise<void> {
  // fails where each statement gets another connection
  await client.query('begin')
  const { rows } = await client.query(
    `select name, setting, format('alter role %I in database %I set', current_user, current_database()) as set
     from pg_settings where name = any ($1)`,
    [Object.keys(needed)],
  )
  await client.query('rollback')
  const missing = rows.filter(({ name, setting }) => setting !== String(needed[name]))
  if (missing.length === 0) return
  throw operatorError(
    'DATABASE_URL leads to a connection pooler, where each statement must have its limits from the role. Run, and let the ' +
      `pooler connect anew (in PgBouncer’s console, RECONNECT): ${missing.map(({ name, set }) => `${set} ${name} = ${needed[name]};`).join(' ')}`,
  )
}
