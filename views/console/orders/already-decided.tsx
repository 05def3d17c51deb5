import { orderWords } from '../../../src/i18n/orders.ts'
import { useBook } from '../../books.ts'
import type { Shown } from '../../dialogs/dialogs.tsx'
import { Modal } from '../../parts/modal.tsx'
import { Notice } from '../../parts/notice.tsx'
import type { LoadedOrder, OrderDetail } from './order-detail.ts'

type Props = Omit<Shown<LoadedOrder>, 'data'> & { order: OrderDetail | null; title: string; text: string }

/** In place of a question about an order that was answered meanwhile. */
export function AlreadyDecided({ order, title, text, opener, close }: Props) {
  const say = useBook(orderWords)
  return (
    <Modal title={title} open opener={opener} onClose={close}>
      <Notice tone={order ? 'warning' : 'danger'} live>
        {order ? text : say('order.load_failed')}
      </Notice>
    </Modal>
  )
}
