import type { SendFailure, Sms } from '../../src/messages/index.ts'
import type { TestApp } from './app.ts'
import { type Bought, withMother } from './billing.ts'
import { bought, jobs, texts } from './renewals.ts'

/** A mother whose package ends on 31 January 2028. */
export const withEnding = (
  work: (mother: Bought & { id: number; day: (date: string) => Promise<string[]> }) => Promise<void>,
) =>
  withMother(async mother => {
    const { app, assign, at } = mother
    const { ids } = await bought(app)
    await assign(ids[0]!)
    await work({
      ...mother,
      id: ids[0]!,
      day: async date => {
        await at(`${date}T05:00:00Z`)
        await jobs.renewals(app)
        await jobs.notices(app)
        return texts(app)
      },
    })
  })

/** Makes sending fail for these reasons, one after the other. Returns the messages that were tried. */
export function failing(app: TestApp, reasons: SendFailure[]): Sms[] {
  const tried: Sms[] = []
  app.services.sms = async message => {
    tried.push(message)
    const reason = reasons.shift()
    return reason ? { ok: false, reason } : { ok: true }
  }
  return tried
}
