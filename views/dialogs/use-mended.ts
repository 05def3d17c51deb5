import { type FormEvent, useState } from 'react'
import type { Outcome } from '../data.ts'

interface Changed {
  since: Outcome | undefined
  names: readonly string[]
}

const none: readonly string[] = []

/** The fields that were changed since they were refused: what was said of them is not true any more. */
export function useMended(outcome: Outcome | undefined) {
  const [changed, setChanged] = useState<Changed>({ since: undefined, names: none })
  const mended = changed.since === outcome ? changed.names : none
  const wrong = Object.keys(outcome?.fields ?? outcome?.faults ?? {})
  const onChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (wrong.length === 0) return
    const { name: changing } = target as unknown as HTMLInputElement
    const typed = new FormData(currentTarget)
    // a field may also follow another one, as the name of a device follows its kind
    const follows = (name: string) =>
      outcome?.typed?.[name] !== undefined && outcome.typed[name] !== String(typed.getAll(name).at(-1) ?? '')
    const names = wrong.filter(name => name === changing || mended.includes(name) || follows(name))
    setChanged({ since: outcome, names })
  }
  return { mended, onChange }
}
