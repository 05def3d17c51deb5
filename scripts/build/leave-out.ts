import type { Plugin } from 'esbuild'

/**
 * Parts of react-router that only its framework mode, or somebody who watches its calls, ever reaches. They hang on
 * what we use, so that no bundler can leave them out. An export that a new version adds to them stops the build.
 */
const unreached: Record<string, string> = {
  'dom/ssr/components.js': `
    import { createContext } from 'react'
    export const FrameworkContext = createContext(undefined)
    export const usePrefetchBehavior = () => [false, undefined, {}]
    export const mergeRefs = own => own
    export const PrefetchPageLinks = () => null
    export let CRITICAL_CSS_DATA_ATTRIBUTE, Links, Meta, Scripts, setIsHydrated, useFrameworkContext`,
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export let getRouteInstrumentationUpdates, instrumentClientSideRouter, instrumentHandler
    export let instrumentationResultMetaContext`,
}

export const leaveOut: Plugin = {
  name: 'leave-out',
  setup: ({ onLoad }) =>
    onLoad({ filter: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]/ }, ({ path }) => {
      const part = path.replaceAll('\\', '/').split('/lib/').at(-1)!
      return part in unreached ? { contents: unreached[part]!, resolveDir: import.meta.dirname } : undefined
    }),
}
