import { Window } from 'happy-dom'

interface Read {
  /** The elements with the names of their attributes, each as often as it stands in the page. */
  skeleton: Map<string, number>
  /** Addresses that run or lead elsewhere, and data for scripts that is not JSON or could end its element. */
  unsafe: string[]
}

/** Reads a page in a window that is closed afterwards, because frames and style sheets would stay in memory otherwise. */
export async function readPage(html: string, origin: string): Promise<Read> {
  const settings = { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true }
  const window = new Window({ url: origin, settings })
  const page = new window.DOMParser().parseFromString(html, 'text/html')
  const elements = [...page.querySelectorAll('*')] as unknown as Element[]
  const read = { skeleton: skeletonOf(elements), unsafe: unsafeIn(elements, origin) }
  await window.happyDOM.close()
  return read
}

/** What one page has more often than the other. */
export function moreThan(page: Read, other: Read): string[] {
  return [...page.skeleton].filter(([key, count]) => count > (other.skeleton.get(key) ?? 0)).map(([key]) => key)
}

function skeletonOf(elements: Element[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const element of elements) {
    const names = element.getAttributeNames().toSorted()
    const key = `<${[element.localName, ...names].join(' ')}>`
    found.set(key, (found.get(key) ?? 0) + 1)
  }
  return found
}

function unsafeIn(elements: Element[], origin: string): string[] {
  return elements.flatMap(element => {
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
