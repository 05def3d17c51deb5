import { Form, Link, useActionData, useLocation, useNavigation } from 'react-router'
import { type Args, type Outcome, outcome, rememberedOrigin, send } from '../data.ts'
import type { User } from '../layout/user.ts'
import { Button } from '../parts/button.tsx'
import { Checkbox } from '../parts/checkbox.tsx'
import { Field } from '../parts/field.tsx'
import { Notice } from '../parts/notice.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { AccountCard } from './account-card.tsx'
import { useAccountWords } from './account-words.ts'
import { LeadOn } from './lead-on.tsx'

export async function action(args: Args): Promise<Outcome> {
  const form = await args.request.formData()
  const sdt = String(form.get('sdt') ?? '')
  const called = await send(args, 'POST', '/auth/login', {
    sdt,
    mat_khau: String(form.get('mat_khau') ?? ''),
    ghi_nho: form.has('ghi_nho'),
  })
  const { user } = (called.body.data ?? {}) as { user?: User }
  const next = rememberedOrigin(args.request) ?? (user?.la_admin ? '/admin' : '/')
  return outcome(called, { next, typed: { sdt } })
}

export function Component() {
  const say = useAccountWords()
  const result = useActionData<Outcome>()
  const { search } = useLocation()
  const busy = useNavigation().state === 'submitting'
  const wrong = result?.fields ?? {}
  return (
    <AccountCard heading={say('login.heading')} lead={say('login.lead')}>
      {result?.next && <LeadOn message={result.message} next={result.next} />}
      <Form method="post" className="form" noValidate inert={Boolean(result?.next)}>
        {result && !result.success && !result.fields && (
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
          error={wrong.sdt}
        />
        <PasswordField
          label={say('login.password')}
          name="mat_khau"
          autoComplete="current-password"
          required
          error={wrong.mat_khau}
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
