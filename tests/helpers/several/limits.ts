import { tally } from '../own-app.ts'
import { createClient, type Heard } from './client.ts'

const wrong = { most: 10, tried: 14 }
const codes = { most: 1, tried: 5 }

/**
 * A new visitor tries fourteen wrong passwords at once, and asks five times for a code: ten are compared and one code is sent,
 * whichever processes are asked. What was never answered may have counted. Returns what was wrong.
 */
export async function tryLimits(url: string, round: number, heard: Heard, messages: Map<string, number>) {
  const client = createClient(url, `127.0.3.${(round % 250) + 1}`, heard)
  const number = String(round).padStart(5, '0')
  const logIn = { body: { sdt: `09860${number}`, mat_khau: 'Wrong@123' } }
  const asked = { body: { sdt: `09850${number}` } }
  const all = (times: number, path: string, sent: { body: object }) =>
    Promise.all(Array.from({ length: times }, () => client.ask('POST', path, sent)))
  const [logins, sent] = await Promise.all([
    all(wrong.tried, '/api/auth/login', logIn),
    all(codes.tried, '/api/auth/send-registration-otp', asked),
  ])
  const got = messages.get(`+849850${number}`) ?? 0
  return [
    ...differences('logins', tally(logins), 401, wrong.most),
    ...differences('codes', tally(sent), 200, codes.most),
    ...(got > codes.most ? [`${got} messages were sent to one phone`] : []),
  ]
}

function differences(what: string, counts: Record<number, number>, counted: number, most: number): string[] {
  const done = counts[counted] ?? 0
  const unsure = (counts[0] ?? 0) + (counts[502] ?? 0) + (counts[503] ?? 0)
  return done > most || done + unsure < most ? [`${what}: ${JSON.stringify(counts)}`] : []
}
