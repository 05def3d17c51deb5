const longest = 64 * 1024

/** The body of another service's response, at most 64 kB, so that an endless one does not fill the memory. */
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

/** Parses a JSON object; undefined if the text is not one. */
export function jsonObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
