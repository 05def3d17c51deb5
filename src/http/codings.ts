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
