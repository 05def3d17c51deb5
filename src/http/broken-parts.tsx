import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { PartBoundary } from '../../views/parts-on-page.ts'

/** React writes this at the start of a part that threw, which the browser then renders. */
const clientRendered = '<!--$!-->'

export function hasBrokenPart(html: string): boolean {
  return html.includes(clientRendered)
}

/** React does not report what a part threw. Without a boundary that catches it, `renderToString` throws it. */
export function faultIn(page: ReactNode): unknown {
  try {
    renderToString(<PartBoundary value={NoBoundary}>{page}</PartBoundary>)
  } catch (fault) {
    return fault
  }
  return new Error('a part of the page threw, but not when the page was rendered again')
}

function NoBoundary({ children }: { children?: ReactNode }) {
  return children
}
