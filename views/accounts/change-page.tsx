import { useLoaderData } from 'react-router'
import { wrongInChange, wrongInCode } from '../../src/shared/account-rules.ts'
import { type Args, read } from '../data.ts'
import { homePhone, type User } from '../layout/user.ts'
import { LinkButton } from '../parts/link-button.tsx'
import { Notice } from '../parts/notice.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { useAccountWords } from './account-words.ts'
import { CodeButtons, CodeEntry, onOneLine } from './code-step.tsx'
import { NewPassword, usePasswordPair } from './new-password.tsx'
import { SendButton } from './send-button.tsx'
import { StepForm } from './step-form.tsx'
import { digitsOf, type Stepped, takeStep } from './two-steps.ts'
import { useSteps } from './use-steps.ts'

export async function loader(args: Args): Promise<User> {
  return read<User>(args, '/auth/me')
}

export const shouldRevalidate = () => false

export async function action(args: Args): Promise<Stepped> {
  return takeStep(args, {
    shown: [],
    others: ['mat_khau_cu', 'mat_khau_moi', 'xac_nhan', 'otp'],
    first: wrongInChange,
    second: wrongInCode,
    sendTo: () => 'account',
    sendCode: () => ['/auth/send-change-password-otp', {}],
    confirm: ({ mat_khau_cu, mat_khau_moi, otp }) => [
      '/auth/change-password',
      { mat_khau_cu, mat_khau_moi, otp: digitsOf(otp) },
    ],
    next: async () => homeOf(await read<User>(args, '/auth/me')),
  })
}

export function Component() {
  const say = useAccountWords()
  const user = useLoaderData<User>()
  const steps = useSteps(`change:${user.ma_phu_huynh}`)
  const pair = usePasswordPair()
  const { step, error, passwordGone } = steps
  const atStart = step === 1
  const wrong = ['mat_khau_cu', 'mat_khau_moi', 'xac_nhan'].some(error)
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
