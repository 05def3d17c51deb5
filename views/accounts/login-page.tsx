import { Form, Link, useActionData, useLocation, useNavigation } from 'react-router'
import { signIn } from '../../src/shared/account-fields.ts'
import { type Args, type Outcome, rememberedOrigin, submit } from '../data.ts'
import { Button } from '../parts/button.tsx'
import { Checkbox } from '../parts/checkbox.tsx'
import { Field } from '../parts/field.tsx'
import { Notice } from '../parts/notice.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { AccountCard } from './account-card.tsx'
import { useAccountWords, useFieldErrors } from './account-words.ts'
import { LeadOn } from './lead-on.tsx'

export async function action(args: Args): Promise<Outcome> {
  return submit(args, 'POST', '/auth/login', signIn, {
    shown: ['sdt'],
    next: ({ user }) => rememberedOrigin(args.request) ?? (user.la_admin ? '/admin' : '/'),
  })
}

export function Component() {
  const say = useAccountWords()
  const result = useActionData<Outcome>()
  const { search } = useLocation()
  const busy = useNavigation().state === 'submitting'
  const error = useFieldErrors(result)
  return (
    <AccountCard heading={say('login.heading')} lead={say('login.lead')}>
      {result?.next && <LeadOn message={result.message} next={result.next} />}
      <Form method="post" className="form" noValidate inert={Boolean(result?.next)}>
        {result?.message && !result.success && !result.fields && (
          <Notice tone="danger" live>
            {result.message}
          </Notice>
        )}
        <Field
          label={say('login.phone')}
          hint={say('login.phone_hint')}
          name="sdt"
          type="tel"
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
