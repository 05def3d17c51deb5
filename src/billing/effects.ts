import { charging } from './charging.ts'
import { settling } from './orders/index.ts'
import { noteSeen } from './refunds/index.ts'
import { extendPlaces, whyNotExtended } from './renewals/index.ts'

/** The one `settle`, with what a settled order means for the rooms that orders do not know. */
export const settle = settling({
  obstacle: whyNotExtended,
  extend: extendPlaces,
  decline: charging.decline,
  sentBack: noteSeen,
})
