import { parseArgs } from 'node:util'
import { operatorError } from '../src/kernel/operator-error.ts'
import { isMachineCode, playMachine } from './machine/play.ts'
import { fileNamed } from './operate.ts'

/** `npm run machine -- --code ABCD2345`: a machine without a browser, which a parent pairs and a child uses. */
export async function run(args: string[]): Promise<void> {
  const options = {
    server: { type: 'string', default: 'http://127.0.0.1:3000' },
    code: { type: 'string' },
    'token-file': { type: 'string' },
    speed: { type: 'string', default: '1' },
    failing: { type: 'string' },
  } as const
  const { server, code, speed, failing, 'token-file': tokenFile } = parseArgs({ args, options }).values
  if (!/^https?:$/.test(URL.parse(server)?.protocol ?? ''))
    throw operatorError(`--server is "${server}": write an address such as http://127.0.0.1:3000.`)
  if (code !== undefined && !isMachineCode(code))
    throw operatorError(`--code is "${code}": write letters, digits and hyphens, as a machine shows them.`)
  if (!(Number(speed) >= 1 && Number(speed) <= 600))
    throw operatorError(`--speed is "${speed}": write how many times as fast as the clock, 1 to 600.`)
  await playMachine({
    server: server.replace(/\/+$/, ''),
    code: code ?? null,
    tokenFile: tokenFile === undefined ? null : fileNamed(tokenFile),
    speed: Number(speed),
    failing: failing ?? null,
    say: line => console.log(line),
  })
}
