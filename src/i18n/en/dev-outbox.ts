import { english } from '../index.ts'
import type { devOutbox as vi } from '../vi/dev-outbox.ts'

export const devOutbox = english<typeof vi>()({
  title: 'Outbox',
  lead: 'During development SMS are not sent; they stay here. The page reads them again whenever you come back to it.',
  reload: 'Read again',
  count: 'Messages: {count}',
  caption: 'Messages, newest first',
  to: 'To',
  text: 'Text',
  at: 'Time',
  emptyTitle: 'No messages yet',
  emptyText: 'Verification codes and notices will appear here.',
})
