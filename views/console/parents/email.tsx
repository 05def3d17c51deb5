/** Breaks the line after the @ if the address does not fit. */
export function Email({ address }: { address: string }) {
  const [person, host] = address.split('@')
  return (
    <span className="row-email">
      {person}@<wbr />
      {host}
    </span>
  )
}
