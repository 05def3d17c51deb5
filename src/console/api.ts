import { parentOfDevice } from '../devices/index.ts'
import { parentOfChild, parentOfItself } from '../family/index.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { fail } from '../kernel/failure.ts'
import { listEndpoints } from '../kernel/lists/endpoints.ts'
import { auditLog } from '../shared/console-lists.ts'
import { dateInVietnam } from '../shared/dates.ts'
import { drillDown, parents, search, suggestions } from '../shared/parent-lists.ts'
import { exported } from '../shared/protection-fields.ts'
import { inLanguageOf } from '../translation/index.ts'
import { countExport, exportAccount } from './account-data.ts'
import { auditEntries } from './audit-store.ts'
import { choiceEndpoints } from './choices.ts'
import { countChildren, countDevices, countParents } from './counters-store.ts'
import { csvBelow, pageBelow } from './drill-down.ts'
import { findChildWithDevices, findDeviceWithPackages, findFamily } from './family-store.ts'
import { readOverview } from './overview.ts'
import { parentRows } from './parent-store.ts'
import { findAnywhere } from './search-store.ts'
import { countAll, isPremium } from './store.ts'
import { suggest } from './suggest-store.ts'

export const endpoints = [
  endpoint('GET', '/thong-ke', 'admin', {}, async ({ db }) => countAll(db)),

  endpoint('GET', '/thong-ke/phu-huynh', 'admin', {}, async ({ db, now }) => countParents(db, dateInVietnam(now))),
  endpoint('GET', '/thong-ke/tre-em', 'admin', {}, async ({ db }) => countChildren(db)),

  endpoint('GET', '/thong-ke/thiet-bi', 'admin', {}, async ({ db, now }) => countDevices(db, dateInVietnam(now))),

  ...choiceEndpoints,

  ...listEndpoints('/nhat-ky', 'admin', auditLog, auditEntries),

  ...listEndpoints('/phu-huynh', 'admin', parents, parentRows),

  endpoint('GET', '/phu-huynh/:id', { owner: parentOfItself }, {}, async ({ db, id, now, caller }) =>
    inLanguageOf(caller, db, (await findFamily(db, id, dateInVietnam(now))) ?? fail('not_found')),
  ),
  endpoint('GET', '/tre-em/:id', { owner: parentOfChild }, {}, async ({ db, id, now, caller }) =>
    inLanguageOf(caller, db, (await findChildWithDevices(db, id, now)) ?? fail('not_found')),
  ),
  endpoint('GET', '/thiet-bi/:id', { owner: parentOfDevice }, {}, async ({ db, id, now, caller }) =>
    inLanguageOf(caller, db, (await findDeviceWithPackages(db, id, now)) ?? fail('not_found')),
  ),

  /** All that is kept about the account, as a file. What the children did is in `/protection/export`. */
  endpoint(
    'GET',
    '/phu-huynh/:id/du-lieu',
    { owner: parentOfItself },
    { query: exported, prepare: countExport },
    async given => exportAccount(given, given.query.format),
  ),

  /** All that the page of a parent in the console shows. */
  endpoint('GET', '/phu-huynh/:id/tong-quan', 'admin', {}, async given => readOverview(given)),

  endpoint('GET', '/drill-down.csv', 'admin', { query: drillDown }, async given => csvBelow(given)),
  endpoint('GET', '/drill-down', 'admin', { query: drillDown }, async given => pageBelow(given)),

  endpoint('GET', '/tim-kiem', 'admin', { query: search }, async ({ db, query }) => findAnywhere(db, query.q)),

  /** Ten parents or children at most, for a form in which one is picked. */
  endpoint('GET', '/goi-y', 'admin', { query: suggestions }, async ({ db, query }) => suggest(db, query.loai, query.q)),

  /** The membership that the account menu shows. */
  endpoint('GET', '/auth/membership', 'signed-in', {}, async ({ db, caller, now }) => {
    const premium = await isPremium(db, caller.person!.ma_phu_huynh, dateInVietnam(now))
    return { loai_tai_khoan: premium ? ('PREMIUM' as const) : ('FREE' as const) }
  }),
]
