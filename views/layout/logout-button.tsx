import { useHref } from 'react-router'
import { Button } from '../parts/button.tsx'

/** A plain form: logging out loads a new document, so that no data of the person stays in memory. */
export function LogoutButton({ label }: { label: string }) {
  return (
    <form method="post" action={useHref('/logout')}>
      <Button type="submit" kind="secondary" icon="log-out">
        {label}
      </Button>
    </form>
  )
}
