import { Link } from 'react-router'
import { accountWords } from '../../src/i18n/account-pages.ts'
import { reset, resetCode } from '../../src/shared/account-fields.ts'
import { faultsInPair, repeatField } from '../../src/shared/new-password.ts'
import { bodyOf, faultsIn } from '../../src/shared/typed.ts'
import { useBook } from '../books.ts'
import { type Args, send } from '../data.ts'
import { homePhone } from '../layout/user.ts'
import { Field } from '../parts/field.tsx'
import { onOneLine } from '../parts/on-one-line.ts'
import { CodeButtons, CodeEntry } from './code-step.tsx'
import { NewPassword, usePasswordPair } from './new-password.tsx'
import { SendButton } from './send-button.tsx'
import { StepForm } from './step-form.tsx'
import { digitsOf, type StepOutcome, takeStep } from './two-steps.ts'
import { useSteps } from './use-steps.ts'

export async function action(args: Args): Promise<StepOutcome> {
  const { sdt, ...second } = reset
  return takeStep(args, {
    shown: ['sdt'],
    others: ['mat_khau_moi', repeatField, 'otp'],
    first: typed => faultsIn({ sdt }, typed),
    second: typed => ({ ...faultsInPair(typed, 'mat_khau_moi'), ...faultsIn(second, typed) }),
    sendTo: typed => digitsOf(typed.sdt),
    sendCode: typed => send(args, 'POST', '/auth/send-reset-otp', bodyOf(resetCode, typed)),
    confirm: typed => send(args, 'POST', '/auth/reset-password', bodyOf(reset, typed)),
    next: () => '/login',
  })
}

export function Component() {
  const say = useBook(accountWords)
  const steps = useSteps('reset')
  const pair = usePasswordPair()
  const { step, typed, error } = steps
  return (
    <StepForm
      steps={steps}
      marks={[say('reset.step_phone'), say('reset.step_password')]}
      heading={say('reset.heading')}
      lead={say('reset.lead')}
      leading={say('reset.leading')}
    >
      <div hidden={step === 2}>
        <Field
          label={say('reset.phone')}
          hint={say('reset.phone_hint')}
          name="sdt"
          inputMode="tel"
          autoComplete="username"
          required
          defaultValue={typed.sdt}
          error={error('sdt')}
        />
      </div>
      {step === 1 && <SendButton steps={steps} />}
      {step === 2 && (
        <>
          <CodeEntry steps={steps} hint={say('reset.code_hint', { sdt: onOneLine(homePhone(typed.sdt ?? '')) })} />
          <NewPassword
            steps={steps}
            pair={pair}
            name="mat_khau_moi"
            label={say('reset.new')}
            againLabel={say('reset.confirm')}
          />
          <CodeButtons steps={steps} submit={say('reset.submit')} />
        </>
      )}
      <p className="form-links">
        <span>
          {say('reset.remembered')} <Link to="/login">{say('reset.sign_in')}</Link>
        </span>
      </p>
    </StepForm>
  )
}
