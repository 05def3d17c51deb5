import type { ComponentProps } from 'react'
import { type ButtonLook, ButtonWords, buttonClass } from '../parts/button.tsx'
import { DialogLink } from './dialog-link.tsx'

type Props = Omit<ComponentProps<typeof DialogLink>, 'className'> & ButtonLook

/** A `DialogLink` that looks like a button. */
export function DialogButton({ kind, large, wide, icon, children, ...rest }: Props) {
  return (
    <DialogLink {...rest} className={buttonClass({ kind, large, wide })}>
      <ButtonWords icon={icon}>{children}</ButtonWords>
    </DialogLink>
  )
}
