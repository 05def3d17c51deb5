import { endpoint } from '../kernel/endpoint.ts'
import { fail } from '../kernel/failure.ts'
import type { Given } from '../kernel/given.ts'
import * as fields from '../shared/catalogue-fields.ts'
import { dateInVietnam } from '../shared/dates.ts'
import type { Fields } from '../shared/fields.ts'
import { inLanguage, translationsOf } from '../translation/index.ts'
import { addLine, changeLine, removeLine } from './lines.ts'
import { createPackage, editPackage, removePackage, visibleTo } from './packages.ts'
import { findPackage, linesOf, packagesOffSaleInUse, packagesOnSale, packagesToManage } from './store.ts'

const asked = { query: fields.asTyped }

export const endpoints = [
  /** All packages on sale: there are a few tens of them, so they are not paged. Admins who edit also get the unfinished. */
  endpoint('GET', '/goi', 'visitor', asked, async given => {
    const edits = given.caller.person?.la_admin && given.query.nguyen_van
    return inLanguageAsked(given, await (edits ? packagesToManage(given.db) : given.replica.read(packagesOnSale)))
  }),

  endpoint('GET', '/goi/loai/:type', 'visitor', asked, async given => {
    const type = fields.packageTypes.find(each => each === given.params.type) ?? fail('not_found')
    return inLanguageAsked(given, await given.replica.read(db => packagesOnSale(db, type)))
  }),

  /** Packages off sale that some device still has, for the filter of devices. */
  endpoint('GET', '/goi/ngung-ban', 'admin', {}, async ({ db, now }) => packagesOffSaleInUse(db, dateInVietnam(now))),

  endpoint('GET', '/goi/:id', 'visitor', asked, async given =>
    inLanguageAsked(given, visibleTo(given.caller, await findPackage(given.db, given.id))),
  ),

  endpoint('POST', '/goi', 'admin', { body: fields.newPackage, creates: true }, async given =>
    createPackage(given, given.body),
  ),

  endpoint('PUT', '/goi/:id', 'admin', { body: fields.changedPackage }, async given => editPackage(given, given.body)),

  endpoint('DELETE', '/goi/:id', 'admin', {}, async given => removePackage(given)),

  /** The English translation of every text of the package. */
  endpoint('GET', '/goi/:id/ban-dich', 'admin', {}, async ({ db, id }) => {
    const { ten, mo_ta, noiDungList } = (await findPackage(db, id)) ?? fail('not_found')
    return translationsOf(db, [ten, mo_ta, ...noiDungList.map(({ noi_dung }) => noi_dung)])
  }),

  endpoint('GET', '/goi/:id/noi-dung', 'admin', {}, async ({ db, id }) => {
    if (!(await findPackage(db, id))) fail('not_found')
    return linesOf(db, id)
  }),

  endpoint('POST', '/goi/:id/noi-dung', 'admin', { body: fields.newLine, creates: true }, async given =>
    addLine(given, given.body.noi_dung),
  ),

  endpoint('PUT', '/noi-dung/:id', 'admin', { body: fields.lineChange }, async given => changeLine(given, given.body)),

  endpoint('DELETE', '/noi-dung/:id', 'admin', {}, async given => removeLine(given)),
]

async function inLanguageAsked<T>({ db, caller, query }: Given<Fields, typeof fields.asTyped>, found: T): Promise<T> {
  return query.nguyen_van ? found : inLanguage(db, caller.language, found)
}
