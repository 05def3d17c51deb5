import { parentPort, workerData } from 'node:worker_threads'
import { listenForCommands } from './control.ts'
import { type Address, serve } from './serve.ts'

export interface OpenRequest {
  path: string | 'memory'
  address: Address
  control: string
}

export type OpenResult = { opened: { address: Address; fresh: boolean } } | { failed: string }

const { path, address, control } = workerData as OpenRequest

try {
  const served = await serve(path, address)
  const commands = await listenForCommands(control, served)
  parentPort!.once('message', async () => {
    commands.close()
    commands.closeAllConnections()
    await served.close()
    process.exit()
  })
  answer({ opened: { address: served.address(), fresh: served.fresh } })
} catch (error) {
  answer({ failed: error instanceof Error ? error.message : String(error) })
}

function answer(message: OpenResult): void {
  parentPort!.postMessage(message)
}
