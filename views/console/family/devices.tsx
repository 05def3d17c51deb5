import { familyWords } from '../../../src/i18n/family.ts'
import { parentPageWords } from '../../../src/i18n/parent-page.ts'
import { subscriptionWords } from '../../../src/i18n/subscriptions.ts'
import { PackageOnDevice } from '../../billing/package-on-device.tsx'
import { useBook } from '../../books.ts'
import { DialogButton } from '../../dialogs/dialog-button.tsx'
import { DialogIcon } from '../../dialogs/dialog-icon.tsx'
import { Standing } from '../devices/standing.tsx'
import { useIsOwn } from '../own-money.tsx'
import type { Overview } from './overview.ts'

type Child = Overview['treEmList'][number]
type Device = Child['thietBiList'][number]

/** The devices of a child with their packages, and what can be done about them. */
export function Devices({ of: { ten_tre, thietBiList } }: { of: Child }) {
  const say = useBook(parentPageWords)
  const sayOfFamily = useBook(familyWords)
  if (thietBiList.length === 0) return <p className="soft">{say('no_devices')}</p>
  return (
    <ul className="plain family-devices" aria-label={sayOfFamily('device.of_child', { child: ten_tre })}>
      {thietBiList.map(device => (
        <li key={device.nguoi_dung_id} id={`thiet-bi-${device.nguoi_dung_id}`} tabIndex={-1}>
          <div>
            <strong>{device.ten_thiet_bi}</strong> <span className="row-id">#{device.nguoi_dung_id}</span>
            <div className="soft">
              {sayOfFamily(`device.${device.loai_thiet_bi}`)} · <code>{device.ma_thiet_bi}</code>
            </div>
          </div>
          <div>
            <PackageOnDevice device={device} />
            <div>
              <Standing of={device} />
            </div>
          </div>
          <div className="family-acts">
            <Acts of={device} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** In words what is wanted most: a longer term, or a package where there is none. Neither on a device of one's own. */
function Acts({ of }: { of: Device }) {
  const say = useBook(parentPageWords)
  const sayOfFamily = useBook(familyWords)
  const sayOfPackages = useBook(subscriptionWords)
  const isOwn = useIsOwn(of)
  const { nguoi_dung_id: id, ten_thiet_bi: device, goi_hien_tai, goi_sap_toi } = of
  const has = goi_hien_tai !== null || goi_sap_toi !== null
  return (
    <>
      {!isOwn && (
        <DialogButton
          opens={{ name: has ? 'goi' : 'doi-goi', id }}
          kind="quiet"
          aria-label={say(has ? 'extend_of' : 'put_of', { device })}
        >
          {say(has ? 'extend' : 'put')}
        </DialogButton>
      )}
      {has && !isOwn ? (
        <DialogIcon
          icon="refresh"
          label={`${sayOfPackages('change.open')}: ${device}`}
          opens={{ name: 'doi-goi', id }}
        />
      ) : (
        <DialogIcon
          icon="history"
          label={`${sayOfPackages('package.manage')}: ${device}`}
          opens={{ name: 'goi', id }}
        />
      )}
      <DialogIcon icon="edit" label={`${sayOfFamily('device.edit')}: ${device}`} opens={{ name: 'sua-may', id }} />
      <DialogIcon
        icon="trash"
        label={`${sayOfFamily('device.delete')}: ${device}`}
        opens={{ name: 'xoa-may', id }}
        danger
      />
    </>
  )
}
