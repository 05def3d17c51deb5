import { cards } from './cards/index.ts'
import { leaveToBuyers } from './renewals/index.ts'

/** What charging without the buyer consists of, where nobody is charged so. */
const nobody = {
  endpoints: [],
  jobs: [],
  gatewayCalls: {},
  renewals: leaveToBuyers,
  decline: async () => {},
  ownCard: async (_: unknown) => null,
  simulated: () => ({}),
}

/** Charging by registered cards. Without the room `cards` and its two lines here, parents pay by the link alone. */
export const charging = {
  ...nobody,
  ...cards,
}
