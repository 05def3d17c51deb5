import { parseArgs } from 'node:util'
import { operatorError } from '../src/kernel/operator-error.ts'
import { startFakeServer } from './protocol/server.ts'

/** `npm run protocol`: a server without families, which drives a client through a day of rules and names its faults. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { port: { type: 'string', default: '3100' } } })
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw operatorError(`--port is "${values.port}": write a number from 1 to 65535.`)
  const server = await startFakeServer({ port, say: line => console.log(line) })
  console.log(`Point a client at ${server.url}: its pairing confirms itself. Ctrl-C ends, and says how it went.`)
  await new Promise(ended => process.once('SIGINT', ended))
  server.close()
  const { length } = server.faults
  console.log(server.isDone() ? 'The client went through the whole script.' : 'The client did not come to the end.')
  console.log(length === 0 ? 'It made no fault.' : `It made ${length} faults, see above.`)
  if (length > 0 || !server.isDone()) process.exitCode = 1
}
