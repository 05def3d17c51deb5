/** Never broken: what does not fit is cut, and whole where the mouse rests. */
export function Email({ address }: { address: string }) {
  return (
    <span className="row-email" title={address}>
      <span>{address}</span>
    </span>
  )
}
