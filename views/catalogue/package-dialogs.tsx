import { packageWords } from '../../src/i18n/packages.ts'
import { changedPackage, mayBeUnnamed, newPackage, withoutEnd } from '../../src/shared/catalogue-fields.ts'
import { partial } from '../../src/shared/fields.ts'
import type { Typed } from '../../src/shared/typed.ts'
import { useBook } from '../books.ts'
import { EditDialog } from '../console/editing/edit-dialog.tsx'
import { DialogLink } from '../dialogs/dialog-link.tsx'
import type { Dialog, Dialogs, Shown } from '../dialogs/dialogs.tsx'
import { save } from '../submit.ts'
import { englishDialogs } from './english-dialogs.tsx'
import { deletePackageDialog } from './package-deletion.tsx'
import { PackageFields } from './package-form.tsx'
import type { Screen } from './packages.ts'
import { type Package, readPackage } from './packages.ts'

/** Create, change and delete a package. The id of `tao-goi` is always 0. */
export function packageDialogs(screen: Screen): Dialogs {
  return {
    'tao-goi': createDialog(screen),
    'sua-goi': changeDialog(screen),
    'xoa-goi': deletePackageDialog(screen),
    ...englishDialogs,
  }
}

const shown = Object.keys(newPackage)

/** The screen of management takes empty fields: no price is 0, and no duration is one month. */
function sentFrom(screen: Screen, form: Typed): Typed {
  if (screen === 'cards') return form
  const { gia = '', thoi_han_thang = '' } = form
  return { ...form, gia: gia.trim() || '0', thoi_han_thang: thoi_han_thang.trim() || '1' }
}

const firstValues = {
  cards: { loai_goi: 'TRA_PHI', thoi_han_thang: 1 },
  manage: { loai_goi: 'MIEN_PHI', thoi_han_thang: 1 },
}

function createDialog(screen: Screen): Dialog<true> {
  const fields = screen === 'cards' ? newPackage : { ...newPackage, ...mayBeUnnamed }
  return {
    load: async () => true,
    act: (args, _id, form) => save(args, 'POST', '/goi', fields, sentFrom(screen, form), { shown }),
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
  const fields = screen === 'cards' ? changedPackage : { ...changedPackage, ...partial(mayBeUnnamed) }
  return {
    load: readPackage,
    act: (args, id, form) =>
      save(args, 'PUT', '/goi/:id', fields, sentFrom(screen, form), { shown }, { params: { id } }),
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
