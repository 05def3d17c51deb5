import type { RouteObject } from 'react-router'
import type { Handle } from './page.ts'

/** Loads the style sheet of the console before the browser shows a page of it. */
export function bringConsoleSheet(routes: RouteObject[], href: string): void {
  for (const route of routes) {
    const { lazy, handle } = route
    if (typeof lazy === 'function' && (handle as Handle | undefined)?.console)
      route.lazy = async () => (await Promise.all([lazy(), addSheet(href)]))[0]
    bringConsoleSheet(route.children ?? [], href)
  }
}

async function addSheet(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  await new Promise((arrived, failed) => {
    Object.assign(link, { onload: arrived, onerror: failed })
    document.head.append(link)
  }).catch(() => {
    link.remove()
    throw new Error(`${href} did not arrive`)
  })
}
