import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { toE164 } from '../../src/accounts/phone.ts'
import { isOwnPath } from '../../src/shared/own-path.ts'
import { quickest } from '../helpers/quickest.ts'

const length = 50_000
const hostileTexts = [
  '0',
  '+',
  '(',
  ' ',
  '.',
  '-',
  '/',
  '\\',
  '%2e',
  '/.',
  '"',
  '\\"',
  'a',
  'A',
  '=',
  ';',
  '{a',
  ':a',
  '@a.',
]
  .map(piece => piece.repeat(length / piece.length))
  .flatMap(text => [text, `${text}!`, `/${text}\u0000`, `"${text}`])

test('R29: phones and return paths are validated within 50 ms, however long and odd they are', async () => {
  for (const judge of [toE164, isOwnPath])
    for (const text of hostileTexts) {
      const took = await quickest(() => judge(text))
      assert.ok(took < 50, `${judge.name} of ${text.slice(0, 8)}…: ${took} ms`)
    }
})

/** Files whose patterns never see long user input, with what they do see. */
const guarded: Record<string, string> = {
  'src/kernel/config.ts': 'the operator’s settings',
  'src/http/body.ts': 'JSON that was already parsed, in which every quote is closed',
  'src/http/openapi.ts': 'the paths of our own endpoints',
}

test('R29: no regular expression in the source takes longer than 50 ms on 50,000 hostile characters', async () => {
  let seen = 0
  for (const name of readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'))) {
    const file = `src/${name.replaceAll('\\', '/')}`
    if (file in guarded || file.startsWith('src/kernel/embedded/')) continue
    for (const [, pattern, flags] of readFileSync(file, 'utf8').matchAll(
      /(?<=[=(,:&|!?]\s*)\/((?:[^/\\\n[*]|\\.|\[(?:[^\]\\\n]|\\.)*\])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])*)\/([gimsuy]*)/g,
    )) {
      seen++
      const regex = new RegExp(pattern!, flags!.replace('g', ''))
      for (const text of hostileTexts) {
        const took = await quickest(() => regex.test(text))
        assert.ok(took < 50, `${file} ${regex}: ${took} ms over ${text.slice(0, 8)}…`)
      }
    }
  }
  assert.ok(seen > 10, `only ${seen} patterns found`)
})

test.run()
