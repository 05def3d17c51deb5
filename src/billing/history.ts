import type { Knex } from 'knex'
import { listClosed, listEvents } from './read-store.ts'

/** The closed rows of a device, newest first, each with what happened to it. */
export async function historyOf(db: Knex, device: number, today: string) {
  const rows = await listClosed(db, device, today)
  const events = await listEvents(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(row => ({
    ...row,
    su_kien: events.filter(({ subject }) => subject === row.id).map(({ subject: _, ...event }) => event),
  }))
}
