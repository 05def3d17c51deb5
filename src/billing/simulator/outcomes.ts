export const outcomes = ['success', 'cancelled', 'insufficient', 'suspected', 'silent'] as const
export type SimulatedOutcome = (typeof outcomes)[number]

/** What the gateway then says by both codes. `silent` is a success of which only a query tells. */
export const codes: Record<SimulatedOutcome, [responseCode: string, status: string]> = {
  success: ['00', '00'],
  cancelled: ['24', '02'],
  insufficient: ['51', '02'],
  suspected: ['07', '07'],
  silent: ['00', '00'],
}
