import { createContext, type ReactNode } from 'react'

/** The server's answer to a form that was sent without JavaScript, for the dialog that is still open. */
export const FormAnswer = createContext<ReactNode>(null)
