import argon2 from 'argon2'

const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Keyboards compose accents differently. NFC makes both forms the same password. */
export async function hashPassword(password: string): Promise<string> {
  return argon2.hash(password.normalize('NFC'), strength)
}

export async function isPassword(hash: string, password: string): Promise<boolean> {
  return argon2.verify(hash, password.normalize('NFC'))
}

export function isOutdated(hash: string): boolean {
  return argon2.needsRehash(hash, strength)
}

/** Compared against when the phone is unknown, so that the response takes as long as for a known one. */
export const nobodysHash = await hashPassword(crypto.randomUUID())
