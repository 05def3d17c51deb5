import type { Knex } from 'knex'
import { listClosed, listEvents } from './read-store.ts'

/** The closed places of a device, newest first, each with its events. Notes of admins are for admins alone. */
export async function historyOf(db: Knex, device: number, { today, forAdmin }: { today: string; forAdmin: boolean }) {
  const rows = await listClosed(db, device, today)
  const events = await listEvents(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(row => ({
    ...row,
    su_kien: events
      .filter(({ subject }) => subject === row.id)
      .map(({ subject: _, ...event }) => (forAdmin ? event : { ...event, chi_tiet: withoutNotes(event.chi_tiet) })),
  }))
}

/** The payment that an admin noted with a change of package. */
function withoutNotes({ gia: _, phuong_thuc_thanh_toan: __, ma_giao_dich: ___, ...detail }: Record<string, unknown>) {
  return detail
}
