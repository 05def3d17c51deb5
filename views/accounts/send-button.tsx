import { useId } from 'react'
import { accountWords } from '../../src/i18n/account-pages.ts'
import { useBook } from '../books.ts'
import { Button } from '../parts/button.tsx'
import { useHydrated } from '../parts/hydrated.ts'
import type { Steps } from './use-steps.ts'

/** Requests the code; enabled once the passwords are valid or, without JavaScript, always: the server checks them. */
export function SendButton({ steps, ready = true }: { steps: Steps; ready?: boolean }) {
  const say = useBook(accountWords)
  const hint = useId()
  const waiting = useHydrated() && !ready
  return (
    <div className="send-code">
      <Button
        type="submit"
        name="intent"
        value="send"
        wide
        large
        busy={steps.busy === 'send'}
        disabled={waiting}
        aria-describedby={waiting ? hint : undefined}
      >
        {say('code.send')}
      </Button>
      {waiting && (
        <p className="field-hint" id={hint}>
          {say('code.when_ready')}
        </p>
      )}
    </div>
  )
}
