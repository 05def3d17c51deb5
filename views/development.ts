import { createContext, useContext } from 'react'

/** Whether this is a developer's machine, which shows where messages that are not sent can be read. */
export const Development = createContext(false)

export function useDevelopment(): boolean {
  return useContext(Development)
}
