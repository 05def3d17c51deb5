import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { codeOf, linesRun } from '../../scripts/coverage/lines.ts'

const source = `import type { A } from './a.ts'

// a comment
/**
 * and a longer one
 */
async function half(a: number): number {
  if (a > 1) {
    return a
  }
  return a / 2
}
interface A {
  a: string
}
`
const texts = (source: string) => {
  const { text, lines } = codeOf(source)
  return lines.map(({ start, end }) => text.slice(start, end).trim())
}
const from = (text: string) => source.indexOf(text)
const part = (start: number, end: number, count: number) => ({ startOffset: start, endOffset: end, count })
const module = { ranges: [part(0, source.length, 1)] }
const ranOf = (...functions: Parameters<typeof linesRun>[1]) => {
  const lines = texts(source)
  return lines.filter((_, at) => linesRun(codeOf(source), functions)[at])
}

test('lines of code are those that are neither blank, nor comments, nor types', () => {
  assert.equal(texts(source), [
    'async function half(a        )         {',
    'if (a > 1) {',
    'return a',
    '}',
    'return a / 2',
    '}',
  ])
})

test('a line ran if a part of it did, and the innermost part says so', () => {
  const all = part(from('function half'), from('\ninterface'), 2)
  const never = part(from('{\n    return a'), from('\n  return a / 2'), 0)
  assert.equal(ranOf(module, { ranges: [all, never] }), [
    'async function half(a        )         {',
    'if (a > 1) {',
    'return a / 2',
    '}',
  ])
  assert.equal(ranOf({ ranges: [{ ...all, count: 0 }] }, module), ['async function half(a        )         {'])
  assert.equal(ranOf(), [])
})

test.run()
