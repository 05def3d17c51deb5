import { useLoaderData } from 'react-router'
import { accountWords } from '../../src/i18n/account-pages.ts'
import { change } from '../../src/shared/account-fields.ts'
import { faultsInChange, repeatField } from '../../src/shared/new-password.ts'
import { bodyOf, faultsIn } from '../../src/shared/typed.ts'
import { useBook } from '../books.ts'
import { type Args, read, send } from '../data.ts'
import { homePhone, type User } from '../layout/user.ts'
import { LinkButton } from '../parts/link-button.tsx'
import { Notice } from '../parts/notice.tsx'
import { onOneLine } from '../parts/on-one-line.ts'
import { PasswordField } from '../parts/password-field.tsx'
import { CodeButtons, CodeEntry } from './code-step.tsx'
import { NewPassword, usePasswordPair } from './new-password.tsx'
import { SendButton } from './send-button.tsx'
import { StepForm } from './step-form.tsx'
import { type StepOutcome, takeStep } from './two-steps.ts'
import { useSteps } from './use-steps.ts'

export async function loader(args: Args): Promise<User> {
  return read(args, '/auth/me')
}

export const shouldRevalidate = () => false

export async function action(args: Args): Promise<StepOutcome> {
  const { otp, ...passwords } = change
  return takeStep(args, {
    shown: [],
    others: ['mat_khau_cu', 'mat_khau_moi', repeatField, 'otp'],
    first: typed => ({ ...faultsInChange(typed), ...faultsIn(passwords, typed) }),
    second: typed => faultsIn({ otp }, typed),
    sendTo: () => 'account',
    sendCode: () => send(args, 'POST', '/auth/send-change-password-otp', {}),
    confirm: typed => send(args, 'POST', '/auth/change-password', bodyOf(change, typed)),
    next: async () => homeOf(await read(args, '/auth/me')),
  })
}

export function Component() {
  const say = useBook(accountWords)
  const user = useLoaderData<User>()
  const steps = useSteps(`change:${user.ma_phu_huynh}`)
  const pair = usePasswordPair()
  const { step, error, passwordGone } = steps
  const atStart = step === 1
  const wrong = ['mat_khau_cu', 'mat_khau_moi', repeatField].some(error)
  return (
    <StepForm
      steps={steps}
      marks={[say('change.step_password'), say('change.step_code')]}
      heading={say('change.heading')}
      lead={say('change.lead')}
    >
      {!atStart && <CodeEntry steps={steps} hint={say('code.hint', { sdt: onOneLine(homePhone(user.sdt)) })} />}
      <div className="form" hidden={!atStart && !passwordGone && !wrong}>
        {passwordGone && <Notice>{say('code.again')}</Notice>}
        <PasswordField
          label={say('change.current')}
          name="mat_khau_cu"
          autoComplete="current-password"
          required
          error={error('mat_khau_cu')}
        />
        <NewPassword
          steps={steps}
          pair={pair}
          name="mat_khau_moi"
          label={say('reset.new')}
          againLabel={say('reset.confirm')}
        />
      </div>
      {atStart ? (
        <SendButton steps={steps} ready={pair.ready} />
      ) : (
        <CodeButtons steps={steps} submit={say('change.submit')} />
      )}
      <LinkButton to={homeOf(user)} kind="quiet" wide>
        {say(user.la_admin ? 'change.console' : 'change.home')}
      </LinkButton>
    </StepForm>
  )
}

function homeOf({ la_admin }: User): string {
  return la_admin ? '/admin' : '/'
}
