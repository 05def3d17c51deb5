import { labels } from '../../../src/i18n/labels.ts'
import { subscriptionWords } from '../../../src/i18n/subscriptions.ts'
import type { Answer } from '../../api.ts'
import { MoveLink, moveDialogs } from '../../billing/move-dialog.tsx'
import { OrderCode } from '../../billing/order-code.tsx'
import { PackageName } from '../../billing/package-on-device.tsx'
import { useBook } from '../../books.ts'
import { type Args, read, readIfThere } from '../../data.ts'
import type { Dialogs, Shown } from '../../dialogs/dialogs.tsx'
import { orFailed } from '../../or-failed.ts'
import { DateText } from '../../parts/date-text.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Modal } from '../../parts/modal.tsx'
import { Money } from '../../parts/money.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Table } from '../../parts/table.tsx'
import type { Failures } from '../editing/failures.ts'
import { OwnPackage, useIsOwn } from '../own-money.tsx'
import { changeDialog } from './change-dialog.tsx'
import { PackageHistory } from './history.tsx'
import { currentOf, State, type Subscription } from './state.tsx'
import { actOnTerm, ExtendForm, TermForm } from './term-forms.tsx'

/** The packages of a device with their terms, and the change to another one. The id of both is that of the device. */
export function devicePackageDialogs(failures: Failures): Dialogs {
  return {
    goi: { load: (args, id: number) => orFailed(readDevicePackages(args, id)), act: actOnTerm, Show: PackageDialog },
    'doi-goi': changeDialog(failures),
    ...moveDialogs,
  }
}

interface Packages {
  device: Answer<'GET', '/thiet-bi/:id'>
  rows: Subscription[]
  history: Answer<'GET', '/thiet-bi/:id/lich-su-goi'>
}
type Loaded = { read: Packages | null }

async function readDevicePackages(args: Args, id: number): Promise<Packages | null> {
  const inputs = { params: { id } }
  const device = await readIfThere(args, '/thiet-bi/:id', inputs)
  if (!device) return null
  const [rows, history] = await Promise.all([
    read(args, '/thiet-bi/:id/goi', inputs),
    read(args, '/thiet-bi/:id/lich-su-goi', inputs),
  ])
  return { device, rows, history }
}

function PackageDialog({ data: { read: found }, opener, close }: Shown<Loaded>) {
  const say = useBook(subscriptionWords)
  const title = found ? say('package.heading', { device: found.device.ten_thiet_bi }) : say('package.heading_plain')
  const current = found && currentOf(found.rows)
  const isOwn = useIsOwn(found?.device ?? null)
  return (
    <Modal title={title} wide open opener={opener} onClose={close}>
      {!found && (
        <Notice tone="danger" live>
          {say('package.failed')}
        </Notice>
      )}
      {found && (
        <div className="device-packages">
          {found.rows.length === 0 ? <Empty title={say('package.none')} /> : <Rows rows={found.rows} />}
          {current && isOwn && <OwnPackage />}
          {current && !isOwn && (
            <div className="device-package-forms">
              {/* first, because it is what the dialog is opened for, and what it focuses */}
              <ExtendForm row={current} />
              <TermForm row={current} />
            </div>
          )}
          {current?.trang_thai === 'DANG_HOAT_DONG' && (
            <p>
              <MoveLink id={current.id} of={found.device.ten_thiet_bi} kind="secondary" />
            </p>
          )}
          {found.rows.length + found.history.length > 0 && (
            <PackageHistory device={found.device.nguoi_dung_id} rows={found.history} />
          )}
        </div>
      )}
    </Modal>
  )
}

function Rows({ rows }: { rows: Subscription[] }) {
  const say = useBook(subscriptionWords)
  const label = useBook(labels)
  return (
    <Table
      caption={say('package.all')}
      rows={rows}
      rowKey={row => row.id}
      columns={[
        {
          key: 'ten',
          label: say('wallet.package'),
          heading: true,
          cell: ({ thongTinGoi }) => <PackageName of={thongTinGoi} />,
        },
        { key: 'trang_thai', label: label('trang_thai'), cell: row => <State of={row} /> },
        {
          key: 'ngay_bat_dau',
          label: say('package.start'),
          cell: ({ ngay_bat_dau }) => <DateText date={ngay_bat_dau} />,
        },
        {
          key: 'ngay_ket_thuc',
          label: say('package.end'),
          cell: row => (row.ngay_ket_thuc ? <DateText date={row.ngay_ket_thuc} /> : say('package.endless')),
        },
        { key: 'gia', label: say('wallet.price'), figures: true, cell: ({ gia }) => <Money amount={gia} /> },
        {
          key: 'vnp_txn_ref',
          label: label('vnp_txn_ref'),
          cell: row => <code>{row.vnp_txn_ref ? <OrderCode>{row.vnp_txn_ref}</OrderCode> : '–'}</code>,
        },
      ]}
    />
  )
}
