import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode }

export function Checkbox({ label, ...rest }: Props) {
  return (
    <div>
      <label className="choice">
        <input {...rest} type="checkbox" />
        <span>{label}</span>
      </label>
    </div>
  )
}
