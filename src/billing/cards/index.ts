import { cardEndpoints } from './api.ts'
import { declineCard, ownCard } from './cards.ts'
import { byCard } from './charges.ts'
import { cardsJob } from './job.ts'
import { receiveCard } from './register.ts'
import { simulateCards } from './simulated.ts'

/** Registered cards, for `charging.ts` alone. */
export const cards = {
  endpoints: cardEndpoints,
  jobs: [cardsJob],
  gatewayCalls: { '/api/payment/vnpay-card-ipn': receiveCard },
  renewals: byCard,
  decline: declineCard,
  ownCard,
  simulated: simulateCards,
}
