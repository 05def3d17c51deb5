import { failUnlessOwner } from '../../kernel/access.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { buyerOf, invoiceOf } from './read-store.ts'

export const invoiceEndpoints = [
  /** For the buyer, and for admins: in whose name the order is invoiced, and the invoices that were made. */
  endpoint('GET', '/payment/orders/:vnp_txn_ref/invoice', 'signed-in', {}, async ({ db, caller, params }) => {
    failUnlessOwner(caller.person, await buyerOf(db, params.vnp_txn_ref))
    const { nguoi_mua, su_kien } = await invoiceOf(db, params.vnp_txn_ref)
    const made = su_kien.filter(({ so_hoa_don, lien_ket }) => so_hoa_don ?? lien_ket)
    return { nguoi_mua, su_kien: made.map(({ loi: _, gui_luc: __, ...invoice }) => invoice) }
  }),
]
