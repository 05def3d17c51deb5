import { createContext, useContext } from 'react'

/** Whether the reader is a developer on the same machine, who may see the stored messages. */
export const Development = createContext(false)

export function useDevelopment(): boolean {
  return useContext(Development)
}
