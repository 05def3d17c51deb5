import { packageWords } from '../../src/i18n/packages.ts'
import { formatCount } from '../../src/shared/counts.ts'
import { useBook } from '../books.ts'
import { DeleteDialog } from '../console/editing/delete-dialog.tsx'
import { type Args, readAsAdmin } from '../data.ts'
import type { Dialog, Shown } from '../dialogs/dialogs.tsx'
import { save } from '../submit.ts'
import { useLanguage } from '../words.tsx'
import { readPackage, type Screen, usePackageName } from './packages.ts'

/** The id is that of the package. */
export function deletePackageDialog(screen: Screen): Dialog<Counted> {
  return {
    load: readCounted,
    act: (args, id) => save(args, 'DELETE', '/goi/:id', {}, {}, { shown: [] }, { params: { id } }),
    Show: function DeletePackage({ data: { ten, count, active }, ...rest }: Shown<Counted>) {
      const say = useBook(packageWords)
      const name = usePackageName()({ ten })
      const language = useLanguage()
      const failed = say(screen === 'cards' ? 'package.delete_failed_here' : 'package.delete_failed')
      const subscriptions = { count: formatCount(count, language), active: formatCount(active, language) }
      return (
        <DeleteDialog {...rest} title={say('package.delete')} failed={failed}>
          <p>{say('package.delete_ask')}</p>
          <p>
            {count > 0
              ? say('package.delete_used', { name, ...subscriptions })
              : say('package.delete_unused', { name })}
          </p>
        </DeleteDialog>
      )
    },
  }
}

interface Counted {
  ten: string
  /** The number of purchased places of the package in any state, and of those in use. */
  count: number
  active: number
}

async function readCounted(args: Args, id: number): Promise<Counted | null> {
  const found = await readPackage(args, id)
  if (!found) return null
  const numbers = await readAsAdmin(args, '/goi/:id/thong-ke', { params: { id } })
  const { chua_gan, chua_bat_dau, dang_hoat_dong, het_han, huy } = numbers
  const count = chua_gan + chua_bat_dau + dang_hoat_dong + het_han + huy
  return { ten: found.ten, count, active: dang_hoat_dong }
}
