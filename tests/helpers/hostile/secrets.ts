import type { Answered, TestApp } from '../app.ts'
import { dump } from '../dump.ts'
import { logWritten } from '../log.ts'
import { people } from '../people.ts'

/** Texts that nothing but the call that gives them away may tell. */
export interface Secrets {
  /** What is in no answer, no line of the log and no row. */
  kept: string[]
  /** What was given away in an answer, and is in no line of the log and no row all the same. */
  given: Set<string>
}

/** How a hash of a password begins: rows have it. */
export const hash = '$argon2id'

/** Takes note of the secrets that an answer gives to who asked. */
export function learn({ given }: Secrets, { json, status }: Answered): void {
  for (const name of ['token', 'secret', 'removed_key'])
    if (status < 300 && typeof json?.data?.[name] === 'string') given.add(json.data[name])
}

/** The lines of the log and the rows that have a secret; the log is emptied. */
export async function leaksIn(app: TestApp, { kept, given }: Secrets): Promise<string[]> {
  await logWritten()
  const lines = app.logged.splice(0)
  const rows = (await dump(app.db)).split('\n')
  const secrets = [...kept, ...given]
  const codes = app.outbox.flatMap(({ text }) => text.match(/\b\d{6}\b/g) ?? [])
  const isCode = new RegExp(`(?<![\\w.:-])(?:${codes.join('|') || '(?!)'})(?![\\w.:-])`)
  const phones = Object.values(people).map(({ sdt }) => sdt.slice(1))
  const inLog = lines.filter(
    line => [...secrets, ...phones].some(secret => line.includes(secret)) || isCode.test(line.replace(/"ms":\d+/, '')),
  )
  const inRows = rows.filter(row => secrets.some(secret => secret !== hash && row.includes(secret)) || isCode.test(row))
  return [...inLog, ...inRows]
}
