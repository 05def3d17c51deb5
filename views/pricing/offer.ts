import type { Answer } from '../api.ts'

/** A package on sale, as the catalogue answers it. */
export type Offer = Answer<'GET', '/goi'>[number]
