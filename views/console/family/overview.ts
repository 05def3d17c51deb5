import type { Answer } from '../../api.ts'

/** All that the page of a parent shows. */
export type Overview = Answer<'GET', '/phu-huynh/:id/tong-quan'>
