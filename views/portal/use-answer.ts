import { useState } from 'react'
import { useActionData } from 'react-router'

/** The answer to the last form of a page that loads itself anew: the router forgets it then, and the reader has not. */
export function useAnswer<T>(): T | undefined {
  const answered = useActionData<unknown>() as T | undefined
  const [last, keep] = useState(answered)
  if (answered && answered !== last) keep(answered)
  return answered ?? last
}
