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
  const before = sitesIn(readFileSync(existsSync(own) ? own : first, 'utf8'))
  const after = [...new Set([...before, ...sitesIn(readFileSync(from, 'utf8'))])].sort()
  mkdirSync(join(own, '..'), { recursive: true })
  writeFileSync(`${own}.new`, `${after.join('\n')}\n`)
  renameSync(`${own}.new`, own)
  console.log(`${name}: ${after.length} sites, ${after.length - before.length} of them new, in ${own}`)
}

/** Of `0.0.0.0 bad.example # note`, `||bad.example^` and `bad.example` the site. */
function sitesIn(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map(line => line.replace(/[#!].*$/, '').trim())
    .map(line => line.replace(/^\|\||\^$/g, '').replace(/^(0\.0\.0\.0|127\.0\.0\.1|::1?)\s+/, ''))
    .map(site => site.toLowerCase().replace(/^(\*\.|www\.)/, ''))
    .filter(isSite)
}
