import { type FocusEvent, useState } from 'react'
import { Link, useLoaderData, useLocation } from 'react-router'
import { accountWords } from '../../src/i18n/account-pages.ts'
import { registration, registrationCode } from '../../src/shared/account-fields.ts'
import { faultsInPair, repeatField } from '../../src/shared/new-password.ts'
import { bodyOf, faultsIn } from '../../src/shared/typed.ts'
import { useBook } from '../books.ts'
import { type Args, read, send } from '../data.ts'
import { homePhone } from '../layout/user.ts'
import { Field } from '../parts/field.tsx'
import { Notice } from '../parts/notice.tsx'
import { onOneLine } from '../parts/on-one-line.ts'
import { CodeButtons, CodeEntry } from './code-step.tsx'
import { LegalLink } from './legal-link.tsx'
import { NewPassword, usePasswordPair } from './new-password.tsx'
import { pageAfterLogIn, redirectSignedIn } from './redirect-signed-in.ts'
import { SendButton } from './send-button.tsx'
import { StepForm } from './step-form.tsx'
import { digitsOf, type StepOutcome, takeStep } from './two-steps.ts'
import { useSteps } from './use-steps.ts'

export async function loader(args: Args) {
  await redirectSignedIn(args)
  return read(args, '/auth/registration')
}

export const shouldRevalidate = () => false

export async function action(args: Args): Promise<StepOutcome> {
  const { otp, ...details } = registration
  return takeStep(args, {
    shown: ['ten_phu_huynh', 'email_phu_huynh', 'sdt'],
    others: ['mat_khau', repeatField, 'otp'],
    first: typed => ({ ...faultsInPair(typed, 'mat_khau'), ...faultsIn(details, typed) }),
    second: typed => faultsIn({ otp }, typed),
    sendTo: ({ sdt }) => digitsOf(sdt),
    sendCode: typed => send(args, 'POST', '/auth/send-registration-otp', bodyOf(registrationCode, typed)),
    confirm: typed => send(args, 'POST', '/auth/register', bodyOf(registration, typed)),
    next: ({ user }) => pageAfterLogIn(args, user),
  })
}

export function Component() {
  const say = useBook(accountWords)
  const { search } = useLocation()
  const { admins_can_see_password } = useLoaderData<typeof loader>()
  const steps = useSteps('register')
  const pair = usePasswordPair()
  const [wrongEmail, onLeavingEmail] = useWrongEmail()
  const { step, typed, error, passwordGone } = steps
  const atStart = step === 1
  return (
    <StepForm
      steps={steps}
      marks={[say('register.step_details'), say('register.step_phone')]}
      heading={say('register.heading')}
      lead={say('register.lead')}
    >
      <div className="form" hidden={!atStart}>
        <Field
          label={say('register.name')}
          name="ten_phu_huynh"
          autoComplete="name"
          maxLength={255}
          required
          defaultValue={typed.ten_phu_huynh}
          error={error('ten_phu_huynh')}
        />
        <Field
          label={say('register.email')}
          name="email_phu_huynh"
          type="email"
          autoComplete="email"
          maxLength={255}
          required
          defaultValue={typed.email_phu_huynh}
          error={wrongEmail ?? error('email_phu_huynh')}
          onBlur={onLeavingEmail}
        />
        <Field
          label={say('register.phone')}
          hint={say('register.phone_hint')}
          name="sdt"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          defaultValue={typed.sdt}
          error={error('sdt')}
        />
      </div>
      {!atStart && <CodeEntry steps={steps} hint={say('code.hint', { sdt: onOneLine(homePhone(typed.sdt ?? '')) })} />}
      <div className="form" hidden={!atStart && !passwordGone && !error('mat_khau') && !error(repeatField)}>
        {passwordGone && <Notice>{say('code.again')}</Notice>}
        {atStart && admins_can_see_password && (
          <details className="seen-by-admins">
            <summary>
              {say('register.seen_title')} <span>{say('register.seen_more')}</span>
            </summary>
            <p>{say('register.seen')}</p>
          </details>
        )}
        <NewPassword
          steps={steps}
          pair={pair}
          name="mat_khau"
          label={say('register.password')}
          againLabel={say('register.confirm')}
        />
      </div>
      {atStart ? (
        <SendButton steps={steps} ready={pair.ready} />
      ) : (
        <CodeButtons steps={steps} submit={say('register.submit')} />
      )}
      <p className="form-agree">
        {say('register.agree')} <LegalLink to="/terms">{say('register.terms')}</LegalLink> {say('register.and')}{' '}
        <LegalLink to="/privacy">{say('register.privacy')}</LegalLink>.
      </p>
      <p className="form-links">
        <span>
          {say('register.have_account')} <Link to={{ pathname: '/login', search }}>{say('register.sign_in')}</Link>
        </span>
      </p>
    </StepForm>
  )
}

/** Says on leaving the field that an address is none; an empty one is said when the form is sent. */
function useWrongEmail() {
  const say = useBook(accountWords)
  const [fault, setFault] = useState<'invalid_email'>()
  const { email_phu_huynh } = registration
  const onLeaving = ({ target: { value } }: FocusEvent<HTMLInputElement>) => {
    const found = value.trim() && faultsIn({ email_phu_huynh }, { email_phu_huynh: value }).email_phu_huynh
    setFault(found === 'invalid_email' ? found : undefined)
  }
  return [fault && say(fault), onLeaving] as const
}
