import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as assert from 'uvu/assert'

/**
 * Runs a script that kills itself, and returns what it printed. This process goes on meanwhile: one that stood still would
 * call its own server on connections that have been closed since.
 */
export async function killed(script: string, ...args: string[]): Promise<string> {
  const end = await promisify(execFile)(process.execPath, [script, ...args]).catch(error => error)
  assert.is(end.signal, 'SIGKILL', end.stderr)
  return end.stdout
}
