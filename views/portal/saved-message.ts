import { type Args, sentenceContext } from '../data.ts'
import { savedIn } from '../dialogs/opened.ts'

/** That a form was saved, where it was sent without JavaScript and led back to its page. */
export function savedMessage({ request, context }: Args): string | null {
  return context.get(sentenceContext)(savedIn(new URL(request.url).searchParams) ?? '') ?? null
}
