/** At a time: after so many there may be older ones. */
export const eventsAtMost = 100

/** Changes that the journal of a child holds. */
const eventKinds = [
  'paired',
  'silent',
  'back',
  'problem',
  'mended',
  'removed',
  'unpaired',
  'clock_changed',
  'rules_changed',
  'given',
  'undone',
  'answered',
  'consent_given',
  'consent_withdrawn',
  'left_alone',
  'licence_ends',
] as const

export type EventKind = (typeof eventKinds)[number]
