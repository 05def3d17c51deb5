import { dirname } from 'node:path'
import { build, type Plugin } from 'esbuild'

// React picks its development build at run time unless NODE_ENV is fixed when it is bundled.
const bundled = ['react', 'react-dom', 'react-router']

const leavePackagesOutside: Plugin = {
  name: 'leave-packages-outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind, resolveDir }) => {
      if (kind === 'entry-point' || bundled.includes(path.split('/')[0]!)) return undefined
      return resolveDir.includes('node_modules') && !path.startsWith('node:') ? undefined : { path, external: true }
    }),
}

/** Leaves out React's stream renderer, a sixth of the bundle, because we only render to strings. */
const leaveStreamsOut: Plugin = {
  name: 'leave-streams-out',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]react-dom[\\/]server\.node\.js$/ }, ({ path }) => ({
      contents: "module.exports = require('./cjs/react-dom-server-legacy.node.production.js')",
      resolveDir: dirname(path),
    })),
}

export async function buildServer(outdir: string): Promise<void> {
  await bundleForNode({ server: 'src/main.ts', 'embedded-worker': 'src/kernel/embedded/worker.ts' }, outdir)
}

export async function bundleForNode(
  entryPoints: Record<string, string>,
  outdir: string,
  ending: '.js' | '.mjs' = '.js',
): Promise<void> {
  await build({
    entryPoints,
    outdir,
    outExtension: { '.js': ending },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // bundled packages load Node's own modules with require
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    plugins: [leavePackagesOutside, leaveStreamsOut],
    logLevel: 'error',
  })
}
