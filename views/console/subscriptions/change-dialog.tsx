import { labels } from '../../../src/i18n/labels.ts'
import { subscriptionWords } from '../../../src/i18n/subscriptions.ts'
import { packageChange } from '../../../src/shared/billing-fields.ts'
import { formatMoney } from '../../../src/shared/money.ts'
import type { Answer } from '../../api.ts'
import { PackageOnDevice } from '../../billing/package-on-device.tsx'
import { useBook } from '../../books.ts'
import { readPackages } from '../../catalogue/packages.ts'
import { read, readIfThere } from '../../data.ts'
import type { Dialog, Shown } from '../../dialogs/dialogs.tsx'
import type { FieldOf } from '../../dialogs/form-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { Modal } from '../../parts/modal.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Select } from '../../parts/select.tsx'
import { save } from '../../submit.ts'
import { EditDialog } from '../editing/edit-dialog.tsx'
import type { Failures } from '../editing/failures.ts'
import { OwnPackage, useIsOwn } from '../own-money.tsx'
import { currentOf, type Subscription } from './state.tsx'

interface Loaded {
  device: Answer<'GET', '/thiet-bi/:id'>
  current: Subscription | undefined
  packages: Answer<'GET', '/goi'>
}

const shown = Object.keys(packageChange)

/** Replaces the package of a device. On a page of its own, the form also asks for the price paid. */
export function changeDialog(failures: Failures): Dialog<Loaded> {
  return {
    load: async (args, id) => {
      const inputs = { params: { id } }
      const device = await readIfThere(args, '/thiet-bi/:id', inputs)
      if (!device) return null
      const [rows, packages] = await Promise.all([read(args, '/thiet-bi/:id/goi', inputs), readPackages(args)])
      return { device, current: currentOf(rows), packages }
    },
    act: (args, id, form) =>
      save(args, 'PUT', '/thiet-bi/:id/change-goi', packageChange, form, { shown }, { params: { id } }),
    Show: function ChangePackage({ data: { device, current, packages }, ...rest }: Shown<Loaded>) {
      const say = useBook(subscriptionWords)
      const row = { phien_ban: current?.phien_ban ?? null }
      const isFirst = !device.goi_hien_tai && !device.goi_sap_toi
      const title = say(isFirst ? 'change.heading_first' : 'change.heading', { device: device.ten_thiet_bi })
      if (useIsOwn(device))
        return (
          <Modal title={title} open opener={rest.opener} onClose={rest.close}>
            <OwnPackage />
          </Modal>
        )
      return (
        <EditDialog
          {...rest}
          title={title}
          row={row}
          failed={say(failures === 'named' ? 'change.failed' : 'change.failed_here')}
          submit={say(isFirst ? 'change.put' : 'change.open')}
        >
          {field => (
            <>
              <p>
                {say('change.now')}: <PackageOnDevice device={device} />
              </p>
              <Select
                label={say('change.package')}
                hint={say(isFirst ? 'change.note_first' : 'change.note')}
                {...field('thong_tin_goi_id')}
                required
                placeholder={say('change.choose')}
                options={packages.map(({ id, ten, gia }) => ({
                  value: id,
                  label: `${ten} (${formatMoney(gia)})`,
                }))}
              />
              {failures === 'own-screen' && <Payment field={field} />}
            </>
          )}
        </EditDialog>
      )
    },
  }
}

function Payment({ field }: { field: FieldOf }) {
  const say = useBook(subscriptionWords)
  const label = useBook(labels)
  return (
    <Panel title={say('change.payment')}>
      <div className="form">
        <p className="soft">{say('change.payment_note')}</p>
        <div className="form-row">
          <Field label={say('change.price')} {...field('gia')} inputMode="numeric" autoComplete="off" />
          <Field label={label('phuong_thuc_thanh_toan')} {...field('phuong_thuc_thanh_toan')} autoComplete="off" />
        </div>
        <Field label={label('ma_giao_dich')} {...field('ma_giao_dich')} autoComplete="off" />
      </div>
    </Panel>
  )
}
