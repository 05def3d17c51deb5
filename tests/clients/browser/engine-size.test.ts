import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

test('the engine of the rules is less than 10 kB for a client that packs it', async () => {
  const entry = 'src/shared/rules/decide.ts'
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, minify: true, format: 'esm', write: false })
  const { length } = gzipSync(outputFiles[0]!.contents)
  assert.ok(length > 500 && length < 10_000, `${length} bytes`)
})

test.run()
