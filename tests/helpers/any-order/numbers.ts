import type { Watched } from './world.ts'

/** A payment of an order with its number at the gateway. */
export interface Numbered {
  vnp_txn_ref: string
  giao_dich: string
}

/** A call whose transaction takes longer than others may be seen after newer ones. */
const overtaken = 500

/** Remembers the numbers of all payments of which the gateway called or answered: its calls are deleted after 90 days. */
export function rememberNumbers({ app }: Watched): () => Promise<Numbered[]> {
  const known = new Map<string, Numbered>()
  let newest = 0
  return async () => {
    const { rows } = await app.db.raw(
      `select id, vnp_txn_ref, coalesce(substring(request from 'vnp_TransactionNo=([0-9]+)'),
                substring(answer from '"vnp_TransactionNo":"([0-9]+)"')) as giao_dich
       from gateway_calls where kind in ('ipn', 'query') and id > ? order by id`,
      [newest - overtaken],
    )
    for (const { id, vnp_txn_ref, giao_dich } of rows) {
      if (giao_dich !== null && giao_dich !== '0') known.set(`${vnp_txn_ref} ${giao_dich}`, { vnp_txn_ref, giao_dich })
      newest = Number(id)
    }
    return [...known.values()]
  }
}
