import type { Answer } from '../../api.ts'
import { type Args, read, sentenceContext } from '../../data.ts'
import { savedIn } from '../../dialogs/opened.ts'

type Policy = Answer<'GET', '/tre-em/:id/policy'>

export interface Hours {
  policy: Policy
  /** The parent agreed that time is counted. */
  mayCount: boolean
  /** That a form was saved, where it was sent without JavaScript. */
  message: string | null
}

export async function readHours(args: Args): Promise<Hours> {
  const params = { id: args.params.id! }
  const [policy, { time }] = await Promise.all([
    read(args, '/tre-em/:id/policy', { params }),
    read(args, '/tre-em/:id/consents', { params }),
  ])
  const saved = savedIn(new URL(args.request.url).searchParams) ?? ''
  return { policy, mayCount: time.on, message: args.context.get(sentenceContext)(saved) ?? null }
}
