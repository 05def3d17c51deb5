import { type ComponentProps, useState } from 'react'
import { useWords } from '../words.tsx'
import { FieldFrame, type FieldWords } from './field-frame.tsx'
import { useHydrated } from './hydrated.ts'
import { IconButton } from './icon-button.tsx'

type Props = Omit<ComponentProps<'input'>, 'children' | 'type' | 'id' | 'className'> &
  FieldWords & { describedBy?: string }

export function PasswordField({ label, hint, error, required, describedBy, ...rest }: Props) {
  const say = useWords()
  const hydrated = useHydrated()
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame {...{ label, hint, error, required, describedBy }}>
      {wiring => (
        <span className="input-frame">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className="input"
          />
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label={say(shown ? 'parts.hidePassword' : 'parts.showPassword')}
            aria-controls={wiring.id}
            hidden={!hydrated}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </FieldFrame>
  )
}
