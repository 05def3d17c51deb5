import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { operatorError } from '../src/kernel/operator-error.ts'
import { webListFolders } from '../src/protection/index.ts'
import { categories } from '../src/shared/categories.ts'
import { isSite } from '../src/shared/rules/read-rules.ts'
import { fileNamed, readOwnConfig } from './operate.ts'

/** `npm run lists -- import FILE games`: adds the sites of a hosts file or a plain list to those of a category. */
export async function run([command, file, category]: string[]): Promise<void> {
  const name = categories.find(each => each === category)
  if (command !== 'import' || !file || !name)
    throw operatorError(`Say: npm run lists -- import FILE CATEGORY, one of ${categories.join(', ')}.`)
  const from = fileNamed(file)
  if (!existsSync(from)) throw operatorError(`there is no file ${from}.`)
  const { dataDir } = readOwnConfig()
  const [own, first] = webListFolders(dataDir, '.').map(folder => join(folder, `${name}.txt`)) as [string, string]
  const added = readSites(readFileSync(from, 'utf8'))
  if (added.sites.length === 0) throw operatorError(`no line of ${from} names a site: nothing was changed.`)
  const before = readSites(readFileSync(existsSync(own) ? own : first, 'utf8')).sites
  const after = [...new Set([...before, ...added.sites])].sort()
  mkdirSync(join(own, '..'), { recursive: true })
  writeFileSync(`${own}.new`, `${after.join('\n')}\n`)
  renameSync(`${own}.new`, own)
  const rest = added.without > 0 ? `; lines that name no site: ${added.without}` : ''
  console.log(`${name}: ${after.length} sites, ${after.length - before.length} of them new, in ${own}${rest}`)
}

/** The sites of a text, and how many of its lines name none. In `vnexpress.net##.banner` no remark begins. */
function readSites(text: string): { sites: string[]; without: number } {
  const lines = text.split(/\r?\n/).map(line => line.replace(/(^|\s)[#!].*$/, '').trim())
  const found = lines.filter(line => line !== '').map(sitesOf)
  return { sites: found.flat(), without: found.filter(sites => sites.length === 0).length }
}

/** Of `0.0.0.0 bad.example worse.example`, `||bad.example^` and `bad.example` the sites. */
function sitesOf(line: string): string[] {
  const [, hosts] = /^(?:0\.0\.0\.0|127\.0\.0\.1|::1?)\s+(.*)$/.exec(line) ?? []
  const names = hosts?.split(/\s+/) ?? [line.replace(/^\|\||\^$/g, '')]
  return names.map(name => name.toLowerCase().replace(/^(\*\.|www\.)/, '')).filter(isSite)
}
