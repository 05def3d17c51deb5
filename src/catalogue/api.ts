import { endpoint } from '../kernel/endpoint.ts'
import { fail } from '../kernel/failure.ts'
import * as fields from '../shared/catalogue-fields.ts'
import { addLine, changeLine, removeLine } from './lines.ts'
import { changePackage, createPackage, removePackage, visibleTo } from './packages.ts'
import { findPackage, linesOf, packagesOnSale } from './store.ts'

export const endpoints = [
  /** All packages on sale: there are a few tens of them, so they are not paged. */
  endpoint('GET', '/goi', 'visitor', {}, async ({ db }) => packagesOnSale(db)),

  endpoint('GET', '/goi/loai/:type', 'visitor', {}, async ({ db, params }) =>
    packagesOnSale(db, fields.packageTypes.find(type => type === params.type) ?? fail('not_found')),
  ),

  endpoint('GET', '/goi/:id', 'visitor', {}, async ({ db, id, caller }) =>
    visibleTo(caller, await findPackage(db, id)),
  ),

  endpoint('POST', '/goi', 'admin', { body: fields.newPackage }, async given => createPackage(given, given.body)),

  endpoint('PUT', '/goi/:id', 'admin', { body: fields.packageChange }, async given => changePackage(given, given.body)),

  endpoint('DELETE', '/goi/:id', 'admin', {}, async given => removePackage(given)),

  endpoint('GET', '/goi/:id/noi-dung', 'admin', {}, async ({ db, id }) => {
    if (!(await findPackage(db, id))) fail('not_found')
    return linesOf(db, id)
  }),

  endpoint('POST', '/goi/:id/noi-dung', 'admin', { body: fields.newLine }, async given =>
    addLine(given, given.body.noi_dung),
  ),

  endpoint('PUT', '/noi-dung/:id', 'admin', { body: fields.lineChange }, async given => changeLine(given, given.body)),

  endpoint('DELETE', '/noi-dung/:id', 'admin', {}, async given => removeLine(given)),
]
