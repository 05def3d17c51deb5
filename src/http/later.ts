import type { ServerResponse } from 'node:http'
import type { Answer } from './envelope.ts'

/**
 * Writes an answer that was held. Koa has let go of its request: of ten thousand that wait there is little more in memory
 * than their connections.
 */
export async function writeLater(
  response: ServerResponse,
  later: () => Promise<Answer>,
  isStopping: () => boolean,
): Promise<Answer> {
  const answer = await later()
  const text = Buffer.from(JSON.stringify(answer.body))
  response.statusCode = answer.status
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.setHeader('Content-Length', text.length)
  if (answer.retryAfter) response.setHeader('Retry-After', answer.retryAfter)
  if (isStopping()) response.setHeader('Connection', 'close')
  response.end(text)
  return answer
}
