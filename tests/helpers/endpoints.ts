import type { Test } from 'uvu'
import type { Endpoint } from '../../src/kernel/endpoint.ts'
import { endpoints } from '../../src/modules.ts'

/** Declares more endpoints while the tests of one file run, so that the next file in the process does not see them. */
export function declareEndpoints(test: Test, ...more: Endpoint[]): void {
  test.before(() => {
    endpoints.push(...more)
  })
  test.after(() => {
    endpoints.splice(-more.length)
  })
}
