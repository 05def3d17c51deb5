import { Fragment, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { FieldError, RequiredMark } from './field-frame.tsx'

/** `icon` stands where the button of a disabled choice would; `more` is what only this choice asks for, shown below it. */
type Choice = {
  value: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
  icon?: ReactNode
  more?: ReactNode
}

type Props = {
  label: string
  name: string
  choices: readonly Choice[]
  value?: string
  defaultValue?: string
  onChoose?: (value: string) => void
  required?: boolean
  error?: string
  /** Sends an empty text while none is chosen, so that the answer can say so. */
  sendsNone?: boolean
}

/** One choice of a few, each a card. */
export function RadioGroup(props: Props) {
  const { label, name, choices, value, defaultValue, onChoose, required, error, sendsNone } = props
  const id = useId()
  return (
    <fieldset className="field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">
        {label}
        {required && <RequiredMark />}
      </legend>
      {sendsNone && <input type="hidden" name={name} value="" />}
      <div className="choices-cards">
        {choices.map(choice => (
          <Fragment key={choice.value}>
            <label className={classes('choice', choice.disabled && 'choice-kept')}>
              <input
                type="radio"
                name={name}
                value={choice.value}
                required={required}
                disabled={choice.disabled}
                aria-invalid={error ? true : undefined}
                checked={value === undefined ? undefined : value === choice.value}
                defaultChecked={value === undefined ? defaultValue === choice.value : undefined}
                onChange={onChoose && (() => onChoose(choice.value))}
              />
              {choice.icon}
              <span>{choice.label}</span>
              {choice.hint && <span className="field-hint">{choice.hint}</span>}
            </label>
            {choice.more && <div className="choice-more">{choice.more}</div>}
          </Fragment>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
