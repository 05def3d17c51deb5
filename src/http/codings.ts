/** A response as it is held, in every coding that there is. */
export interface Coded {
  plain: Buffer
  br?: Buffer | undefined
  gzip?: Buffer | undefined
}

const plainly = { br: /(?:^|,) *br *(?:,|$)/, gzip: /(?:^|,) *gzip *(?:,|$)/ }

/** Whether an Accept-Encoding header allows a coding. A named coding overrides `*`, and q=0 forbids it. */
export function accepts(coding: 'br' | 'gzip', header: string | string[] | undefined): boolean {
  // the fast path, for the way browsers write it
  if (plainly[coding].test(String(header))) return true
  let others = false
  for (const entry of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = entry.split(';')
    const named = name.trim().toLowerCase()
    if (named !== coding && named !== '*') continue
    const allowed = !parameters.some(parameter => /^\s*q\s*=\s*0(\.0*)?\s*$/i.test(parameter))
    if (named === coding) return allowed
    others = allowed
  }
  return others
}

/** The smallest form that the client takes. */
export function preferred(
  coded: Coded,
  header: string | string[] | undefined,
): { coding?: 'br' | 'gzip'; bytes: Buffer } {
  for (const coding of ['br', 'gzip'] as const) {
    const bytes = coded[coding]
    if (bytes && accepts(coding, header)) return { coding, bytes }
  }
  return { bytes: coded.plain }
}
