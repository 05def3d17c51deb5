import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { isProgramReady } from './downloads/index.ts'
import { createClock } from './kernel/clock.ts'
import type { Config } from './kernel/config.ts'
import type { Database } from './kernel/database.ts'
import type { Services } from './kernel/given.ts'
import type { Log } from './kernel/log.ts'
import type { StoredSms } from './kernel/messages.ts'
import { createMetrics } from './kernel/metrics/registry.ts'
import { createNews } from './kernel/news.ts'
import { createReplica } from './kernel/replica.ts'
import { createWorkQueue } from './kernel/work-queue.ts'
import { createSender } from './messages/index.ts'
import { categoriesOfSite, findWebLists, webListFolders } from './protection/index.ts'
import { createTranslator } from './translation/index.ts'

/** Leaves one core for requests, and one of Node's four pool threads for reading files. */
const hashesAtOnce = Math.min(3, Math.max(1, availableParallelism() - 1))
const hashesWaiting = 32

export function createServices({ db }: Database, config: Config, migrations: string, log: Log): Services {
  const clock = createClock()
  const outbox: StoredSms[] | null = config.sms.provider === 'outbox' ? [] : null
  const metrics = createMetrics()
  return {
    db,
    clock,
    secret: config.secret,
    hashing: createWorkQueue(hashesAtOnce, hashesWaiting, {
      waiting: metrics.cell('anni_hashing_waiting'),
      refused: metrics.cell('anni_hashing_refused_total'),
    }),
    log,
    metrics,
    sms: createSender(config.sms, { log, now: clock.now, outbox }),
    smsKnowsIds: config.sms.provider === 'esms',
    outbox,
    smsPerDay: config.smsPerDay,
    gateway: config.vnpay,
    invoices: config.invoices,
    site: config.origin + config.base,
    translator: createTranslator(config.translateUrl, { db, clock, log }),
    news: createNews(db, log),
    replica: createReplica(db, config.database, log),
    isProgramReady: () => isProgramReady(config.dataDir),
    categoriesOf: site => categoriesOfSite(webListFolders(config.dataDir, dirname(migrations)), site),
    webLists: () => findWebLists(webListFolders(config.dataDir, dirname(migrations)), config.origin + config.base),
    refuseCommonPasswords: config.refuseCommonPasswords,
    migrations: readdirSync(migrations).filter(file => file.endsWith('.ts')).length,
  }
}
