import { createContext } from 'react'

/** Whether dialogs open beside the page, which can still be read and used, where there is room for both. */
export const Beside = createContext(false)
