import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, ButtonWords, buttonClass } from './button.tsx'

type Props = Omit<LinkProps, 'className'> & ButtonLook

/** A link that looks like a button. */
export function LinkButton({ kind, large, wide, icon, children, ...rest }: Props) {
  return (
    <Link {...rest} className={buttonClass({ kind, large, wide })}>
      <ButtonWords icon={icon}>{children}</ButtonWords>
    </Link>
  )
}
