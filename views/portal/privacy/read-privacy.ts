import type { Answer } from '../../api.ts'
import { type Args, read } from '../../data.ts'
import { readConfirmed } from '../confirm/read-confirmed.ts'
import type { ChildEvent } from '../events.tsx'

export interface PrivacyRead {
  consents: Answer<'GET', '/tre-em/:id/consents'>
  policy: Answer<'GET', '/tre-em/:id/policy'>
  events: ChildEvent[]
  /** A code by SMS was confirmed in this browser, as taking everything away needs it. */
  isConfirmed: boolean
  /** The address shows an older part of the journal. */
  isOlder: boolean
}

export async function readPrivacy(args: Args): Promise<PrivacyRead> {
  const params = { id: args.params.id! }
  const asked = new URL(args.request.url).searchParams.get('truoc') ?? ''
  const before = /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : undefined
  const [consents, policy, events, history] = await Promise.all([
    read(args, '/tre-em/:id/consents', { params }),
    read(args, '/tre-em/:id/policy', { params }),
    read(args, '/tre-em/:id/events', { params, query: before === undefined ? {} : { before } }),
    readConfirmed(args, '/tre-em/:id/history', { params }),
  ])
  return { consents, policy, events, isConfirmed: history !== null, isOlder: before !== undefined }
}
