export interface Area {
  sources: string[]
  /** Those that should notice. Every mutant runs them, so where it can be they need no database. */
  tests: string[]
  usesDatabase?: true
}

/** What is mutated. */
export const areas: Area[] = [
  { sources: ['src/shared/rules/*.ts'], tests: ['tests/rules'] },
  { sources: ['src/shared/dates.ts', 'src/shared/months.ts', 'src/shared/money.ts'], tests: ['tests/shared'] },
  { sources: ['src/shared/address.ts'], tests: ['tests/shared/address'] },
  { sources: ['src/shared/typed.ts'], tests: ['tests/shared/typed'] },
  { sources: ['src/shared/versions.ts'], tests: ['tests/shared/versions'] },
  { sources: ['src/shared/readable-site.ts'], tests: ['tests/shared/readable-site'] },
  {
    sources: ['src/kernel/access.ts', 'src/kernel/dispatch.ts', 'src/kernel/write-limits.ts'],
    tests: ['tests/access', 'tests/kernel', 'tests/http', 'tests/accounts'],
    usesDatabase: true,
  },
  { sources: ['src/accounts/**/*.ts'], tests: ['tests/accounts', 'tests/parents'], usesDatabase: true },
  { sources: ['src/billing/**/*.ts'], tests: ['tests/billing', 'tests/console'], usesDatabase: true },
]
