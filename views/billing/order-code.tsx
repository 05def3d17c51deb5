const dateLength = 'AN271107'.length

/** Breaks the line after the date in the code if the code does not fit. */
export function OrderCode({ children: code }: { children: string }) {
  return (
    <>
      {code.slice(0, dateLength)}
      <wbr />
      {code.slice(dateLength)}
    </>
  )
}
