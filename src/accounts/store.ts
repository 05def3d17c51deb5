import type { Knex } from 'knex'
import type { Language } from '../i18n/index.ts'
import { deleteInParts } from '../kernel/delete-in-parts.ts'
import { fail } from '../kernel/failure.ts'
import type { Person } from '../kernel/given.ts'
import type { Source } from '../kernel/lists/source.ts'
import { runPrepared } from '../kernel/prepared.ts'
import { roles } from '../shared/account-fields.ts'
import type { peopleByRole } from '../shared/account-lists.ts'
import { namesOf, type Values } from '../shared/fields.ts'
import { person } from '../shared/parent-fields.ts'

export const personColumns = ['ma_phu_huynh', ...namesOf(person), 'la_admin', 'ngay_tao'] as const
const personList = personColumns.join(', ')

interface SessionRow {
  token_hash: Buffer
  ma_phu_huynh: number
  created_at: Date
  expires_at: Date
}

/** In the order of `hashes`; null for a session that is unknown or has expired. */
export async function findPeopleOfSessions(db: Knex, hashes: Buffer[], now: Date): Promise<(Person | null)[]> {
  const rows = await runPrepared<Person & { place: number }>(
    db,
    'people of sessions',
    `select place, ${personList} from unnest(?::bytea[]) with ordinality as sent (token_hash, place)
      join sessions using (token_hash) join phu_huynh using (ma_phu_huynh) where expires_at > ?`,
    [hashes, now],
  )
  const people: (Person | null)[] = hashes.map(() => null)
  for (const { place, ...found } of rows) people[place - 1] = found
  return people
}

export async function insertSession(tx: Knex, row: SessionRow): Promise<void> {
  await tx('sessions').insert(row)
}

/** Keeps this session and the newest others. The account must be locked, so that no other session starts meanwhile. */
export async function keepNewestSessions(tx: Knex, session: SessionRow, most: number): Promise<void> {
  const { ma_phu_huynh, token_hash, created_at: now } = session
  await tx.raw(
    `delete from sessions where ma_phu_huynh = :ma_phu_huynh and token_hash not in (
       select token_hash from sessions where ma_phu_huynh = :ma_phu_huynh and expires_at > :now
       order by token_hash = :token_hash desc, created_at desc limit :most)`,
    { ma_phu_huynh, token_hash, now, most },
  )
}

export async function deleteSession(tx: Knex, token_hash: Buffer): Promise<void> {
  await tx('sessions').where({ token_hash }).delete()
}

export async function deleteEndedSessions(tx: Knex, now: Date): Promise<number> {
  return deleteInParts(tx, 'sessions', tx('sessions').where('expires_at', '<=', now))
}

/** A person with the columns that only this module may see. */
export type Account = Person & {
  mat_khau: string
  ngon_ngu: Language
  device_generation: number
  /** When an admin closed the account; null while it is open. */
  khoa_luc: Date | null
}

type WhichAccount = { sdt: string } | { ma_phu_huynh: number }

export async function findAccount(db: Knex, which: WhichAccount): Promise<Account | undefined> {
  return accountIn(db, which)
}

/** Locks the account until the end of the transaction; other writers wait. */
export async function lockAccount(tx: Knex, which: WhichAccount): Promise<Account | undefined> {
  return accountIn(tx, which).forNoKeyUpdate()
}

const accountColumns = [...personColumns, 'mat_khau', 'ngon_ngu', 'device_generation', 'khoa_luc']

function accountIn(db: Knex, which: WhichAccount) {
  return db('phu_huynh')
    .where(which)
    .first(...accountColumns)
}

/** The same for many, in the order of their ids, so that two of these do not deadlock. */
export async function lockAccounts(tx: Knex, ids: number[]): Promise<Account[]> {
  return tx('phu_huynh').whereIn('ma_phu_huynh', ids).orderBy('ma_phu_huynh').forNoKeyUpdate().select(accountColumns)
}

export type NewPerson = Values<typeof person> & {
  mat_khau: string
  ngon_ngu?: Language
  la_admin?: boolean
  ngay_tao: Date
}

