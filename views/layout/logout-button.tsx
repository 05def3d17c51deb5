import { useHref } from 'react-router'
import { Button } from '../parts/button.tsx'

/** A plain form: signing out loads a fresh page, so that nothing of the last person stays in this one. */
export function LogoutButton({ label }: { label: string }) {
  return (
    <form method="post" action={useHref('/logout')}>
      <Button type="submit" kind="secondary" icon="log-out">
        {label}
      </Button>
    </form>
  )
}
