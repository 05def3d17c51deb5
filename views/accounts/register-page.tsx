import { Link, useLoaderData, useLocation } from 'react-router'
import { wrongInCode, wrongInRegistration } from '../../src/shared/account-rules.ts'
import { type Args, read, rememberedOrigin } from '../data.ts'
import { homePhone, type User } from '../layout/user.ts'
import { Field } from '../parts/field.tsx'
import { Notice } from '../parts/notice.tsx'
import { useAccountWords } from './account-words.ts'
import { CodeButtons, CodeEntry, onOneLine } from './code-step.tsx'
import { LegalLink } from './legal-link.tsx'
import { NewPassword, usePasswordPair } from './new-password.tsx'
import { SendButton } from './send-button.tsx'
import { StepForm } from './step-form.tsx'
import { digitsOf, type Stepped, takeStep } from './two-steps.ts'
import { useSteps } from './use-steps.ts'

type Registration = { admins_can_see_password: boolean }

export async function loader(args: Args): Promise<Registration> {
  return read<Registration>(args, '/auth/registration')
}

export const shouldRevalidate = () => false

export async function action(args: Args): Promise<Stepped> {
  return takeStep(args, {
    shown: ['ten_phu_huynh', 'email_phu_huynh', 'sdt'],
    others: ['mat_khau', 'xac_nhan', 'otp'],
    first: wrongInRegistration,
    second: wrongInCode,
    sendTo: ({ sdt }) => digitsOf(sdt),
    sendCode: ({ sdt, email_phu_huynh }) => [
      '/auth/send-registration-otp',
      { sdt, email_phu_huynh: email_phu_huynh?.trim() },
    ],
    confirm: ({ ten_phu_huynh, email_phu_huynh, sdt, mat_khau, otp }) => [
      '/auth/register',
      {
        ten_phu_huynh: ten_phu_huynh?.trim(),
        email_phu_huynh: email_phu_huynh?.trim(),
        sdt,
        mat_khau,
        otp: digitsOf(otp),
      },
    ],
    next: ({ body }) => {
      const { user } = (body.data ?? {}) as { user?: User }
      return rememberedOrigin(args.request) ?? (user?.la_admin ? '/admin' : '/')
    },
  })
}

export function Component() {
  const say = useAccountWords()
  const { search } = useLocation()
  const { admins_can_see_password } = useLoaderData<Registration>()
  const steps = useSteps('register')
  const pair = usePasswordPair()
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
          error={error('email_phu_huynh')}
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
      <div className="form" hidden={!atStart && !passwordGone && !error('mat_khau') && !error('xac_nhan')}>
        {passwordGone && <Notice>{say('code.again')}</Notice>}
        <NewPassword
          steps={steps}
          pair={pair}
          name="mat_khau"
          label={say('register.password')}
          againLabel={say('register.confirm')}
        />
        {atStart && admins_can_see_password && (
          <Notice tone="warning" title={say('register.seen_title')}>
            {say('register.seen')}
          </Notice>
        )}
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
