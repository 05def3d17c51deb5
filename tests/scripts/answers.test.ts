import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API, SymbolFlags } from 'typescript/unstable/sync'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { schemasOf } from '../../scripts/check/json-schemas.ts'

const types = `
type CalendarDate = string & Record<never, never>
interface Named {
  /** Its name. */
  name: string | null
}
interface Paged<T> { rows: T[] }
interface Right {
  text: string; count: number; yes: boolean; maybe?: boolean; at: Date; day: CalendarDate | null
  kind: 'a' | 'b' | null; only: true; list: readonly ('x' | 'y')[]; pair: readonly ['p', 'q']; open: Record<string, unknown>
  row: Named | null; page: Paged<Named>; picked: Pick<Named, 'name'>; missing: string | undefined; either: Named | string
}
declare const Types: { right: Right; unsaid: { deep: unknown }; any: any[]; twice: [Named, import('./other').Named] }
`

/** The schemas of a type of these, with those of the types that it names. */
function schemaIn(name: string) {
  const cwd = mkdtempSync(join(tmpdir(), 'an-nhi-types-'))
  writeFileSync(join(cwd, 'tsconfig.json'), '{"compilerOptions":{"strict":true,"types":[]},"files":["types.ts"]}')
  writeFileSync(join(cwd, 'types.ts'), types)
  writeFileSync(join(cwd, 'other.ts'), 'export interface Named { other: string }')
  const api = new API({ cwd })
  try {
    const { program, checker } = api.updateSnapshot({ openProjects: ['tsconfig.json'] }).getProjects()[0]!
    const declared = program.getSourceFile('types.ts')!
    const types = checker.resolveName('Types', SymbolFlags.Value, { document: declared.fileName, position: 0 })!
    const { schemaOf, schemas } = schemasOf(checker)
    schemaOf(checker.getTypeOfSymbol(checker.getPropertyOfType(checker.getTypeOfSymbol(types)!, name)!)!, name)
    return Object.fromEntries(schemas) as Record<string, { properties: object; required: string[] }>
  } finally {
    api.close()
    rmSync(cwd, { recursive: true })
  }
}

test('a type becomes the schema of its JSON: null, optional, choices, dates, lists, names', () => {
  const { Right, Named, PagedNamed } = schemaIn('right')
  const name = { type: ['string', 'null'], description: 'Its name.' }
  const named = { $ref: '#/components/schemas/Named' }
  assert.equal(Named, { type: 'object', properties: { name }, required: ['name'] })
  assert.equal(PagedNamed!.properties, { rows: { type: 'array', items: named } })
  assert.equal(Right!.properties, {
    text: { type: 'string' },
    count: { type: 'integer' },
    yes: { type: 'boolean' },
    maybe: { type: 'boolean' },
    at: { type: 'string', format: 'date-time' },
    day: { type: ['string', 'null'], format: 'date' },
    kind: { type: ['string', 'null'], enum: ['a', 'b', null] },
    only: { const: true },
    list: { type: 'array', items: { type: 'string', enum: ['x', 'y'] } },
    pair: { type: 'array', items: { type: 'string', enum: ['p', 'q'] } },
    open: { type: 'object', additionalProperties: true },
    row: { anyOf: [{ type: 'null' }, named] },
    page: { $ref: '#/components/schemas/PagedNamed' },
    picked: { type: 'object', properties: { name }, required: ['name'] },
    missing: { type: 'string' },
    either: { anyOf: [{ type: 'string' }, named] },
  })
  const optional = ['maybe', 'missing']
  assert.equal(
    Right!.required,
    Object.keys(Right!.properties).filter(each => !optional.includes(each)),
  )
})

test('a type that says nothing, and two types of one name, stop the check', () => {
  assert.throws(() => schemaIn('unsaid'), /unsaid\.deep is unknown/)
  assert.throws(() => schemaIn('any'), /any\[\] is any/)
  assert.throws(() => schemaIn('twice'), /twice\[\] is the second type called Named/)
})

test.run()
