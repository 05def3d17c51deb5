import type { Answer } from '../../api.ts'

/** What a child asked for, and what has become of it. */
export type Ask = Answer<'GET', '/requests'>[number]
