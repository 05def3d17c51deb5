import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { API, type Project, type Type, type TypeReference } from 'typescript/unstable/sync'
import { membersOf, schemasOf } from './json-schemas.ts'

const file = 'src/http/answers.json'

/** Writes the file if the types of the endpoints say something else than it. */
export function answerFault(): string {
  const text = formatted(JSON.stringify(answersFromTypes()))
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return ''
  writeFileSync(file, text)
  return `${file} was not what the types say. It has been written anew: read the difference and commit it.`
}

/** The JSON schemas of what each endpoint answers beside `success` and `message`, read from the type `Api`. */
function answersFromTypes() {
  const api = new API({ cwd: process.cwd() })
  try {
    const project = api.updateSnapshot({ openProjects: ['tsconfig.json'] }).getProjects()[0]!
    const { schemaOf, schemas } = schemasOf(project.checker)
    const pagination = schemaOf(typeIn(project, 'src/kernel/pagination.ts', 'Pagination'), 'Pagination')
    const calls = membersOf(typeIn(project, 'src/modules.ts', 'Api')).flatMap(endpoint => {
      const [method, path, data, , , paged] = project.checker.getTypeArguments(endpoint as TypeReference)
      const call = `${literalOf(method)} ${literalOf(path)}`
      if (/ \/dev\/|\.csv$/.test(call)) return []
      return [[call, { data: schemaOf(data!, call), ...(literalOf(paged) && { pagination }) }] as const]
    })
    return { calls: sorted(calls), schemas: sorted([...schemas]) }
  } finally {
    api.close()
  }
}

function literalOf(type: Type | undefined) {
  return type?.isLiteralType() && type.value
}

function typeIn({ program, checker }: Project, path: string, name: string): Type {
  const module = checker.getSymbolAtLocation(program.getSourceFile(path)!)!
  return checker.getDeclaredTypeOfSymbol(checker.getMemberInModuleExports(module, name)!)
}

function sorted<T>(entries: (readonly [string, T])[]): Record<string, T> {
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

export function formatted(text: string): string {
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'format', `--stdin-file-path=${file}`]
  return spawnSync(process.execPath, biome, { input: text, encoding: 'utf8' }).stdout
}
