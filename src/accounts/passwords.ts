import argon2 from 'argon2'

const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The same password typed on two keyboards may differ in how its marks are composed; both are one (NFC). */
export async function hashPassword(password: string): Promise<string> {
  return argon2.hash(password.normalize('NFC'), strength)
}

export async function isPassword(hash: string, password: string): Promise<boolean> {
  return argon2.verify(hash, password.normalize('NFC'))
}

export function isOutdated(hash: string): boolean {
  return argon2.needsRehash(hash, strength)
}

/** Compared against when nobody has the phone, so that the answer takes as long as for somebody who has. */
export const nobodysHash = await hashPassword(crypto.randomUUID())
