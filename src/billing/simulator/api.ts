import { endpoint } from '../../kernel/endpoint.ts'
import { sayReason } from '../orders/index.ts'
import { pageReasons } from '../vnpay/index.ts'
import { checkPayment } from './checks.ts'

/** For the page of the simulated gateway; registered only where that stands in. */
export const simulatorEndpoints = [
  endpoint('GET', '/dev/vnpay/pay', 'visitor', { anyQuery: true }, async ({ gateway, search, now, caller }) => {
    const checked = checkPayment(gateway!, search, now)
    if ('payable' in checked) return { payable: checked.payable, refused: null, why: null }
    return { payable: null, refused: checked.refused, why: sayReason(caller.language, pageReasons[checked.refused]) }
  }),
]
