// Runs the test files that it is given, in one process, until the first that fails.
import { pathToFileURL } from 'node:url'

globalThis.UVU_DEFER = 1
globalThis.UVU_QUEUE = [[null]]
const { exec } = await import('uvu')
for (const file of process.argv.slice(2)) await import(pathToFileURL(file).href)
await exec(true)
// a connection of theirs may still be open
process.exit()
