/** The elements of a page with the names of their attributes, each as often as it stands there. */
export function skeletonOf(html: string): Map<string, number> {
  const found = new Map<string, number>()
  for (const element of elementsOf(html)) {
    const names = element.getAttributeNames().toSorted()
    const key = `<${[element.localName, ...names].join(' ')}>`
    found.set(key, (found.get(key) ?? 0) + 1)
  }
  return found
}

/** What one page has more often than the other. */
export function moreThan(page: Map<string, number>, other: Map<string, number>): string[] {
  return [...page].filter(([key, count]) => count > (other.get(key) ?? 0)).map(([key]) => key)
}

/** Addresses in a page that run or lead elsewhere, and data for scripts that is not JSON or could end its element. */
export function unsafeIn(html: string, origin: string): string[] {
  return elementsOf(html).flatMap(element => {
    const addresses = ['href', 'src', 'action', 'formaction'].flatMap(name => element.getAttribute(name) ?? [])
    const wrong = addresses.filter(address => !isOwn(address, origin))
    const isData = element.localName === 'script' && /json/.test(element.getAttribute('type') ?? '')
    return isData && !isSafeData(element.textContent) ? [...wrong, element.textContent.slice(0, 200)] : wrong
  })
}

function isOwn(address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return true
  const { protocol, hostname } = new URL(address, origin)
  return /^(https?|mailto|tel):$/.test(protocol) && !hostname.includes('evil')
}

function isSafeData(text: string): boolean {
  try {
    JSON.parse(text)
    return !/[<>\u2028\u2029]/.test(text)
  } catch {
    // the element ended within it
    return false
  }
}

function elementsOf(html: string): Element[] {
  return [...new window.DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')]
}
