import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'esbuild'

const shell = resolve('views/browser.tsx')

/**
 * Keeps the code of the first page in one file. By default the bundler splits it by which later page shares which part,
 * and a dozen small files weigh more than one. So every later page is made to import all of it.
 */
export const oneSharedChunk: Plugin = {
  name: 'one-shared-chunk',
  setup: ({ onResolve, onLoad }) => {
    const later = new Set<string>()
    onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      if (kind === 'dynamic-import') later.add(resolve(resolveDir, path))
      return undefined
    })
    onLoad({ filter: /\.tsx?$/ }, ({ path }) =>
      later.has(path)
        ? {
            contents: `${readFileSync(path, 'utf8')}\nimport '${shell}'`,
            loader: path.endsWith('x') ? 'tsx' : 'ts',
            resolveDir: dirname(path),
          }
        : undefined,
    )
  },
}
