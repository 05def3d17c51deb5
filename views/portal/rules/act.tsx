import { Button, type ButtonLook } from '../../parts/button.tsx'

type Props = ButtonLook & { what: string; press: (what: string) => void; children: string }

/** A button that changes what the form holds: without JavaScript the server does it, and nothing is saved. */
export function Act({ what, press, kind = 'secondary', icon, children }: Props) {
  return (
    <Button
      type="submit"
      kind={kind}
      name="do"
      value={what}
      icon={icon}
      onClick={event => {
        event.preventDefault()
        press(what)
      }}
    >
      {children}
    </Button>
  )
}
