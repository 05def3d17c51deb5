/** Run in a page before its scripts: takes away what the browsers of parents' older phones do not have. */
export const asIn2023 = `{
  const later = [
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Array, ['fromAsync']],
    [RegExp, ['escape']],
    [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [globalThis.Iterator?.prototype ?? {}, ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find']],
  ]
  for (const [owner, names] of later) for (const name of names) delete owner[name]
}`
