/** Texts that are cheap to send and expensive for careless code: quadratic composing, backtracking, copying. */
export const nastyTexts: Record<string, string> = {
  'marks in their order': `a${'\u0323'.repeat(24_000)}${'\u0301'.repeat(24_000)}`,
  'marks against their order': `a${'\u0301'.repeat(24_000)}${'\u0323'.repeat(24_000)}`,
  'marks by turns': `a${'\u0301\u0323'.repeat(24_000)}`,
  'marks of many classes': `a${'\u0345\u0301\u031b\u0323\u0334'.repeat(9_000)}`,
  'letters with two marks each': 'e\u0302\u0323'.repeat(19_000),
  'Korean letters in parts': '\u1112\u1161\u11ab'.repeat(11_000),
  'a sign that decomposes to eighteen': '\ufdfa'.repeat(33_000),
  digits: '1'.repeat(100_000),
  'digits set apart': '1 '.repeat(50_000),
  'digits and a letter at the end': `${'0'.repeat(99_000)}x`,
  'at signs': `a${'@'.repeat(99_000)}`,
  'an at sign after long': `${'a'.repeat(50_000)}@`,
  dots: `a@${'.'.repeat(99_000)}`,
  'dots and letters': `a@${'a.'.repeat(49_000)}`,
  spaces: `${' '.repeat(99_000)}x`,
  'spaces inside': `x${' '.repeat(99_000)}x`,
  'spaces of many kinds': '\t\n \u00a0\u2003'.repeat(13_000),
  quotes: '"'.repeat(49_000),
  backslashes: '\\'.repeat(49_000),
  'quotes and backslashes': '\\"'.repeat(24_000),
  'angle brackets': "<>&'".repeat(24_000),
  percents: '%'.repeat(99_000),
  'percents of dots': '/%2e'.repeat(24_000),
  slashes: '/'.repeat(99_000),
  'slashes and dots': '/.'.repeat(49_000),
  'capitals and digits': 'A1a!'.repeat(24_000),
  'signs of two units': '\u{1f600}'.repeat(24_000),
  'line separators': '\u2028'.repeat(33_000),
}

/** As much of a text as fits into `most` bytes of UTF-8 after `sent` has encoded it. */
export function fitted(text: string, most: number, sent: (text: string) => string = String): string {
  for (let length = text.length; ; ) {
    const made = sent(text.slice(0, length))
    const bytes = Buffer.byteLength(made)
    if (bytes <= most) return made
    length = Math.floor(length * Math.min(0.98, most / bytes))
  }
}

/** Bodies whose structure is hostile. */
export const nastyJson: Record<string, string> = {
  'deep arrays': '['.repeat(49_000) + ']'.repeat(49_000),
  'deep objects': `${'{"a":'.repeat(16_000)}1${'}'.repeat(16_000)}`,
  'deep and open': '[{"a":'.repeat(16_000),
  'many names': `{${Array.from({ length: 9_000 }, (_, at) => `"${at.toString(36)}x":1`).join()}}`,
  'many numbers as names': `{${Array.from({ length: 9_000 }, (_, at) => `"${at * 65_536}":1`).join()}}`,
  'one name many times': `{${'"a":1,'.repeat(16_000)}"a":1}`,
  'many texts': `["${'","'.repeat(33_000)}"]`,
  'many zeros': `[${'0,'.repeat(49_000)}0]`,
  'a long number': '1'.repeat(99_000),
  'a long fraction': `0.${'1'.repeat(99_000)}`,
  'spaces between': `{"a"${' '.repeat(99_000)}:1}`,
  'spaces after texts': `["a"${' '.repeat(49_000)},"b"${' '.repeat(49_000)}]`,
  'escaped letters': `{"a":"${'\\u0301'.repeat(16_000)}"}`,
  'escaped quotes': `{"a":"${'\\"'.repeat(49_000)}"}`,
  'an open text': `{"a":"${'\\\\'.repeat(49_000)}`,
}
