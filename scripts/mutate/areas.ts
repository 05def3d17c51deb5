/** What is mutated, and the tests that should notice; those that need no database, because each mutant runs them. */
export const areas: { sources: string[]; tests: string[] }[] = [
  { sources: ['src/shared/rules/*.ts'], tests: ['tests/rules'] },
  { sources: ['src/shared/dates.ts', 'src/shared/months.ts', 'src/shared/money.ts'], tests: ['tests/shared'] },
  { sources: ['src/shared/address.ts'], tests: ['tests/shared/address'] },
  { sources: ['src/shared/typed.ts'], tests: ['tests/shared/typed'] },
  { sources: ['src/shared/versions.ts'], tests: ['tests/shared/versions'] },
  { sources: ['src/shared/readable-site.ts'], tests: ['tests/shared/readable-site'] },
]
