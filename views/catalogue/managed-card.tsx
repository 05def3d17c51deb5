import { labels } from '../../src/i18n/labels.ts'
import { packageWords } from '../../src/i18n/packages.ts'
import { useBook } from '../books.ts'
import { DialogButton } from '../dialogs/dialog-button.tsx'
import { useDuration } from '../parts/duration.ts'
import { Facts } from '../parts/facts.tsx'
import { PackageActions } from './package-actions.tsx'
import { PackagePrice } from './package-price.tsx'
import { type Package, usePackageName } from './packages.ts'
import { TypeBadge } from './type-badge.tsx'

/** A package with its figures; its lines are in a dialog. */
export function ManagedCard({ row }: { row: Package }) {
  const say = useBook(packageWords)
  const label = useBook(labels)
  const duration = useDuration()
  return (
    <li className="card package">
      <div className="package-head">
        <h2>{usePackageName()(row)}</h2>
        <TypeBadge type={row.loai_goi} />
      </div>
      {row.mo_ta && <p className="package-text soft">{row.mo_ta}</p>}
      <Facts
        className="package-facts"
        facts={[
          [label('gia'), <PackagePrice key="price" of={row} />],
          [label('so_thiet_bi'), row.so_thiet_bi ?? '–'],
          [
            say('package.duration'),
            row.thoi_han_thang === null ? say('package.endless') : duration(row.thoi_han_thang),
          ],
          [say('package.features'), row.noiDungList.length],
        ]}
      />
      <div className="package-actions">
        <DialogButton opens={{ name: 'noi-dung', id: row.id }} kind="secondary">
          {say('package.lines')}
        </DialogButton>
        <PackageActions row={row} />
      </div>
    </li>
  )
}
