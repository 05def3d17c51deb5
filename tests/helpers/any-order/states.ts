import type { Watched } from './world.ts'

/** The states that may follow each state of an order. */
const onward: Record<string, string[]> = {
  'order pending': ['paid', 'failed', 'review', 'expired', 'refunded'],
  'order failed': ['paid', 'review', 'refunded'],
  'order expired': ['paid', 'review', 'refunded'],
  'order review': ['paid', 'failed', 'expired', 'refunded'],
  'order paid': ['refunded'],
  'order refunded': [],
  'place CHUA_GAN': ['DANG_HOAT_DONG', 'HET_HAN', 'HUY'],
  'place DANG_HOAT_DONG': ['CHUA_GAN', 'HET_HAN', 'HUY'],
  'place HET_HAN': ['DANG_HOAT_DONG', 'CHUA_GAN', 'HUY'],
  'place HUY': [],
  'refund requested': ['approved', 'refused', 'processing', 'refunded', 'failed'],
  'refund approved': ['processing', 'refunded', 'failed'],
  'refund processing': ['refunded', 'failed'],
  'refund failed': ['approved', 'processing', 'refunded', 'refused'],
  'refund refused': [],
  'refund refunded': [],
}

/** Finds what went to a state that may not follow the one before, which it remembers. */
export function followStates({ app }: Watched): () => Promise<string[]> {
  const states = new Map<string, string>()
  return async () => {
    const { rows } = await app.db.raw(`
      select 'order ' as what, id, trang_thai as state from orders
      union all select 'place ', id, trang_thai from goi_dich_vu
      union all select 'refund ', id, trang_thai from refunds`)
    const faults = []
    for (const { what, id, state } of rows) {
      const before = states.get(`${what}${id}`)
      if (before !== undefined && before !== state && !onward[what + before]!.includes(state))
        faults.push(`${what}${id} went from ${before} to ${state}`)
      states.set(`${what}${id}`, state)
    }
    return faults
  }
}
