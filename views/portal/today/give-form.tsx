import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '../../parts/button.tsx'
import type { Giving } from './use-giving.tsx'

type Props = ButtonLook & {
  giving: Giving
  /** What the form does, with its fields; the id is made before it is sent, so that a double tap is one. */
  fields: { viec: 'cho' | 'hoan-tac' | 'tra-loi'; id: string } & Record<string, string | number>
  /** Fields to be filled in, before the button. */
  children?: ReactNode
  label: ReactNode
}

/** One tap on behalf of a child. */
export function GiveForm({ giving: { Form, state, formData }, fields, children, label, ...look }: Props) {
  const isOwn = state !== 'idle' && formData?.get('id') === fields.id
  return (
    <Form method="post" className="give-form">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" {...look} busy={isOwn}>
        {label}
      </Button>
    </Form>
  )
}
