import { packageWords } from '../../src/i18n/packages.ts'
import { useBook } from '../books.ts'
import { DialogButton } from '../dialogs/dialog-button.tsx'
import { useDuration } from '../parts/duration.ts'
import { FeatureLine } from '../parts/feature-line.tsx'
import { IconLines } from '../parts/icon-lines.tsx'
import { PackageActions } from './package-actions.tsx'
import { PackagePrice } from './package-price.tsx'
import { type Line, type Package, usePackageName } from './packages.ts'
import { TypeBadge } from './type-badge.tsx'

const shownLines = 3

/** A package with its first lines. */
export function PackageCard({ row }: { row: Package }) {
  const say = useBook(packageWords)
  const duration = useDuration()
  return (
    <li className="card package">
      <div className="package-head">
        <h2>{usePackageName()(row)}</h2>
        <TypeBadge type={row.loai_goi} />
      </div>
      <p className="package-price">
        <PackagePrice of={row} />{' '}
        <span className="soft">
          · {row.thoi_han_thang === null ? say('package.without_end') : duration(row.thoi_han_thang)}
        </span>
      </p>
      {row.mo_ta && <p className="package-text soft">{row.mo_ta}</p>}
      <FirstLines lines={row.noiDungList} />
      <div className="package-actions">
        <DialogButton opens={{ name: 'them-noi-dung', id: row.id }} kind="secondary" icon="plus">
          {say('line.add')}
        </DialogButton>
        <PackageActions row={row} />
      </div>
    </li>
  )
}

function FirstLines({ lines }: { lines: Line[] }) {
  const say = useBook(packageWords)
  const rest = lines.length - shownLines
  if (lines.length === 0) return <p className="soft">{say('package.no_lines')}</p>
  return (
    <IconLines>
      {lines.slice(0, shownLines).map(({ id, noi_dung }) => (
        <FeatureLine key={id} text={noi_dung} />
      ))}
      {rest > 0 && <li className="package-more soft">{say('package.more_lines', { count: rest })}</li>}
    </IconLines>
  )
}
