import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TestApp, withApp } from '../helpers/app.ts'
import { undone } from '../helpers/family.ts'
import { seedMarkedRows } from '../helpers/hostile/family.ts'
import { pathsOf } from '../helpers/hostile/page-paths.ts'
import { moreThan, readPage } from '../helpers/hostile/skeleton.ts'
import { storeEverywhere } from '../helpers/hostile/store.ts'
import { hostileMarkup } from '../helpers/hostile-markup.ts'
import type { Name } from '../helpers/people.ts'
import { proof } from '../helpers/proof.ts'

async function shown(app: TestApp, path: string, as: Name | undefined): Promise<string> {
  const headers = { Cookie: `language=vi${as ? `; token=${await app.token(as)}` : ''}` }
  const { status, text } = await app.get(path, { headers })
  return status === 200 ? text : ''
}

const rounds = proof ? hostileMarkup.length : 1
const viewers = [undefined, 'mother', 'admin'] as const

/** Each page as the person whom it is for, or in a proof as all. */
function viewersOf(path: string): readonly (typeof viewers)[number][] {
  if (proof) return viewers
  return [path.startsWith('/admin') ? 'admin' : /^\/(user|wallet|payment)/.test(path) ? 'mother' : undefined]
}

const hostile = (round: number) => (at: number) => hostileMarkup[(at + round) % hostileMarkup.length]!.join(' ')

/** What each page shows to each of its viewers with such texts in all columns. */
async function pagesWith(app: TestApp, paths: string[], textFor: (at: number) => string): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  await undone(app.db, async () => {
    await storeEverywhere(app.db, textFor)
    for (const path of paths)
      for (const as of viewersOf(path)) pages.set(`${path} as ${as ?? 'a visitor'}`, await shown(app, path, as))
  })
  return pages
}

test('R27: a page has the same elements whatever texts are stored, and no address or data of theirs runs', () =>
  withApp(async app => {
    await seedMarkedRows(app, ['mother'])
    const paths = await pathsOf(app.db)
    const wrong: string[] = []
    const differ = new Set<string>()
    const harmless = await pagesWith(app, paths, at => 'Harmless '.repeat(1 + (at % 2)))
    const before = new Map<string, Awaited<ReturnType<typeof readPage>>>()
    for (const [page, html] of harmless) before.set(page, await readPage(html, app.url))
    for (let round = 0; round < rounds; round++)
      for (const [page, html] of await pagesWith(app, paths, hostile(round))) {
        if (html !== harmless.get(page)) differ.add(page)
        const read = await readPage(html, app.url)
        const found = [...moreThan(read, before.get(page)!), ...read.unsafe]
        wrong.push(...found.map(each => `${page}: ${each}`))
      }
    assert.equal(wrong, [])
    assert.ok(differ.size > 20, `only ${differ.size} pages show what is stored`)
  }))

test.run()
