import { createContext, useContext } from 'react'

/** Whether the reader is a developer at this very machine, who may see the messages that are not sent. */
export const Development = createContext(false)

export function useDevelopment(): boolean {
  return useContext(Development)
}
