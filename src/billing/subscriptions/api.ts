import { lockFamiliesOfDevices, parentOfDevice } from '../../devices/index.ts'
import { parentOfItself } from '../../family/index.ts'
import { forEachRow } from '../../kernel/each-row.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { fail } from '../../kernel/failure.ts'
import { listEndpoints } from '../../kernel/lists/endpoints.ts'
import * as fields from '../../shared/billing-fields.ts'
import { purchases, wallet } from '../../shared/billing-lists.ts'
import { dateInVietnam } from '../../shared/dates.ts'
import { inLanguageOf } from '../../translation/index.ts'
import { assign } from './assign.ts'
import { changePackage, extend, setTerm, type WithRenewals } from './change.ts'
import { mayTakeFree } from './free-store.ts'
import { historyOf } from './history.ts'
import { movePackage } from './move.ts'
import { findActive, findSubscription, listOfDevices, parentOfPlace } from './read-store.ts'
import { countPlaces, purchasedRows, unassignedRows } from './wallet-store.ts'

const ownDevice = { owner: parentOfDevice }
const ownWallet = { owner: parentOfItself }

export const subscriptionEndpoints = (renewals: WithRenewals) => [
  endpoint('GET', '/thiet-bi/:id/goi', ownDevice, {}, async ({ db, id, now, caller }) =>
    inLanguageOf(caller, db, await listOfDevices(db, [id], dateInVietnam(now))),
  ),

  /** What protects the device today, or null. */
  endpoint('GET', '/thiet-bi/:id/goi/active', ownDevice, {}, async ({ db, id, now, caller }) =>
    inLanguageOf(caller, db, await findActive(db, id, dateInVietnam(now))),
  ),

  endpoint('GET', '/thiet-bi/:id/lich-su-goi', ownDevice, {}, async ({ db, id, now, caller }) =>
    inLanguageOf(caller, db, await historyOf(db, id, { today: dateInVietnam(now), forAdmin: caller.person!.la_admin })),
  ),

  /** Whether the caller may take this free package now. */
  endpoint('GET', '/payment/free/:id', 'signed-in', {}, async ({ db, id, now, caller }) => ({
    nhan_duoc: await mayTakeFree(db, id, { parent: caller.person!.ma_phu_huynh, today: dateInVietnam(now) }),
  })),

  endpoint('PUT', '/thiet-bi/:id/change-goi', 'admin', { body: fields.packageChange }, async given =>
    changePackage({ ...given, ...renewals }, given.body),
  ),

  endpoint('PUT', '/thiet-bi/:id/goi/time', 'admin', { body: fields.term }, async given =>
    setTerm({ ...given, ...renewals }, given.body),
  ),

  endpoint('PUT', '/thiet-bi/:id/goi/extend', 'admin', { body: fields.extension }, async given =>
    extend({ ...given, ...renewals }, given.body),
  ),

  endpoint('PUT', '/thiet-bi/goi/extend', 'admin', { body: fields.extensionOfMany }, async given => {
    await lockFamiliesOfDevices(given.tx, given.body.chon)
    const { chon, so_thang_gia_han, phien_ban: known } = given.body
    return forEachRow({ ...given, ...renewals }, chon, each =>
      extend(each, { so_thang_gia_han, ...(known && { phien_ban: known[each.id] ?? null }) }),
    )
  }),

  ...listEndpoints('/payment/purchased/:id', ownWallet, purchases, purchasedRows),

  ...listEndpoints('/payment/unassigned/:id', ownWallet, wallet, unassignedRows),

  endpoint('GET', '/payment/subscriptions/:id', { owner: parentOfPlace }, {}, async ({ db, id, now, caller }) =>
    inLanguageOf(caller, db, await findSubscription(db, id, dateInVietnam(now))),
  ),

  /** `assign` checks that the package is in the caller's wallet; the body names no family. */
  endpoint('POST', '/payment/assign', 'signed-in', { body: fields.assignment }, async given =>
    assign(given, given.body),
  ),

  /** To another device of the family, with its term. */
  endpoint('PUT', '/payment/subscriptions/:id/move', { owner: parentOfPlace }, { body: fields.move }, async given =>
    movePackage(given, given.body),
  ),

  endpoint(
    'GET',
    '/goi/:id/thong-ke',
    'admin',
    {},
    async ({ db, id, now }) => (await countPlaces(db, id, dateInVietnam(now))) ?? fail('not_found'),
  ),
]
