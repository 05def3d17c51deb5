import type { RouteObject } from 'react-router'
import type { Handle } from './page.ts'

/** The parts of the site with a style sheet of their own, and where it is. */
export type OwnSheets = Record<'console' | 'portal', string>

/** Loads the style sheet of a part of the site before the browser shows a page of it. */
export function bringOwnSheet(routes: RouteObject[], part: keyof OwnSheets, href: string): void {
  for (const route of routes) {
    const { lazy, handle } = route
    if (typeof lazy === 'function' && (handle as Handle | undefined)?.[part])
      route.lazy = async () => (await Promise.all([lazy(), addSheet(href)]))[0]
    bringOwnSheet(route.children ?? [], part, href)
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
