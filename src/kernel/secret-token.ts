import { hash, randomBytes } from 'node:crypto'

/** 256 random bits that prove who sends them. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a secret token. It cannot be guessed, so a plain hash is enough. */
export function hashOfToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
