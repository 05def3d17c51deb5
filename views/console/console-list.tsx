import type { ReactNode } from 'react'
import type { List } from '../../src/shared/list.ts'
import type { ListPath } from '../api.ts'
import { type Dialogs, type LoadedDialogs, OpenDialogs } from '../dialogs/dialogs.tsx'
import { ListScreen, type ListScreenProps } from '../lists/list-screen.tsx'
import { ConsolePage } from './shell.tsx'

type Props<L extends List, Row> = Omit<ListScreenProps<L, Row>, 'caption' | 'csv' | 'prefix' | 'heading'> & {
  heading: string
  note?: string
  csv: ListPath
  dialogs?: Dialogs
  opened?: LoadedDialogs
  /** Beside the heading, such as the counters of the list. */
  children?: ReactNode
  /** Between the heading and the list, such as a form that adds to it. */
  above?: ReactNode
}

/** A page of the console that is one list, with the dialogs of its rows. */
export function ConsoleList<L extends List, Row>(props: Props<L, Row>) {
  const { heading, note, dialogs, opened, children, above, ...list } = props
  return (
    <ConsolePage heading={heading} {...(note && { note })} actions={children} back>
      {above}
      <ListScreen<L, Row> {...list} caption={heading} />
      {dialogs && opened && <OpenDialogs dialogs={dialogs} data={opened} />}
    </ConsolePage>
  )
}
