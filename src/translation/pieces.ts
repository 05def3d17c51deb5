/** Free services refuse queries of more than 500 bytes. */
const longest = 450

/** Splits a long text into sentences, each with the spaces before it. Joined, they are the text. */
export function piecesOf(text: string): { spaces: string; sentence: string }[] {
  if (Buffer.byteLength(text) <= longest) return [{ spaces: '', sentence: text }]
  const [first, ...rest] = text.split(/(\n+|(?<=[.!?…;:]) +)/)
  const pieces = [{ spaces: '', sentence: first! }]
  for (let place = 0; place < rest.length; place += 2) pieces.push({ spaces: rest[place]!, sentence: rest[place + 1]! })
  return pieces
}
