import { redirect } from 'react-router'
import { type Args, sentenceContext, siteContext } from '../data.ts'
import { addressWith, savedIn } from '../dialogs/opened.ts'

/** That a form was saved, where it was sent without JavaScript and led back to its page. */
export function savedMessage({ request, context }: Args): string | null {
  return context.get(sentenceContext)(savedIn(new URL(request.url).searchParams) ?? '') ?? null
}

/** After a form was saved: without JavaScript leads to its page, because reloading the response would send the form again. */
export function leadBack({ context }: Args, page: string, messageCode: string | undefined): void {
  if (context.get(siteContext).formsReload) throw redirect(page + addressWith(new URLSearchParams(), [], messageCode))
}
