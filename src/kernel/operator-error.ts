/** An error for the operator: printed as one line, without a stack. */
export function operatorError(message: string): Error {
  return Object.assign(new Error(message), { forOperator: true })
}

export function isOperatorError(error: unknown): error is Error {
  return error instanceof Error && 'forOperator' in error
}
