import { operatorError } from '../operator-error.ts'

export function isDiskFull(error: unknown): boolean {
  return /ENOSPC|No space/.test(String(error))
}

export function diskIsFull(path: string): Error {
  return operatorError(`The disk of ${path} is full: make room, nothing is lost.`)
}
