import type { ReactNode } from 'react'

type Choice = { value: string; label: ReactNode; hint?: ReactNode }

type Props = {
  label: string
  name: string
  choices: readonly Choice[]
  value: string
  onChoose: (value: string) => void
}

/** One choice of a few, each a card. */
export function RadioGroup({ label, name, choices, value, onChoose }: Props) {
  return (
    <fieldset className="field">
      <legend className="field-label">{label}</legend>
      <div className="choices-cards">
        {choices.map(choice => (
          <label className="choice" key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChoose(choice.value)}
            />
            <span>{choice.label}</span>
            {choice.hint && <span className="field-hint">{choice.hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
