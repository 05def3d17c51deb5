import { packageWords } from '../../src/i18n/packages.ts'
import { useBook } from '../books.ts'
import { DialogIcon } from '../dialogs/dialog-icon.tsx'
import type { Package } from './packages.ts'

/** The buttons that both screens have for a package. */
export function PackageActions({ row: { id, ten } }: { row: Package }) {
  const say = useBook(packageWords)
  return (
    <span className="package-tools">
      <DialogIcon icon="edit" label={`${say('package.edit_short')}: ${ten}`} opens={{ name: 'sua-goi', id }} />
      <DialogIcon
        icon="trash"
        danger
        label={`${say('package.delete_short')}: ${ten}`}
        opens={{ name: 'xoa-goi', id }}
      />
    </span>
  )
}
