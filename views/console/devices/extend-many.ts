import { toolWords } from '../../../src/i18n/list-tools.ts'
import { extensionOfMany } from '../../../src/shared/billing-fields.ts'
import { bodyOf } from '../../../src/shared/typed.ts'
import { useBook } from '../../books.ts'
import { send } from '../../data.ts'
import type { Dialogs } from '../../dialogs/dialogs.tsx'
import { type Choosing, formForMany } from '../../lists/choosing.ts'
import { useDuration } from '../../parts/duration.ts'
import type { ListedDevice } from './device-list.tsx'

const action = 'gia-han-nhieu'
const months = [1, 3, 12]

/** The action of the buttons below chosen devices. */
export const extendAction: Dialogs = {
  [action]: formForMany((args, form) => send(args, 'PUT', '/thiet-bi/goi/extend', bodyOf(extensionOfMany, form))),
}

export function useExtendingMany(): Choosing<ListedDevice> {
  const say = useBook(toolWords)
  const duration = useDuration()
  return {
    nameOf: ({ ten_thiet_bi, nguoi_dung_id }) => `${ten_thiet_bi} #${nguoi_dung_id}`,
    action,
    acts: months.map(each => ({
      name: 'so_thang_gia_han',
      value: String(each),
      label: say('extend', { months: duration(each) }),
    })),
  }
}
