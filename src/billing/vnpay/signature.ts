import { createHmac, timingSafeEqual } from 'node:crypto'

/** Our account at the gateway; the secret signs in both directions. */
export interface Terminal {
  tmnCode: string
  secret: string
}

export type Pair = readonly [name: string, value: string]

/** HMAC-SHA512 in lower-case hex. */
export function sign(secret: string, text: string): string {
  return createHmac('sha512', secret).update(text).digest('hex')
}

/** The signature of encoded pairs, in the order of their names. */
export function signPairs(secret: string, pairs: readonly Pair[]): string {
  return sign(secret, joinPairs(pairs))
}

/** Pairs sorted by name and joined, without encoding them again. */
export function joinPairs(pairs: readonly Pair[]): string {
  const inOrder = [...pairs].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
  return inOrder.map(([name, value]) => `${name}=${value}`).join('&')
}

/** As a form encodes it: a space becomes `+`, everything else but letters, digits and `-_.*` becomes `%XX`. */
export function encode(text: string): string {
  return new URLSearchParams([['', text]]).toString().slice(1)
}

/** Compares in constant time; false for everything that is not a signature at all. */
export function isSignature(given: string, expected: string): boolean {
  if (!/^[0-9a-f]{128}$/i.test(given)) return false
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(expected, 'hex'))
}
