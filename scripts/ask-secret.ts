import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { operatorError } from '../src/kernel/operator-error.ts'

/** Reads a secret from an environment variable, or from the terminal without echoing it. */
export async function askSecret(question: string, variable: string): Promise<string> {
  const given = process.env[variable]
  if (given) return given
  const { stdin, stdout } = process
  if (!stdin.isTTY) throw operatorError(`No terminal to ask at: set ${variable}.`)
  stdout.write(question)
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const asking = createInterface({ input: stdin, output: unseen, terminal: true })
  try {
    return await asking.question('')
  } finally {
    asking.close()
    stdout.write('\n')
  }
}

/** Asks for a new secret twice at a terminal, where nobody sees what was typed. */
export async function askNewSecret(question: string, variable: string): Promise<string> {
  const secret = await askSecret(question, variable)
  if (process.env[variable] || (await askSecret('The same again: ', variable)) === secret) return secret
  throw operatorError('The two were not the same: nothing was changed.')
}
