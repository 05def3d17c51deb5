import type { ComponentProps } from 'react'
import { TextArea } from './text-area.tsx'

type Props = Omit<ComponentProps<typeof TextArea>, 'rows' | 'maxLength'>

/** Why or how something is done, in a few lines that are kept with it. */
export function ReasonField(props: Props) {
  return <TextArea {...props} rows={3} maxLength={500} />
}
