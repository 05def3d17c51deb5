import type { Knex } from 'knex'
import type { Language } from '../i18n/index.ts'
import type { Category } from '../shared/categories.ts'
import type { Fields, Stored, Values } from '../shared/fields.ts'
import type { person } from '../shared/parent-fields.ts'
import type { Machine } from './access.ts'
import type { Clock } from './clock.ts'
import type { InvoiceWebhook } from './config/invoices.ts'
import type { VnpayConfig } from './config/vnpay.ts'
import type { Log } from './log.ts'
import type { SendSms, StoredSms } from './messages.ts'
import type { Metrics } from './metrics/registry.ts'
import type { News } from './news.ts'
import type { Params } from './path.ts'
import type { Replica } from './replica.ts'
import type { Translator } from './translator.ts'
import type { WorkQueue } from './work-queue.ts'
import type { OwnWriting, Writing } from './writing.ts'

/** What every endpoint and job may use; created once by createServices. */
export interface Services {
  db: Knex
  clock: Clock
  secret: string
  /** The queue for password hashing, fair between networks, so that a flood of logins cannot take the whole machine. */
  hashing: WorkQueue
  log: Log
  /** What this process counts for its operator. */
  metrics: Metrics
  sms: SendSms
  /** The provider does not send a second message under the same id within a day. */
  smsKnowsIds: boolean
  /** Messages stored instead of sent, newest first; null when messages are really sent. */
  outbox: readonly StoredSms[] | null
  /** Maximum number of messages per day, for all users together. */
  smsPerDay: number
  /** The payment gateway; null if nobody can pay. */
  gateway: VnpayConfig | null
  invoices: InvoiceWebhook | null
  /** The public address of the site, with its prefix. */
  site: string
  translator: Translator
  news: News
  replica: Replica
  /** Whether the installer offered is a program; else it is a sample. */
  isProgramReady: () => Promise<boolean>
  /** The lists of sites that machines fetch, by the name of their category. */
  webLists: () => Promise<{ name: string; version: number; url: string }[]>
  /** The categories in whose list a site stands. */
  categoriesOf: (site: string) => Promise<Category[]>
  refuseCommonPasswords: boolean
  /** Number of migrations in this build. */
  migrations: number
}

export type Person = Stored<typeof person> & { ma_phu_huynh: number; la_admin: boolean; ngay_tao: Date }

/** Who sends the request, from which address, in which language. */
export interface Caller {
  person: Person | null
  /** The session token sent with the request; signing out or signing in again ends that session. */
  token: string | null
  /** The cookie set when the browser requested a one-time code; its tries at that code are counted separately. */
  challenge: string | null
  /** The device cookie as sent, not yet verified. */
  device: string | null
  /** The token of a child's machine, and what runs there, as in `browser/1.0.0`. */
  machine: string | null
  client: string | null
  address: string
  language: Language
}

export interface Given<B extends Fields, Q extends Fields, Path extends string = string> extends Services {
  caller: Caller
  /** The machine that calls; null at endpoints that are not for machines. */
  machine: Machine | null
  /** The `:id` of the path; 0 if the path has none. */
  id: number
  params: Params<Path>
  body: Values<B>
  query: Values<Q>
  /** The query exactly as it was sent. */
  search: string
  /** Reads the CSV that was sent; only for endpoints that take one. */
  csv: () => Promise<string>
  now: Date
}

/** The argument of a rule that writes. */
export type Writer = Omit<Services, 'db'> & Writing & { caller: Caller; now: Date }

/** The argument of a rule that a machine runs. */
export type MachineWriter = Writer & { machine: Machine | null }

/** The argument of a rule that a machine runs and that opens its transactions itself. */
export type MachineCaller = Services & OwnWriting & { caller: Caller; machine: Machine | null; now: Date }

/** The caller and the id of the row. */
export type Asking = Services & { caller: Caller; id: number }
