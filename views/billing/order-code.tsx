const dateLength = 'AN271107'.length

/** Breaks after its date where it does not fit on one line. */
export function OrderCode({ children: code }: { children: string }) {
  return (
    <>
      {code.slice(0, dateLength)}
      <wbr />
      {code.slice(dateLength)}
    </>
  )
}
