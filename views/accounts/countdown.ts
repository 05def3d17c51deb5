import { useEffect, useState } from 'react'

/** Whole seconds until a moment, down to 0. Undefined without one, on the server and in the first render. */
export function useSecondsLeft(moment: number | undefined): number | undefined {
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    if (moment === undefined) return
    const look = () => setLeft(Math.max(0, Math.ceil((moment - Date.now()) / 1000)))
    look()
    const timer = setInterval(look, 500)
    return () => clearInterval(timer)
  }, [moment])
  return moment === undefined ? undefined : left
}

/** 299 → `4:59` */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
