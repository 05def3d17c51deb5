const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: '’', nbsp: ' ' }

/** The text with its HTML entities decoded, on one line; null if markup or control characters are in it. */
export function plainText(text: string): string | null {
  const decoded = text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (entity, hex, decimal, name) =>
    name ? (named[name.toLowerCase()] ?? entity) : character(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  )
  const plain = decoded.normalize('NFC').replace(/'/g, '’').replace(/\s+/g, ' ').trim()
  return /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|<\/?[a-z!]/iu.test(plain) ? null : plain
}

/** A code beyond Unicode becomes a control character, so that the text is refused. */
function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\0'
}
