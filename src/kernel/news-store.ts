import type { Knex } from 'knex'

export interface NewsRow {
  id: number
  at: Date
  about: string
  told: NewsItem
}

/** Which child of a family it is about, and what has changed. */
export interface NewsItem {
  ma_tre_em?: number
  what: string
}

/** Longer than a transaction lasts: a row appears when it is committed, with the time at which it was written. */
const overlapSeconds = 10

export async function insertNews(tx: Knex, about: string, told: NewsItem): Promise<NewsRow> {
  const [made] = await tx('news')
    .insert({ about, told: JSON.stringify(told) })
    .returning(['id', 'at'])
  return { ...made, about, told }
}

/** Of the last seconds, by the clock of the database; some were read before. */
export async function findNews(db: Knex): Promise<NewsRow[]> {
  return db('news')
    .whereRaw(`at > clock_timestamp() - make_interval(secs => ?)`, [overlapSeconds])
    .orderBy('id')
    .select('id', 'at', 'about', 'told')
}

export async function deleteOldNews(db: Knex): Promise<number> {
  return db('news').whereRaw(`at < clock_timestamp() - interval '10 minutes'`).delete()
}
