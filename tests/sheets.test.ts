import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const sheets = readdirSync('views/styles', { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.css'))
  .map(name => ({ file: name, text: readFileSync(join('views/styles', name), 'utf8') }))

test('no style sheet is longer than 200 lines', () => {
  assert.ok(sheets.length > 20, 'the sheets were read')
  assert.equal(
    sheets.filter(({ text }) => text.split('\n').length > 201).map(({ file }) => file),
    [],
  )
})

test('a page changes its arrangement at the three widths of tokens.css only', () => {
  const allowed = [
    'width >= 30rem',
    'width < 30rem',
    'width >= 48rem',
    'width < 48rem',
    'width >= 64rem',
    'width < 64rem',
    // one button is there up to a tablet, and on it
    'width > 48rem',
  ]
  const asked = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/@(?:media|container)([^{]*)\{/g)].flatMap(([, query]) =>
      [...query!.matchAll(/\(([^)]*(?:width|inline-size)[^)]*)\)/g)].map(([, width]) => ({ file, width: width! })),
    ),
  )
  assert.ok(asked.length > 10, 'the queries were read')
  assert.equal(
    asked.filter(({ width }) => !allowed.includes(width)),
    [],
  )
})

test('a selector stands in one style sheet', () => {
  const places = new Map<string, Set<string>>()
  for (const { file, text } of sheets)
    for (const [, selector] of text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/^(\.[^{}@\n]+?) \{$/gm))
      places.set(selector!, (places.get(selector!) ?? new Set()).add(file))
  assert.ok(places.size > 100, 'the selectors were read')
  const twice = [...places].filter(([, files]) => files.size > 1).map(([selector, files]) => [selector, ...files])
  assert.equal(twice, [])
})

test.run()
