import { readFileSync } from 'node:fs'
import { operatorError } from '../operator-error.ts'

export type Env = Record<string, string | undefined>

/** Reads a secret from the file that `NAME_FILE` names, or from the variable itself. */
export function readSecretVariable(env: Env, name: string): string | undefined {
  const file = env[`${name}_FILE`]
  if (!file) return env[name]
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw operatorError(`${name}_FILE names ${file}, which cannot be read.`)
  }
}

export function readWhole(env: Env, name: string, byDefault: number, min: number, max: number): number {
  const text = env[name]
  if (text === undefined || text === '') return byDefault
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw operatorError(`${name} is "${text}": write a whole number from ${min} to ${max}.`)
  return value
}

/** A web address, without a user, a password or the other parts named. */
export function checkAddress(
  name: string,
  text: string,
  without: ('search' | 'hash')[] = [],
  expected = 'https://host/path, without a user or password',
): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const unwanted = ['username', 'password', ...without] as const
  if (!url || !/^https?:$/.test(url.protocol) || unwanted.some(part => url[part]))
    throw operatorError(`${name} is not understood: write ${expected}.`)
  return text
}

export function readChoice<const T extends string>(env: Env, name: string, values: readonly [T, ...T[]]): T {
  const text = env[name] || values[0]
  if (!values.includes(text as T)) throw operatorError(`${name} is "${text}": write one of ${values.join(', ')}.`)
  return text as T
}
