import type { Plugin } from 'esbuild'

/**
 * Stubs for parts of react-router that only its framework mode or its instrumentation uses. The code that we use
 * imports them, so no bundler can drop them. If a new version imports another export from them, the build fails.
 */
const stubs: Record<string, string> = {
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

/** Only the server caches parts. */
const withoutCache = 'export const cachedPart = Part => Part'

export const leaveOut: Plugin = {
  name: 'leave-out',
  setup({ onLoad }) {
    onLoad({ filter: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]/ }, ({ path }) => {
      const part = path.replaceAll('\\', '/').split('/lib/').at(-1)!
      return part in stubs ? { contents: stubs[part]!, resolveDir: import.meta.dirname } : undefined
    })
    onLoad({ filter: /[\\/]views[\\/]cached-part\.ts$/ }, () => ({ contents: withoutCache }))
  },
}
