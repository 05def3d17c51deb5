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
  [action]: formForMany((args, { gia_han = '', ...form }) => {
    const [so_thang_gia_han = '', phien_ban = ''] = gia_han.split(':')
    const body = bodyOf(extensionOfMany, { ...form, so_thang_gia_han, phien_ban })
    return send(args, 'PUT', '/thiet-bi/goi/extend', body)
  }),
}

/** A button sends the versions that the page shows, so that a second click is refused. The export has the same form. */
export function useExtendingMany(rows: readonly ListedDevice[]): Choosing<ListedDevice> {
  const say = useBook(toolWords)
  const duration = useDuration()
  const shown = rows.flatMap(({ nguoi_dung_id, goi_hien_tai, goi_sap_toi }) => {
    const present = goi_hien_tai ?? goi_sap_toi
    return present ? `${nguoi_dung_id}.${present.phien_ban}` : []
  })
  return {
    nameOf: ({ ten_thiet_bi, nguoi_dung_id }) => `${ten_thiet_bi} #${nguoi_dung_id}`,
    action,
    acts: months.map(each => ({
      name: 'gia_han',
      value: `${each}:${shown.join(' ')}`,
      label: say('extend', { months: duration(each) }),
    })),
  }
}
