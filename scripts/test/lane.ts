import { pathToFileURL } from 'node:url'

export interface Finished {
  output: string
  passed: boolean
}

/** Global state of uvu's own command line, which also runs many files in one process. */
const uvuState = globalThis as unknown as { UVU_DEFER: number; UVU_INDEX: number; UVU_QUEUE: unknown[][] }
uvuState.UVU_DEFER = 1
uvuState.UVU_INDEX = 0
uvuState.UVU_QUEUE = []

// A process that runs test files one after the other, as the runner sends them, until the runner disconnects.
process.on('message', async (file: string) => {
  const printed: string[] = []
  const { write } = process.stdout
  process.stdout.write = text => printed.push(String(text)) > 0
  const passed = await runHere(file).catch(error => {
    printed.push(`${error?.stack ?? error}\n`)
    return false
  })
  process.stdout.write = write
  process.send!({ output: printed.join(''), passed } satisfies Finished)
})

// What is still open then keeps the process from ending: the runner shows it if it has to end it.
process.once('disconnect', () => {
  setTimeout(() => console.error('still open:', process.getActiveResourcesInfo().join(', ')), 8_000).unref()
})

async function runHere(file: string): Promise<boolean> {
  const { exec } = await import('uvu')
  uvuState.UVU_QUEUE.splice(0, Number.POSITIVE_INFINITY, [null])
  await import(pathToFileURL(file).href)
  await exec()
  const passed = !process.exitCode
  process.exitCode = 0
  return passed
}