export async function setAdmins(tx: Knex, ids: number[], la_admin: boolean): Promise<void> {
  await tx('phu_huynh')
    .whereIn('ma_phu_huynh', ids)
    .update({ la_admin, phien_ban: tx.raw('phien_ban + 1') })
}

/** The ids of all admins whose accounts are open, locked until the end of the transaction. */
export async function lockAdmins(tx: Knex): Promise<number[]> {
  const rows = await tx('phu_huynh')
    .where({ la_admin: true, khoa_luc: null })
    .orderBy('ma_phu_huynh')
    .forUpdate()
    .select('ma_phu_huynh')
  return rows.map(row => row.ma_phu_huynh)
}

/** The new version of the row; undefined if the account is closed already. */
export async function closeAccount(
  tx: Knex,
  ma_phu_huynh: number,
  closed: { khoa_luc: Date; ly_do_khoa: string },
): Promise<number | undefined> {
  const open = tx('phu_huynh').where({ ma_phu_huynh, khoa_luc: null })
  const [row] = await open.update({ ...closed, phien_ban: tx.raw('phien_ban + 1') }, ['phien_ban'])
  return row?.phien_ban
}

/** The new version of the row; undefined if the account is open already. */
export async function openAccount(tx: Knex, ma_phu_huynh: number): Promise<number | undefined> {
  const closed = tx('phu_huynh').where({ ma_phu_huynh }).whereNotNull('khoa_luc')
  const opened = { khoa_luc: null, ly_do_khoa: null, phien_ban: tx.raw('phien_ban + 1') }
  const [row] = await closed.update(opened, ['phien_ban'])
  return row?.phien_ban
}

export async function findPerson(db: Knex, ma_phu_huynh: number): Promise<Person | undefined> {
  return db('phu_huynh').where({ ma_phu_huynh }).first(personColumns)
}

export const peopleByRoleRows: Source<typeof peopleByRole, Person & { phien_ban: number }> = {
  rows: (db, { params }) => {
    const role = roles.find(each => each === params.role) ?? fail('not_found')
    return db('phu_huynh')
      .where({ la_admin: role === 'admin' })
      .select(...personColumns, 'phien_ban')
  },
  filters: {},
  sorts: { ma_phu_huynh: 'ma_phu_huynh' },
  key: 'ma_phu_huynh',
}

/** Undefined if the phone or the e-mail is taken. */
export async function insertPerson(tx: Knex, row: NewPerson): Promise<Person | undefined> {
  const [made] = await tx('phu_huynh').insert(row).onConflict().ignore().returning(personColumns)
  return made
}

export async function isEmailTaken(db: Knex, email: string): Promise<boolean> {
  const { rows } = await db.raw('select 1 from phu_huynh where lower(email_phu_huynh) = lower(?)', [email])
  return rows.length > 0
}

export async function setPassword(tx: Knex, ma_phu_huynh: number, mat_khau: string): Promise<void> {
  await tx('phu_huynh').where({ ma_phu_huynh }).update({ mat_khau })
}

/** Replaces a hash by another of the same password; false if the stored hash is no longer that one. */
export async function replaceHash(
  db: Knex,
  { ma_phu_huynh, hash, stronger }: { ma_phu_huynh: number; hash: string; stronger: string },
): Promise<boolean> {
  return (await db('phu_huynh').where({ ma_phu_huynh, mat_khau: hash }).update({ mat_khau: stronger })) > 0
}

export async function setLanguage(tx: Knex, ma_phu_huynh: number, ngon_ngu: Language): Promise<void> {
  await tx('phu_huynh').where({ ma_phu_huynh }).update({ ngon_ngu })
}

export async function endDeviceCookies(tx: Knex, ma_phu_huynh: number): Promise<void> {
  await tx('phu_huynh').where({ ma_phu_huynh }).increment('device_generation', 1)
}

/** Ends the sessions of an account, except one. */
export async function deleteSessionsOf(tx: Knex, ma_phu_huynh: number, except: Buffer | null): Promise<number> {
  const sessions = tx('sessions').where({ ma_phu_huynh })
  return (except ? sessions.whereNot({ token_hash: except }) : sessions).delete()
}
