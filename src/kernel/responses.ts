const longest = 64 * 1024

/** The body of what another service answered, at most 64 kB: a service that never ends would fill the memory. */
export async function responseText({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body ?? []) {
    length += piece.length
    if (length > longest) throw new Error('the answer is too long', { cause: { code: 'answer_too_long' } })
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

/** The JSON object in a text; undefined if the text is none. */
export function jsonObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
