import { responseText } from '../../kernel/responses.ts'

/** In ms, for connection, headers and body together. */
const gatewayTimeout = 8_000

/** Posts once, without retry, and follows no redirect, which would send our signature to another host. */
export async function post(
  url: string,
  body: string,
  authorization?: string,
): Promise<{ text: string } | { error: string }> {
  try {
    const signal = AbortSignal.timeout(gatewayTimeout)
    const headers = { 'Content-Type': 'application/json', ...(authorization && { Authorization: authorization }) }
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' })
    return { text: await responseText(response) }
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    return { error: cause?.code ?? name }
  }
}
