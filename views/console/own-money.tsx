import { orderWords } from '../../src/i18n/orders.ts'
import { subscriptionWords } from '../../src/i18n/subscriptions.ts'
import { useBook } from '../books.ts'
import type { Dialog, Shown } from '../dialogs/dialogs.tsx'
import { useUser } from '../layout/use-user.ts'
import { Modal } from '../parts/modal.tsx'
import { Notice } from '../parts/notice.tsx'

interface Paid {
  ma_phu_huynh: number | null
}

/** Whether an order, a refund or a device is that of the admin who looks, and does not decide about it. */
export function useIsOwn(of: Paid | null): boolean {
  const user = useUser()
  return user !== null && of?.ma_phu_huynh === user.ma_phu_huynh
}

/** In place of the links to decide. */
export function OwnMoney() {
  const say = useBook(orderWords)
  return <Notice tone="info">{say('order.own')}</Notice>
}

/** In place of the forms that grant a package or change its term. */
export function OwnPackage() {
  const say = useBook(subscriptionWords)
  return <Notice tone="info">{say('package.own')}</Notice>
}

/** A question about money, which those whose money it is are not asked. */
export function askedOfOthers<Data extends { read: Paid | null }, Id>(dialog: Dialog<Data, Id>): Dialog<Data, Id> {
  function Show(shown: Shown<Data>) {
    const say = useBook(orderWords)
    if (!useIsOwn(shown.data.read)) return <dialog.Show {...shown} />
    return (
      <Modal title={say('order.own_title')} open opener={shown.opener} onClose={shown.close}>
        <OwnMoney />
      </Modal>
    )
  }
  return { ...dialog, Show }
}
