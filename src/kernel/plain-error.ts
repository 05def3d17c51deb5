/** An error whose message is all that its reader needs: printed as one line, without a stack. */
export function plainError(message: string): Error {
  return Object.assign(new Error(message), { plain: true })
}

export function isPlainError(error: unknown): error is Error {
  return error instanceof Error && 'plain' in error
}
