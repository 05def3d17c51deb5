import type { ServerResponse } from 'node:http'

/** Calls `leave` once the response has closed, or at once if its client is gone already; it may be called twice. */
export function whenGone(response: ServerResponse, leave: () => void): void {
  response.once('close', leave)
  if (response.destroyed) leave()
}
