/** Changes that no test can notice, because they change nothing that anybody sees, each with the reason. */
export const explained: Record<string, Record<string, string>> = {
  'src/shared/rules/day-map.ts': { '1_440 → 1441': 'an eighth of a byte is no byte' },
  'src/shared/rules/decide.ts': { '8 → 9': 'a longer look ahead finds the same, and what is later is found later' },
  'src/shared/money.ts': { '30 → 31': 'no amount has thirty signs' },
  'src/shared/rules/read-rules.ts': { 'return false → return;': 'callers only ask whether it is true' },
  'src/shared/months.ts': { '31 → 32': 'no day is the 32nd' },
}
