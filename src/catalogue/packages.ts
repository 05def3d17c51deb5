import { audit, changedFrom } from '../kernel/audit.ts'
import { fail, failAsStale, failOnFields } from '../kernel/failure.ts'
import type { Caller, Writer } from '../kernel/given.ts'
import { reply } from '../kernel/reply.ts'
import { updateVersion } from '../kernel/versions.ts'
import { type changedPackage, isOffered, type newPackage } from '../shared/catalogue-fields.ts'
import type { Values } from '../shared/fields.ts'
import { translateSoon } from '../translation/index.ts'
import {
  deletePackage,
  findPackage,
  insertPackage,
  isBought,
  lockPackage,
  type Package,
  type PackageRow,
} from './store.ts'

type OfPackage = Writer & { id: number }

export async function createPackage(given: Writer, wanted: Values<typeof newPackage>) {
  failIfFreeHasPrice(wanted)
  const row = { ...wanted, ten: wanted.ten ?? '' }
  await translateSoon(given, [row.ten, row.mo_ta ?? ''])
  const made = (await findPackage(given.tx, await insertPackage(given.tx, row)))!
  await audit(given, { action: 'package_created', kind: 'goi', subject: made.id, detail: { after: row } })
  return reply({ data: made, message: 'package_created' })
}

export async function editPackage(given: OfPackage, { phien_ban, ten, ...others }: Values<typeof changedPackage>) {
  const { tx, id } = given
  const change = { ...others, ...(ten !== undefined && { ten: ten ?? '' }) }
  const before = (await lockPackage(tx, id)) ?? fail('not_found')
  if (phien_ban !== undefined && phien_ban !== before.phien_ban) failAsStale(await findPackage(tx, id))
  failIfFreeHasPrice({ ...before, ...change })
  const { loai_goi = before.loai_goi } = change
  if (loai_goi !== before.loai_goi && (await isBought(tx, id))) failOnFields({ loai_goi: 'package_type_fixed' })
  // its buyers read the name in their wallets and on receipts
  if (change.ten === '' && (await isBought(tx, id))) failOnFields({ ten: 'package_name_required' })
  await translateSoon(given, [change.ten ?? before.ten, change.mo_ta ?? before.mo_ta])
  await updateVersion(tx, 'goi', { id }, change)
  const after = (await findPackage(tx, id))!
  const detail = changedFrom(before, change)
  await audit(given, { action: 'package_changed', kind: 'goi', subject: id, detail })
  return reply({ data: after, message: 'package_changed' })
}

/** Deletes the package or, if it was bought, only takes it off sale. */
export async function removePackage(given: OfPackage) {
  const { tx, id } = given
  const { phien_ban: _, da_xoa: __, ...before } = (await lockPackage(tx, id)) ?? fail('not_found')
  const how = await deletePackage(tx, id)
  const detail = { before, how }
  await audit(given, { action: 'package_deleted', kind: 'goi', subject: id, detail })
  return reply({ data: null, message: 'package_deleted' })
}

/** Fails with 404 for a package that is not on sale, unless the caller is an admin. */
export function visibleTo({ person }: Caller, found: Package | undefined): Package {
  return found && ((!found.da_xoa && isOffered(found)) || person?.la_admin) ? found : fail('not_found')
}

function failIfFreeHasPrice({ loai_goi, gia }: Pick<PackageRow, 'loai_goi' | 'gia'>): void {
  if (loai_goi === 'MIEN_PHI' && gia > 0) failOnFields({ gia: 'free_has_price' })
}
