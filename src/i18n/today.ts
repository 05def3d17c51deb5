import { words } from './index.ts'

/** Words of Hôm nay, the parent's first page. */
export const todayWords = words({
  'today.heading': ['Hôm nay', 'Today'],
})
