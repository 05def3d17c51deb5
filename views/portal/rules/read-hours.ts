import type { Answer } from '../../api.ts'
import { type Args, read } from '../../data.ts'

type Policy = Answer<'GET', '/tre-em/:id/policy'>

export interface Hours {
  policy: Policy
  /** The parent agreed that time is counted. */
  mayCount: boolean
}

export async function readHours(args: Args): Promise<Hours> {
  const params = { id: args.params.id! }
  const [policy, { time }] = await Promise.all([
    read(args, '/tre-em/:id/policy', { params }),
    read(args, '/tre-em/:id/consents', { params }),
  ])
  return { policy, mayCount: time.on }
}
