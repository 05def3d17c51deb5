import type { Line } from '../protocol/call.ts'

let service: Promise<string> | undefined

/** The address of the service, which the packed extension names in a file of its own. */
export function findService(): Promise<string> {
  service ??= fetch(chrome.runtime.getURL('service.json'))
    .then(answer => answer.json())
    .then(({ origin }: { origin: string }) => origin)
  return service
}

export async function line(): Promise<Line> {
  const { version } = chrome.runtime.getManifest()
  return { service: await findService(), client: `browser/${version}`, fetch: (...given) => fetch(...given) }
}
