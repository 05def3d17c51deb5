// Preloaded by everything that does not test hashing itself: argon2 with a 256th of the memory, so that a password takes
// 1 ms instead of 40 and the escrow key 1 ms instead of 200. Weaker parameters stay weaker than stronger ones.
import argon2 from 'argon2'

const { hash, needsRehash } = argon2
const lighten = options => ({ ...options, memoryCost: Math.max(8, Math.round(options.memoryCost / 256)) })

argon2.hash = (password, options) => hash(password, lighten(options))
argon2.needsRehash = (digest, options) => needsRehash(digest, lighten(options))
