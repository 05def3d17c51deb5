import { packageWords } from '../../src/i18n/packages.ts'
import { changedPackage, mayBeUnnamed, newPackage, withoutEnd } from '../../src/shared/catalogue-fields.ts'
import { formatCount } from '../../src/shared/counts.ts'
import { partial } from '../../src/shared/fields.ts'
import type { Typed } from '../../src/shared/typed.ts'
import { useBook } from '../books.ts'
import { DeleteDialog } from '../console/editing/delete-dialog.tsx'
import { EditDialog } from '../console/editing/edit-dialog.tsx'
import { type Args, readAsAdmin } from '../data.ts'
import { DialogLink } from '../dialogs/dialog-link.tsx'
import type { Dialog, Dialogs, Shown } from '../dialogs/dialogs.tsx'
import { save } from '../submit.ts'
import { useLanguage } from '../words.tsx'
import { englishDialogs } from './english-dialogs.tsx'
import { PackageFields } from './package-form.tsx'
import { type Package, readPackage, usePackageName } from './packages.ts'

export type Screen = 'cards' | 'manage'

/** Create, change and delete a package. The id of `tao-goi` is always 0. */
export function packageDialogs(screen: Screen): Dialogs {
  return {
    'tao-goi': createDialog(screen),
    'sua-goi': changeDialog(screen),
    'xoa-goi': deleteDialog(screen),
    ...englishDialogs,
  }
}

const shown = Object.keys(newPackage)
/** Screen B takes empty fields: no price is 0, and no duration is one month. */
function filled(form: Typed): Typed {
  const { gia = '', thoi_han_thang = '' } = form
  return { ...form, gia: gia.trim() || '0', thoi_han_thang: thoi_han_thang.trim() || '1' }
}

const firstValues = {
  cards: { loai_goi: 'TRA_PHI', thoi_han_thang: 1 },
  manage: { loai_goi: 'MIEN_PHI', thoi_han_thang: 1 },
}

function createDialog(screen: Screen): Dialog<true> {
  return {
    load: async () => true,
    act: (args, _id, form) =>
      screen === 'cards'
        ? save(args, 'POST', '/goi', newPackage, form, { shown })
        : save(args, 'POST', '/goi', { ...newPackage, ...mayBeUnnamed }, filled(form), { shown }),
    Show: function CreatePackage({ data: _, ...rest }: Shown<true>) {
      const say = useBook(packageWords)
      const failed = say(screen === 'cards' ? 'package.save_failed_here' : 'package.create_failed')
      return (
        <EditDialog
          {...rest}
          title={say('package.create')}
          row={firstValues[screen]}
          failed={failed}
          submit={say('package.create')}
        >
          {field => <PackageFields field={field} screen={screen} english={say('english.hint')} />}
        </EditDialog>
      )
    },
  }
}

function changeDialog(screen: Screen): Dialog<Package> {
  return {
    load: readPackage,
    act: (args, id, form) =>
      screen === 'cards'
        ? save(args, 'PUT', '/goi/:id', changedPackage, form, { shown }, { params: { id } })
        : save(
            args,
            'PUT',
            '/goi/:id',
            { ...changedPackage, ...partial(mayBeUnnamed) },
            filled(form),
            { shown },
            { params: { id } },
          ),
    Show: function ChangePackage({ data, ...rest }: Shown<Package>) {
      const say = useBook(packageWords)
      const failed = say(screen === 'cards' ? 'package.save_failed_here' : 'package.change_failed')
      const row = { ...data, thoi_han_thang: data.thoi_han_thang ?? withoutEnd }
      return (
        <EditDialog {...rest} title={say('package.edit')} row={row} failed={failed}>
          {field => (
            <PackageFields
              field={field}
              screen={screen}
              english={
                <>
                  {say('english.hint')}{' '}
                  <DialogLink opens={{ name: 'tieng-anh', id: data.id }}>{say('english.open')}</DialogLink>
                </>
              }
            />
          )}
        </EditDialog>
      )
    },
  }
}

function deleteDialog(screen: Screen): Dialog<Counted> {
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
