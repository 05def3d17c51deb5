import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'esbuild'

const shell = resolve('views/browser.tsx')

/**
 * Whatever the first page brings stays one file. Left to itself, the bundler cuts it by which later page shares which
 * part of it, and a dozen small files weigh more than one; so every page that comes later is made to share all of it.
 */
export const oneSharedChunk: Plugin = {
  name: 'one-shared-chunk',
  setup: ({ onResolve, onLoad }) => {
    const later = new Set<string>()
    onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      if (kind === 'dynamic-import') later.add(resolve(resolveDir, path))
      return undefined
    })
    onLoad({ filter: /\.tsx$/ }, ({ path }) =>
      later.has(path)
        ? { contents: `${readFileSync(path, 'utf8')}\nimport '${shell}'`, loader: 'tsx', resolveDir: dirname(path) }
        : undefined,
    )
  },
}
