import { hash } from 'node:crypto'

/** Names a content: the same for the same bytes on every machine of the service, so it serves as an ETag. */
export function contentTag(content: string | Buffer): string {
  return hash('sha256', content, 'base64url').slice(0, 22)
}
