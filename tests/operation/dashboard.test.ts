import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { families } from '../../src/kernel/metrics/families.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')

interface Panel {
  id: number
  type: string
  title: string
  description?: string
  datasource?: { uid: string }
  gridPos: { x: number; y: number; w: number; h: number }
  targets?: { expr: string; refId: string; datasource: { uid: string } }[]
}

const dashboard = JSON.parse(read('deploy/grafana.json'))
const panels: Panel[] = dashboard.panels
const shown = panels.filter(({ type }) => type !== 'row')
const expressions = shown.flatMap(({ targets }) => targets!.map(({ expr }) => expr))
const kinds: Record<string, { type: string; labels: readonly string[] }> = families

/** The family of a name in an expression: a histogram is asked for by its parts. */
function familyOf(name: string): string {
  const whole = name.replace(/_(bucket|sum|count)$/, '')
  return kinds[whole]?.type === 'histogram' ? whole : name
}

const namesIn = (text: string) => [...text.matchAll(/\banni_\w+/g)].map(([name]) => name)

test('each figure is described, with labels that Prometheus does not take for its own', () => {
  for (const [name, { help, labels }] of Object.entries(families)) {
    assert.match(help, /^[^\n\\]{20,}\.$/, name)
    for (const label of labels) assert.not.match(label, /^(job|instance|le|quantile|__.*)$/, name)
  }
})

test('the dashboard asks for figures that there are, and for all of them', () => {
  const asked = new Set(expressions.flatMap(namesIn).map(familyOf))
  assert.equal([...asked].sort(), Object.keys(families).sort())
})

test('its expressions are whole, and use the labels that their figures have', () => {
  for (const expr of expressions) {
    for (const [open, close] of ['()', '{}', '[]'] as const)
      assert.is(expr.split(open!).length, expr.split(close!).length, expr)
    const known = new Set(['le', 'instance', ...namesIn(expr).flatMap(name => kinds[familyOf(name)]!.labels)])
    const used = [...expr.matchAll(/(\w+)(?==~?")|(?<=by \()[\w, ]+/g)].flatMap(([labels]) => labels.split(', '))
    for (const label of used) assert.ok(known.has(label), `${label} in ${expr}`)
    for (const name of namesIn(expr)) {
      const isCounted = kinds[familyOf(name)]!.type !== 'gauge'
      assert.is(new RegExp(`(rate|increase)\\(${name}\\b`).test(expr), isCounted, expr)
    }
  }
})

test('Grafana can load it: a schema, one source to choose, and panels with ids and places of their own', () => {
  assert.is(dashboard.schemaVersion, 39)
  assert.is(dashboard.templating.list[0].query, 'prometheus')
  const source = `\${${dashboard.templating.list[0].name}}`
  assert.is(new Set(panels.map(({ id }) => id)).size, panels.length)
  for (const { title, description, targets, datasource } of shown) {
    assert.ok(title && description, title)
    for (const each of [{ datasource }, ...targets!]) assert.is(each.datasource?.uid, source, title)
    assert.is(new Set(targets!.map(({ refId }) => refId)).size, targets!.length, title)
  }
  const places = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)}:${y + Math.floor(at / w)}`),
  )
  assert.is(new Set(places).size, places.length, 'none covers another')
  assert.ok(panels.every(({ gridPos: { x, w } }) => x + w <= 24))
})

test('operators are told of figures that there are', () => {
  const told = namesIn(read('docs/operations.md')).map(familyOf)
  assert.ok(new Set(told).size > 5)
  for (const name of told) assert.ok(Object.hasOwn(families, name), name)
})

test.run()
