import { failingSince } from '../../kernel/failing.ts'
import type { Services } from '../../kernel/given.ts'
import { dateInVietnam } from '../../shared/dates.ts'
import { listWork } from './work-store.ts'

/** A renewal whose payment failed longer ago than this is not listed any more. */
const listedAfterFailure = 60 * 86_400_000
/** The daily ledger check covers older payments. */
const paidLately = 2 * 86_400_000
/** The job asks about an approved refund every ten minutes. */
const answersTake = 86_400_000
/** By then a bank has usually paid a refund out, or refused it, and somebody should hear which. */
const refundsTake = 10 * 86_400_000
/** By then a webhook that was down should have been mended. */
const invoicesTake = 86_400_000

/** What waits for an admin, and how much it is in all; of one kind or one reason of a review, where `only` names it. */
export async function waitingWork(
  { db, invoices, now }: Pick<Services, 'db' | 'invoices'> & { now: Date },
  only?: string,
) {
  const viec = await listWork(db, { ...momentsOf(now), invoices: invoices !== null }, only)
  return { tong: viec.reduce((sum, { so_luong }) => sum + so_luong, 0), viec }
}

/** What is listed depends on whether it began before or after these moments. */
function momentsOf(now: Date) {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  return {
    today: dateInVietnam(now),
    failedSince: ago(listedAfterFailure),
    paidSince: ago(paidLately),
    answeredSince: ago(answersTake),
    arrivedSince: ago(refundsTake),
    invoicedBefore: ago(invoicesTake),
    failingSince: failingSince(now),
  }
}
