import * as assert from 'uvu/assert'
import { isOperatorError } from '../../src/kernel/operator-error.ts'

/** The line that an operator reads when a command refuses. */
export async function operatorMessage(work: Promise<unknown>): Promise<string> {
  const thrown = await work.then(
    () => new Error('it succeeded'),
    error => error,
  )
  assert.ok(isOperatorError(thrown), String(thrown))
  return thrown.message
}
