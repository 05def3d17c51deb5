import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { updateVersion } from '../kernel/versions.ts'

/** A text that an admin wrote, and its English translation if there is one. */
export interface TranslationRow {
  id: number
  source: string
  translated: string | null
  /** Written by a person: no translation service replaces it. */
  by_hand: boolean
  phien_ban: number
}

const language = 'en'
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const columns = ['id', 'source', 'translated', 'by_hand', 'phien_ban']

/** Inserts a row for each text, to be translated; in one order, so that two who insert the same texts do not deadlock. */
export async function insertTexts(db: Knex, texts: string[]): Promise<void> {
  const rows = [...new Set(texts)]
    .filter(text => text !== '')
    .sort()
    .map(source => ({ language, text_hash: hashOf(source), source }))
  if (rows.length > 0) await db('translations').insert(rows).onConflict(['language', 'text_hash']).ignore()
}

/** Keeps a translation that we wrote ourselves, unless there is one. */
export async function insertTranslation(db: Knex, source: string, translated: string): Promise<void> {
  await db('translations')
    .insert({ language, text_hash: hashOf(source), source, translated, by_hand: true })
    .onConflict(['language', 'text_hash'])
    .ignore()
}

/** The rows of these texts, translated or not. */
export async function findTexts(db: Knex, texts: string[]): Promise<TranslationRow[]> {
  if (texts.length === 0) return []
  return db('translations')
    .where({ language })
    .whereRaw('text_hash = any (?)', [texts.map(hashOf)])
    .select(columns)
}

export async function findText(db: Knex, id: number): Promise<TranslationRow | undefined> {
  return db('translations').where({ id }).first(columns)
}

export async function lockText(tx: Knex, id: number): Promise<TranslationRow | undefined> {
  return tx('translations').where({ id }).forUpdate().first(columns)
}

export async function updateText(
  tx: Knex,
  id: number,
  change: { translated: string | null; by_hand: boolean; tries: number; ask_at: Date; phien_ban?: number | undefined },
): Promise<TranslationRow | undefined> {
  return updateVersion<TranslationRow>(tx, 'translations', { id }, change)
}

/** The next text to ask the service for. */
export async function nextText(db: Knex, now: Date): Promise<(TranslationRow & { tries: number }) | undefined> {
  return db('translations')
    .whereNull('translated')
    .where('ask_at', '<=', now)
    .orderBy(['ask_at', 'id'])
    .first([...columns, 'tries'])
}

export async function countWaiting(db: Knex): Promise<number> {
  const counted = await db('translations').whereNull('translated').count<{ n: number }>({ n: '*' }).first()
  return counted!.n
}

/** Keeps a translation that an admin has written meanwhile. */
export async function saveTranslation(db: Knex, id: number, translated: string): Promise<void> {
  await db('translations')
    .where({ id, translated: null })
    .update({ translated, phien_ban: db.raw('phien_ban + 1') })
}

export async function postpone(db: Knex, id: number, ask_at: Date): Promise<void> {
  await db('translations')
    .where({ id })
    .update({ ask_at, tries: db.raw('tries + 1') })
}

/** Claims the service for this process until a moment; false if another process has claimed it. */
export async function claimTranslator(db: Knex, now: Date, until: Date): Promise<boolean> {
  return (await db('translator').where('free_at', '<=', now).update({ free_at: until })) === 1
}

export async function extendClaim(db: Knex, until: Date): Promise<void> {
  await db('translator').update({ free_at: until })
}

export async function freeTranslator(db: Knex, now: Date): Promise<void> {
  await db('translator').update({ free_at: now, failures: 0 })
}

/** Pauses requests after a failure, for twice as long after each further one. */
export async function pauseTranslator(db: Knex, now: Date, { first, most }: { first: number; most: number }) {
  await db('translator').update({
    free_at: db.raw('?::timestamptz + make_interval(secs => least(? * power(2, least(failures, 20)), ?))', [
      now,
      first,
      most,
    ]),
    failures: db.raw('failures + 1'),
  })
}

/** Records that packages use these texts now. */
export async function markUsed(db: Knex, texts: string[], now: Date): Promise<void> {
  await db('translations')
    .whereRaw('text_hash = any (?)', [texts.map(hashOf)])
    .update({ used_at: now })
}

/** Deletes unused texts: those unused for long, those never translated, and all but the newest of the rest. */
export async function deleteUnused(db: Knex, texts: string[], limits: { before: Date; most: number }): Promise<number> {
  const { rows } = await db.raw(
    `with unused as (
       select id, translated, used_at, row_number() over (order by used_at desc, id desc) as place
       from translations where text_hash <> all (:used)
     ), gone as (
       delete from translations
       where id in (select id from unused where translated is null or used_at < :before or place > :most)
       returning id
     ) select count(*) as n from gone`,
    { used: texts.map(hashOf), ...limits },
  )
  return rows[0].n
}
