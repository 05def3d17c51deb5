import { useRef } from 'react'
import { Form, Link, type ShouldRevalidateFunctionArgs, useActionData, useLocation, useNavigation } from 'react-router'
import { accountWords } from '../../src/i18n/account-pages.ts'
import { signIn } from '../../src/shared/account-fields.ts'
import { isOwnPath } from '../../src/shared/own-path.ts'
import { useBook } from '../books.ts'
import type { Args, Outcome } from '../data.ts'
import { Button } from '../parts/button.tsx'
import { Checkbox } from '../parts/checkbox.tsx'
import { Field } from '../parts/field.tsx'
import { Notice } from '../parts/notice.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { useFocusOnFault } from '../parts/use-focus-on-fault.ts'
import { submit } from '../submit.ts'
import { AccountCard } from './account-card.tsx'
import { useFieldErrors } from './field-errors.ts'
import { LeadOn } from './lead-on.tsx'
import { pageAfterLogIn, redirectSignedIn } from './redirect-signed-in.ts'

export const loader = redirectSignedIn

/** A success shows its message before the next page, so the loader, which would redirect at once, does not run. */
export function shouldRevalidate({ actionResult }: ShouldRevalidateFunctionArgs): boolean {
  return actionResult?.success !== true
}

export async function action(args: Args): Promise<Outcome> {
  return submit(args, 'POST', '/auth/login', signIn, {
    shown: ['sdt'],
    next: ({ user }) => pageAfterLogIn(args, user),
  })
}

export function Component() {
  const say = useBook(accountWords)
  const result = useActionData<Outcome>()
  const { search } = useLocation()
  const busy = useNavigation().state === 'submitting'
  const error = useFieldErrors(result)
  const form = useRef<HTMLFormElement>(null)
  useFocusOnFault(form, result)
  return (
    <AccountCard heading={say('login.heading')} lead={say('login.lead')}>
      {result?.next && <LeadOn message={result.message} next={result.next} />}
      <Form ref={form} method="post" className="form" noValidate inert={Boolean(result?.next)}>
        {!result && isSentHere(search) && <Notice>{say('login.needed')}</Notice>}
        {result?.message && !result.success && !result.fields && (
          <Notice
            tone="danger"
            live
            action={result.status === 401 && <Link to="/reset-password">{say('login.reset')}</Link>}
          >
            {result.message}
          </Notice>
        )}
        <Field
          label={say('login.phone')}
          hint={say('login.phone_hint')}
          name="sdt"
          inputMode="tel"
          autoComplete="username"
          required
          defaultValue={result?.typed?.sdt}
          error={error('sdt')}
        />
        <PasswordField
          label={say('login.password')}
          name="mat_khau"
          autoComplete="current-password"
          required
          error={error('mat_khau')}
        />
        <Checkbox label={say('login.remember')} name="ghi_nho" />
        <Button type="submit" wide large busy={busy}>
          {say('login.submit')}
        </Button>
        <p className="form-links">
          <Link to="/reset-password">{say('login.forgot')}</Link>
          <span>
            {say('login.no_account')} <Link to={{ pathname: '/register', search }}>{say('login.register')}</Link>
          </span>
        </p>
      </Form>
    </AccountCard>
  )
}

/** Whether a page that requires a log-in redirected here. */
function isSentHere(search: string): boolean {
  return isOwnPath(new URLSearchParams(search).get('from') ?? '')
}
