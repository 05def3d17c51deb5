const keyword = 'on|using|where|set|left|join|order|for|cross|group|limit|values|inner'
const mention = new RegExp(
  `\\b(?:from|join|update|into|using) \\(?(\\w+)(?: (?:as )?(?!(?:${keyword})\\b)(\\w+))?`,
  'g',
)
/** Somewhere a family is given: by a value, by the values of a list, or in a new row. */
const given = [
  /ma_phu_huynh\)? ?(=|in) ?(any ?)?\(?\$\d/,
  /\([\w.]*ma_phu_huynh, [^()]*\) (=|in) \(+\$/,
  /(\$\d+|int) ?\)? as ma_phu_huynh/,
  /unnest\([^)]*\)[^()]*\(ma_phu_huynh/,
  /into \w+ \([^)]*ma_phu_huynh/,
]

/** The tables of these that a statement reads or writes without saying of which family. Its names have no quotes. */
export function withoutKey(sql: string, tables: Set<string>): string[] {
  const found = [...sql.matchAll(mention)].filter(([, table]) => tables.has(table!))
  const isGiven = given.some(pattern => pattern.test(sql))
  const isCompared = (name: string) =>
    new RegExp(`${name}\\.ma_phu_huynh(\\)? ?(=|in\\b)|, [^()]*\\) (=|in\\b))|= ?\\(?${name}\\.ma_phu_huynh`).test(sql)
  const isComparedBare = /(?<![.\w])ma_phu_huynh( ?(=|in \()|, [^()]*\) (=|in))|using \([^)]*ma_phu_huynh/.test(sql)
  const isNew = /into \w+ \([^)]*ma_phu_huynh/.test(sql)
  const lacking = found.filter(
    ([, table, alias]) => !isGiven || !(isNew || isComparedBare || isCompared(alias ?? table!) || isCompared(table!)),
  )
  return [...new Set(lacking.map(([, table]) => table!))]
}
