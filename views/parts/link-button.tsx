import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, ButtonWords, buttonClass } from './button.tsx'
import { classes } from './classes.ts'

/** A link that looks like a button. */
export function LinkButton({
  kind,
  large,
  wide,
  icon,
  className,
  children,
  ...rest
}: Omit<LinkProps, 'className'> & ButtonLook & { className?: string }) {
  return (
    <Link {...rest} className={classes(buttonClass({ kind, large, wide }), className)}>
      <ButtonWords icon={icon}>{children}</ButtonWords>
    </Link>
  )
}
