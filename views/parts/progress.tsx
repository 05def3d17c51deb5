import { useId } from 'react'

/** Indeterminate without `value`. */
export function Progress({ label, value }: { label: string; value?: number }) {
  const id = useId()
  return (
    <div className="progress">
      <label htmlFor={id}>{label}</label>
      <progress id={id} value={value} max={100} />
    </div>
  )
}
