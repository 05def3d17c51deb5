/** Breaks before the name of the host, where there is no room for it beside the person's. */
export function Email({ address }: { address: string }) {
  const [person, host] = address.split('@')
  return (
    <span className="row-email">
      {person}@<wbr />
      {host}
    </span>
  )
}
