import { useId } from 'react'

/** Indeterminate without `value`. */
export function Progress({ label, value, max = 100 }: { label: string; value?: number; max?: number }) {
  const id = useId()
  return (
    <div className="progress">
      <label htmlFor={id}>{label}</label>
      <progress id={id} value={value} max={max} />
    </div>
  )
}
