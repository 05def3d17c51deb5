import { useId } from 'react'

/** Without `value` it only says that something is going on. */
export function Progress({ label, value, max = 100 }: { label: string; value?: number; max?: number }) {
  const id = useId()
  return (
    <div className="progress">
      <label htmlFor={id}>{label}</label>
      <progress id={id} value={value} max={max} />
    </div>
  )
}
