import { useOrderWords } from './order-words.ts'

/** The filters that the lists of orders and of refunds share. */
export function useOrderFilters() {
  const say = useOrderWords()
  return {
    vnp_txn_ref: { label: say('orders.code') },
    ten_phu_huynh: { label: say('orders.parent') },
    ma_phu_huynh: { label: say('orders.parent_id') },
    tu: { label: say('orders.from') },
    den: { label: say('orders.until') },
  }
}
