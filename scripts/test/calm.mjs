// Preloaded by everything that does not test overload: on a busy machine the event loop is late, and the service would
// refuse requests that come together (503).
import { syncBuiltinESMExports } from 'node:module'
import hooks from 'node:perf_hooks'

hooks.monitorEventLoopDelay = () => ({ enable: () => true, reset: () => {}, percentile: () => 0 })
syncBuiltinESMExports()
