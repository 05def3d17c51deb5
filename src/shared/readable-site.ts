/** What Vietnamese is written with beyond ASCII, as NFD has it: a bar through the d, and vowels with one or two marks. */
const vietnamese = /^(?:[a-z0-9\u0111-]|[aeiouy][\u0300-\u0303\u0306\u0309\u031b\u0323]{1,2})+$/

/**
 * `tênmiền.vn` for `xn--…`, as people write it; rules keep the other. Names with any other letter stay as they are: in
 * letters of another script a name can look like that of a bank.
 */
export function readableSite(name: string): string {
  return name.split('.').map(readable).join('.')
}

function readable(label: string): string {
  if (!label.startsWith('xn--')) return label
  const text = decode(label.slice(4))
  return text !== null && text === text.normalize('NFC') && vietnamese.test(text.normalize('NFD')) ? text : label
}

/** RFC 3492; null if it is not valid punycode. */
function decode(encoded: string): string | null {
  const split = encoded.lastIndexOf('-')
  const points = [...encoded.slice(0, Math.max(split, 0))].map(sign => sign.charCodeAt(0))
  let [code, at, bias, place] = [128, 0, 72, split + 1]
  while (place < encoded.length) {
    const before = at
    for (let weight = 1, k = 36; ; k += 36) {
      const digit = '0123456789abcdefghijklmnopqrstuvwxyz'.indexOf(encoded[place++] ?? ' ')
      if (digit < 0) return null
      const value = digit < 10 ? digit + 26 : digit - 10
      at += value * weight
      const least = Math.min(Math.max(k - bias, 1), 26)
      if (value < least) break
      weight *= 36 - least
    }
    const count = points.length + 1
    bias = adapted(before === 0 ? Math.floor(at / 700) : Math.floor((at - before) / 2), count)
    code += Math.floor(at / count)
    at %= count
    if (code > 0x10ffff) return null
    points.splice(at++, 0, code)
  }
  return String.fromCodePoint(...points)
}

function adapted(delta: number, count: number): number {
  let rest = delta + Math.floor(delta / count)
  let k = 0
  for (; rest > 455; k += 36) rest = Math.floor(rest / 35)
  return k + Math.floor((36 * rest) / (rest + 38))
}
