import { connect } from '../../src/kernel/database.ts'
import { runApp, type TestApp } from './app.ts'
import { ownDatabase } from './db.ts'
import { seedPeople } from './people.ts'

/** The service on its own database with ten connections, so that requests really run in parallel. */
export function withOwnApp(
  work: (app: TestApp, url: string) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  return ownDatabase(async url => {
    const db = connect({ connectionString: url }, 10)
    try {
      await seedPeople(db)
      await runApp(db, env, app => work(app, url))
    } finally {
      await db.destroy()
    }
  })
}

/** The number of responses with each status. */
export function tally(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
